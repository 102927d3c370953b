import { assign, setup } from 'xstate';
import type { CartHead } from '../../contract/index.ts';
import { errorOf } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { ASK_AGAIN_DELAY, isAnswerLost, MOST_ASKINGS } from '../../rules/askAgain.ts';

/** The action performed on each cart of a group order. */
export type GroupAction = 'finalize' | 'approve';

/** The result for one cart; `orderNumber` if there is an order now. */
export interface SettledCart {
  readonly cartId: string;
  readonly done: boolean;
  readonly orderNumber: string | null;
  readonly failure: Failure | null;
}

export interface SettlingInput {
  readonly action: GroupAction;
  readonly heads: readonly CartHead[];
}

export interface SettlingContext extends SettlingInput {
  /** The results so far, in the order of `heads`. */
  settled: readonly SettledCart[];
  askings: number;
}

export interface SettleOne {
  readonly action: GroupAction;
  readonly head: CartHead;
}

const nextIn = ({ heads, settled }: SettlingContext): CartHead | undefined => heads[settled.length];

const noted = (context: SettlingContext, parts: Omit<SettledCart, 'cartId'>): SettledCart[] => {
  const head = nextIn(context);
  return head ? [...context.settled, { cartId: head.cartId, ...parts }] : [...context.settled];
};

/**
 * Finalizes or approves carts one after the other, each on its own and exactly once. A refused cart does not affect
 * the others.
 */
export const settlingMachine = setup({
  types: {
    context: {} as SettlingContext,
    input: {} as SettlingInput,
    output: {} as readonly SettledCart[],
  },
  actors: { settle: service<{ readonly orderNumber: string | null }, SettleOne>() },
  actions: {
    note: assign(({ context }, { orderNumber }: { orderNumber: string | null }) => ({
      settled: noted(context, { done: true, orderNumber, failure: null }),
      askings: 0,
    })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      settled: noted(context, { done: false, orderNumber: null, failure: failureOf(error) }),
      askings: 0,
    })),
    countAsking: assign({ askings: ({ context }) => context.askings + 1 }),
  },
  guards: {
    hasNext: ({ context }) => nextIn(context) !== undefined,
    mayAskAgain: ({ context }, { error }: { error: unknown }) =>
      isAnswerLost(error) && context.askings < MOST_ASKINGS,
  },
  delays: { askDelay: ASK_AGAIN_DELAY },
}).createMachine({
  id: 'settling',
  description: 'Carts of a group order are finalized or approved, one after the other',
  context: ({ input }) => ({ ...input, settled: [], askings: 0 }),
  initial: 'deciding',
  output: ({ context }) => context.settled,
  states: {
    deciding: {
      description: 'Is there a cart left?',
      always: [{ guard: 'hasNext', target: 'settling' }, { target: 'done' }],
    },
    settling: {
      description: 'One cart is being finalized or approved',
      tags: 'pending',
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context }) => {
          const head = nextIn(context);
          if (!head) throw new Error('there is no cart left to settle');
          return { action: context.action, head };
        },
        onDone: { target: 'deciding', actions: { type: 'note', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'mayAskAgain', params: errorOf },
            target: 'asking',
          },
          {
            target: 'deciding',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    asking: {
      description: 'No answer came: the same request finds out what became of this cart',
      tags: 'pending',
      entry: 'countAsking',
      after: { askDelay: 'settling' },
    },
    done: { type: 'final', description: 'Every cart has been tried' },
  },
});
