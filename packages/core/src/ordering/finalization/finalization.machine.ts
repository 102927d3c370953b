import { type AnyMachineSnapshot, and, assign, setup } from 'xstate';
import type { CartHead, Finding } from '../../contract/index.ts';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { statusReporter } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf, isSilent } from '../../platform/api/failure.ts';
import { ASK_AGAIN_DELAY, isAnswerLost, MOST_ASKINGS } from '../../rules/askAgain.ts';
import * as conditions from '../whyNot/conditions.ts';
import type { Ending } from '../whyNot/ending.ts';

export interface FinalizationInput {
  readonly head: CartHead;
  /** Right SHOPPINGCART_SUBMIT. */
  readonly holdsSubmit: boolean;
  /** When ordering begins (epoch ms), if the season is in preview. */
  readonly opensAt: number | null;
  /** Order details are typed and not saved; absent where none can be typed. */
  readonly detailsUnsent?: boolean;
}

export interface FinalizedOrder {
  readonly orderId: string;
  readonly orderNumber: string;
}

export interface FinalizationContext extends FinalizationInput {
  /** The findings of the rules; null: not known yet. */
  findings: readonly Finding[] | null;
  detailsUnsent: boolean;
  order: FinalizedOrder | null;
  askings: number;
  /** The cart is no longer there: the news say that it became an order (`ordered`), or nothing says yet what it became. */
  left: 'none' | 'gone' | 'ordered';
  failure: Failure | null;
}

export type FinalizationEvent =
  | { type: 'finalization.requested' }
  | { type: 'finalization.confirmed' }
  | { type: 'finalization.cancelled' }
  | { type: 'finalization.retried' }
  | { type: 'refusal.dismissed' }
  | { type: 'cart.changed'; head: CartHead }
  /** The current findings of the rules; null: the check is running. */
  | { type: 'findings.changed'; findings: readonly Finding[] | null }
  /** A cart became an order, as the news say (`ordered`), or the place has none any more, and nothing says why (null). */
  | { type: 'cart.left'; ordered: string | null }
  /** Order details are typed and not saved, or no longer. */
  | { type: 'details.turned'; unsent: boolean };

/** What the chart tells its parent, once on every change of `status`. */
export interface FinalizationStatusChanged {
  readonly type: 'finalization.statusChanged';
  readonly status: Ending;
  /** The cart that is being finalized. */
  readonly head: CartHead;
}

const endingOf = (snapshot: AnyMachineSnapshot): Ending => {
  if (snapshot.matches('finalized') || snapshot.matches('overtaken')) return 'over';
  // An answer that is awaited may still tell whose order it is; one that was lost tells nothing that the news do not.
  if (snapshot.context.left === 'ordered' && !snapshot.matches('finalizing')) return 'ordered';
  if (snapshot.matches('outdated')) return 'outdated';
  return snapshot.hasTag('pending') || snapshot.matches('uncertain') ? 'uncertain' : 'none';
};

const finalizationStatusChanged = (snapshot: AnyMachineSnapshot): FinalizationStatusChanged => ({
  type: 'finalization.statusChanged',
  status: endingOf(snapshot),
  head: snapshot.context.head,
});

