import { and, assign, setup } from 'xstate';
import type { CartHead, Finding, RightEnv } from '../../contract/index.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';

export interface CartsInput {
  readonly rightEnv: RightEnv;
  readonly customerId: string;
}

/** Findings of the rules by cartId, for carts that are not finalized. A cart whose check failed is left out. */
export type Warnings = Readonly<Record<string, readonly Finding[]>>;

export interface CartsContext {
  params: CartsInput;
  /** Right SHOPPINGCART_INSERT: the user may delete carts. */
  mayInsert: boolean;
  answer: readonly CartHead[] | null;
  warnings: Warnings;
  /** The cart that is about to be deleted. */
  chosen: CartHead | null;
  /** The cart that was deleted last. */
  removed: CartHead | null;
  failure: Failure | null;
}

export type CartsEvent =
  | { type: 'reading.retried' }
  | { type: 'judging.retried' }
  | { type: 'reading.refreshed' }
  | { type: 'removal.wished'; cartId: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'refusal.dismissed' };

const chosenOf = ({ chosen }: CartsContext): CartHead => {
  if (chosen === null) throw new Error('no cart is chosen');
  return chosen;
};

/**
 * All carts of a customer in every state, with the findings of the rules. An open cart can be deleted (requirement
 * N1).
 */
export const cartsMachine = setup({
  types: {
    context: {} as CartsContext,
    events: {} as CartsEvent,
    input: {} as CartsInput & { readonly mayInsert: boolean },
  },
  actors: {
    read: service<CartHead[], CartsInput>(),
    judge: service<Warnings, readonly CartHead[]>(),
    remove: service<void, CartHead>(),
  },
  actions: {
    setAnswer: assign((_, { answer }: { answer: readonly CartHead[] }) => ({ answer, failure: null })),
    setWarnings: assign((_, { warnings }: { warnings: Warnings }) => ({ warnings })),
    choose: assign(({ context }, { cartId }: { cartId: string }) => ({
      chosen: context.answer?.find((head) => head.cartId === cartId) ?? null,
      failure: null,
    })),
    dropChosen: assign({ chosen: null, failure: null }),
    drop: assign(({ context: { answer, chosen } }) => ({
      answer: answer?.filter(({ cartId }) => cartId !== chosen?.cartId) ?? null,
      removed: chosen,
      chosen: null,
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isStale: ({ context }) => context.failure !== null,
    holdsInsert: ({ context }) => context.mayInsert,
    isStillOpen: ({ context: { answer }, event }) =>
      event.type === 'removal.wished' &&
      (answer?.some(({ cartId, state }) => cartId === event.cartId && state === 'open') ?? false),
  },
}).createMachine({
  id: 'carts',
  description: "A customer's carts, open, approved and finalized",
  context: ({ input: { mayInsert, ...params } }) => ({
    params,
    mayInsert,
    answer: null,
    warnings: {},
    chosen: null,
    removed: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The first answer is awaited',
      tags: 'pending',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.params,
        onDone: {
          target: 'ready',
          actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
    },
    missing: { description: 'There is no such customer, or not for this user' },
    failed: {
      description: 'The carts could not be read; the user may try again',
      tags: 'failed',
      on: { 'reading.retried': 'loading' },
    },
    ready: {
      description: 'The carts are shown',
      initial: 'judging',
      on: {
        'reading.refreshed': 'refreshing',
        // Once a maintenance is over, what it kept from being read anew or judged is read and judged.
        'reading.retried': { guard: 'isStale', target: 'refreshing' },
        'removal.wished': {
          guard: and(['holdsInsert', 'isStillOpen']),
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
      states: {
        judging: {
          description: 'The rules are being run over each cart, without effect',
          invoke: {
            id: 'judge',
            src: 'judge',
            input: ({ context }) => context.answer ?? [],
            onDone: {
              target: 'judged',
              actions: { type: 'setWarnings', params: ({ event }) => ({ warnings: event.output }) },
            },
            onError: {
              target: 'unjudged',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
        },
        unjudged: {
          description: 'The rules could not be run, so nothing is known of warnings; the user may try again',
          on: { 'judging.retried': { target: 'judging', actions: 'forgetFailure' } },
        },
        judged: { description: 'What the rules say is shown at each cart' },
      },
    },
    refreshing: {
      description: 'A newer answer is awaited while the old one is shown',
      invoke: {
        id: 'readAgain',
        src: 'read',
        input: ({ context }) => context.params,
        onDone: {
          target: 'ready',
          actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'ready', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'Is the cart to be deleted, with everything in it?',
      on: {
        'removal.confirmed': 'removing',
        'removal.cancelled': { target: 'ready', actions: 'dropChosen' },
      },
    },
    removing: {
      description: 'The cart is being deleted, as it was seen',
      tags: 'pending',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => chosenOf(context),
        onDone: { target: 'ready', actions: 'drop' },
        onError: { target: 'refused', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    refused: {
      description: 'The cart was not deleted, and why; then the carts are read as they are now',
      tags: 'failed',
      on: { 'refusal.dismissed': { target: 'refreshing', actions: 'dropChosen' } },
    },
  },
});
