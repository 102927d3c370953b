import { and, assign, type DoneActorEvent, enqueueActions, setup } from 'xstate';
import { type Cart, type CartHead, type Finding, returnReason } from '../../contract/index.ts';
import { errorOf, keepFailure } from '../../platform/actors/failing.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import * as conditions from '../whyNot/conditions.ts';
import type { Ending } from '../whyNot/ending.ts';

export interface ApprovalInput {
  readonly head: CartHead;
  /** Right SHOPPINGCART_INSERT: the user may approve and recall. */
  readonly holdsInsert: boolean;
  /** Right SHOPPINGCART_SUBMIT: the user may return an approved cart. */
  readonly holdsSubmit: boolean;
  /** When ordering begins (epoch ms), if the season is in preview. */
  readonly opensAt: number | null;
  /** Order details are typed and not saved; absent where none can be typed. */
  readonly detailsUnsent?: boolean;
}

export interface ApprovalContext extends ApprovalInput {
  /** The findings of the rules; null: not known yet. */
  findings: readonly Finding[] | null;
  detailsUnsent: boolean;
  /** What happened to the cart while it is being finalized on the same page. */
  ending: Ending;
  reason: string;
  failure: Failure | null;
}

export type ApprovalEvent =
  | { type: 'approval.requested' }
  | { type: 'approval.recalled' }
  | { type: 'approval.returned'; reason: string }
  | { type: 'refusal.dismissed' }
  | { type: 'cart.changed'; head: CartHead }
  /** The current findings of the rules; null: the check is running. */
  | { type: 'findings.changed'; findings: readonly Finding[] | null }
  /** Order details are typed and not saved, or no longer. */
  | { type: 'details.turned'; unsent: boolean }
  | { type: 'ending.changed'; ending: Ending };

const cartOf = ({ event }: { event: DoneActorEvent<Cart> }) => ({ cart: event.output });

/** Each call answers with the cart as it is then, or is refused. */
const takeCart = [
  { type: 'setCart', params: cartOf },
  { type: 'handOver', params: cartOf },
] as const;
const refusal = [
  {
    target: 'refused.rereading',
    guard: { type: 'isOutdated', params: errorOf },
    actions: keepFailure,
  },
  { target: 'refused', actions: keepFailure },
] as const;

/** Approves a cart with its current lines, recalls the approval, or returns the cart (O2). */
export const approvalMachine = setup({
  types: { context: {} as ApprovalContext, events: {} as ApprovalEvent, input: {} as ApprovalInput },
  actors: {
    approve: service<Cart, CartHead>(),
    recall: service<Cart, CartHead>(),
    giveBack: service<Cart, { head: CartHead; reason: string }>(),
  },
  actions: {
    setCart: assign((_, { cart }: { cart: Cart }) => ({ head: cart.head, failure: null })),
    /** Whoever shows the cart gets the newer one. */
    handOver: enqueueActions((at, { cart }: { cart: Cart }) =>
      notifyParent(at, { type: 'cart.answered', cart }),
    ),
    /** The cart is not the one that was seen: whoever shows it has to read it again. */
    reportOutdated: enqueueActions((at, { head }: { head: CartHead }) =>
      notifyParent(at, { type: 'approval.outdated', head }),
    ),
    setHead: assign((_, { head }: { head: CartHead }) => ({ head })),
    setFindings: assign((_, { findings }: { findings: readonly Finding[] | null }) => ({ findings })),
    setDetails: assign((_, { unsent }: { unsent: boolean }) => ({ detailsUnsent: unsent })),
    setEnding: assign((_, { ending }: { ending: Ending }) => ({ ending })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason: returnReason(reason) })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isApproved: ({ context }) => context.head.state === 'approved',
    isOutdated: (_: unknown, { error }: { error: unknown }) => failureOf(error).status === 409,
    holdsInsert: conditions.holdsInsert,
    holdsSubmit: conditions.holdsSubmit,
    hasBegun: conditions.hasBegun,
    isChecked: conditions.isChecked,
    hasNothingToSettle: conditions.hasNothingToSettle,
    areDetailsSaved: conditions.areDetailsSaved,
    isNotUncertain: conditions.isNotUncertain,
    isNotFinalized: conditions.isNotFinalized,
    isMine: conditions.isMine,
    hasReason: ({ event }) => event.type === 'approval.returned' && returnReason(event.reason) !== '',
  },
}).createMachine({
  id: 'approval',
  description: 'The approval of a cart by the buyer for the POS Manager',
  context: ({ input }) => ({
    ...input,
    detailsUnsent: input.detailsUnsent === true,
    findings: null,
    ending: 'none',
    reason: '',
    failure: null,
  }),
  initial: 'deciding',
  on: {
    'cart.changed': {
      target: '.deciding',
      actions: { type: 'setHead', params: ({ event }) => event },
    },
    'findings.changed': { actions: { type: 'setFindings', params: ({ event }) => event } },
    'details.turned': { actions: { type: 'setDetails', params: ({ event }) => event } },
    'ending.changed': { actions: { type: 'setEnding', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      description: 'The state of the cart decides what comes next',
      always: [{ guard: 'isApproved', target: 'approved' }, { target: 'open' }],
    },
    open: {
      description: 'The cart is open and can be approved',
      on: {
        'approval.requested': {
          guard: and([
            'holdsInsert',
            'hasBegun',
            'isNotFinalized',
            'isNotUncertain',
            'isChecked',
            'hasNothingToSettle',
            'areDetailsSaved',
          ]),
          target: 'approving',
        },
      },
    },
    approving: {
      description: 'The approval is being stored',
      tags: 'pending',
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context }) => context.head,
        onDone: { target: 'approved', actions: takeCart },
        onError: refusal,
      },
      on: { 'cart.changed': {} },
    },
    approved: {
      description: 'Order Approved: the POS Manager can finalize it',
      on: {
        'approval.recalled': {
          guard: and(['holdsInsert', 'isMine', 'isNotFinalized', 'isNotUncertain']),
          target: 'recalling',
        },
        'approval.returned': {
          guard: and(['holdsSubmit', 'isNotFinalized', 'isNotUncertain', 'hasReason']),
          target: 'returning',
          actions: { type: 'setReason', params: ({ event }) => event },
        },
      },
    },
    recalling: {
      description: 'The approver takes the approval back',
      tags: 'pending',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context }) => context.head,
        onDone: { target: 'deciding', actions: takeCart },
        onError: refusal,
      },
      on: { 'cart.changed': {} },
    },
    returning: {
      description: 'The POS Manager hands the cart back with a reason',
      tags: 'pending',
      invoke: {
        id: 'giveBack',
        src: 'giveBack',
        input: ({ context: { head, reason } }) => ({ head, reason }),
        onDone: { target: 'deciding', actions: takeCart },
        onError: refusal,
      },
      on: { 'cart.changed': {} },
    },
    refused: {
      description: 'The server refused or could not be reached; nothing changed',
      tags: 'failed',
      initial: 'shown',
      on: { 'refusal.dismissed': { target: 'deciding', actions: 'clearFailure' } },
      states: {
        rereading: {
          description: 'The cart is not the one that was seen; it is being read as it is now',
          entry: { type: 'reportOutdated', params: ({ context }) => ({ head: context.head }) },
          on: {
            'cart.changed': { target: 'shown', actions: { type: 'setHead', params: ({ event }) => event } },
          },
        },
        shown: {
          description: 'The refusal is shown, until the user has read it',
          on: { 'cart.changed': { actions: { type: 'setHead', params: ({ event }) => event } } },
        },
      },
    },
  },
});