const finalizationSetup = setup({
  types: {
    context: {} as FinalizationContext,
    events: {} as FinalizationEvent,
    input: {} as FinalizationInput,
  },
  actors: {
    finalize: service<FinalizedOrder, CartHead>(),
    reportStatus: statusReporter(finalizationStatusChanged, (one, other) => one.status === other.status),
  },
  actions: {
    setHead: assign((_, { head }: { head: CartHead }) => ({ head })),
    setFindings: assign((_, { findings }: { findings: readonly Finding[] | null }) => ({ findings })),
    setDetails: assign((_, { unsent }: { unsent: boolean }) => ({ detailsUnsent: unsent })),
    setOrder: assign((_, { order }: { order: FinalizedOrder }) => ({ order, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
    countAsking: assign({ askings: ({ context }) => context.askings + 1 }),
    startCounting: assign({ askings: 0, left: 'none' }),
    noteLeft: assign(({ context: { head, left } }, { ordered }: { ordered: string | null }) => {
      if (ordered === head.cartId) return { left: 'ordered' as const };
      // The order of an earlier cart says nothing of this one.
      return ordered === null && left === 'none' ? { left: 'gone' as const } : {};
    }),
  },
  guards: {
    holdsSubmit: conditions.holdsSubmit,
    hasBegun: conditions.hasBegun,
    isNotFinalized: conditions.isNotFinalized,
    isChecked: conditions.isChecked,
    hasNothingToSettle: conditions.hasNothingToSettle,
    areDetailsSaved: conditions.areDetailsSaved,
    keepsLimit: conditions.keepsLimit,
    isLimitComparable: conditions.isLimitComparable,
    /** The lines are unchanged: the cart was reread, or it was only approved. The dialog's question remains valid. */
    isAsSeen: ({ context: { head: seen } }, { head }: { head: CartHead }) =>
      (head.version === seen.version && head.state === seen.state) ||
      (head.version === seen.version + 1 && head.state === 'approved' && seen.state === 'open'),
    hasLeft: ({ context }) => context.left === 'gone',
    mayAskAgain: ({ context }) => context.askings < MOST_ASKINGS,
    // During a maintenance the server does not even start the finalization, so there is nothing to find out.
    isLost: (_, { error }: { error: unknown }) => isAnswerLost(error) && !isSilent(failureOf(error)),
    isOvertaken: (_, { error }: { error: unknown }) => failureOf(error).code === 'cartFinalized',
    isOutdated: (_, { error }: { error: unknown }) => failureOf(error).code === 'versionConflict',
  },
  delays: { askAgainDelay: ASK_AGAIN_DELAY },
});

/** 'Finalize order' asks for the confirmation; after a refusal it begins anew. */
const { on: offering } = finalizationSetup.createStateConfig({
  on: {
    'finalization.requested': {
      guard: and([
        'holdsSubmit',
        'hasBegun',
        'isNotFinalized',
        'isChecked',
        'hasNothingToSettle',
        'areDetailsSaved',
        'keepsLimit',
        'isLimitComparable',
      ]),
      target: '#finalization.confirming',
      actions: 'clearFailure',
    },
  },
});

/**
 * Turns a cart into an order, exactly once (O5). After a lost response it is unknown whether the order exists;
 * sending the same request with the same key again finds out.
 */
export const finalizationMachine = finalizationSetup.createMachine({
  id: 'finalization',
  description: 'Turning a cart into an order, exactly once',
  context: ({ input }) => ({
    ...input,
    detailsUnsent: input.detailsUnsent === true,
    findings: null,
    order: null,
    askings: 0,
    left: 'none',
    failure: null,
  }),
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  initial: 'idle',
  on: {
    'findings.changed': { actions: { type: 'setFindings', params: ({ event }) => event } },
    'cart.left': { actions: { type: 'noteLeft', params: ({ event }) => event } },
    'details.turned': { actions: { type: 'setDetails', params: ({ event }) => event } },
  },
  states: {
    idle: {
      description: 'Nothing is under way',
      on: {
        ...offering,
        'cart.changed': { actions: { type: 'setHead', params: ({ event }) => event } },
      },
    },
    confirming: {
      description: 'A dialog asks once more, with pieces and value',
      on: {
        'finalization.confirmed': { target: 'finalizing', actions: 'startCounting' },
        'finalization.cancelled': 'idle',
        'cart.changed': [
          {
            guard: { type: 'isAsSeen', params: ({ event }) => event },
            actions: { type: 'setHead', params: ({ event }) => event },
          },
          { target: 'idle', actions: { type: 'setHead', params: ({ event }) => event } },
        ],
      },
    },
    finalizing: {
      description: 'The order is being written',
      tags: 'pending',
      invoke: {
        id: 'finalize',
        src: 'finalize',
        input: ({ context }) => context.head,
        onDone: {
          target: 'finalized',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          { target: 'asking', guard: { type: 'isLost', params: errorOf }, actions: keepFailure },
          { target: 'overtaken', guard: { type: 'isOvertaken', params: errorOf }, actions: keepFailure },
          { target: 'outdated', guard: { type: 'isOutdated', params: errorOf }, actions: keepFailure },
          { target: 'refused', actions: keepFailure },
        ],
      },
    },
    asking: {
      description: 'No answer came: the same request finds out whether the order stands',
      tags: 'pending',
      entry: 'countAsking',
      after: {
        askAgainDelay: [{ guard: 'mayAskAgain', target: 'finalizing' }, { target: 'uncertain' }],
      },
    },
    uncertain: {
      description: 'It is still unknown whether the order stands; the user can ask again',
      tags: 'failed',
      // Whoever hears of it is connected again.
      always: { guard: 'hasLeft', target: 'finalizing', actions: 'startCounting' },
      on: { 'finalization.retried': { target: 'finalizing', actions: 'startCounting' } },
    },
    refused: {
      description: 'The rules refused; all findings are shown and no order was written',
      tags: 'failed',
      on: {
        ...offering,
        'cart.changed': { actions: { type: 'setHead', params: ({ event }) => event } },
        'refusal.dismissed': { target: 'idle', actions: 'clearFailure' },
      },
    },
    outdated: {
      description: 'The lines are not those that were checked; no order was written',
      tags: 'failed',
      initial: 'rereading',
      on: { ...offering, 'refusal.dismissed': { target: 'idle', actions: 'clearFailure' } },
      states: {
        rereading: {
          description: 'The cart is being read as it is now',
          on: {
            'cart.changed': { target: 'reread', actions: { type: 'setHead', params: ({ event }) => event } },
          },
        },
        reread: {
          description: 'The lines as they are now are shown, until the user has read that they changed',
          on: { 'cart.changed': { actions: { type: 'setHead', params: ({ event }) => event } } },
        },
      },
    },
    overtaken: { description: 'Somebody else finalized the cart first; their order stands' },
    finalized: { description: 'Order finalized: the order stands under its number' },
  },
});
