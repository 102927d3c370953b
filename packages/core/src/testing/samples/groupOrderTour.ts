import type { AnyMachineSnapshot } from 'xstate';
import { linesOutdated, missing, sampleHead, serverDown } from './carts.ts';
import { sampleGroup } from './groups.ts';

/** Everything that can happen to a group order, for its chart and for its screen. */
export const groupOrderTour = {
  input: { groupId: 'g-1', mayInsert: true, maySubmit: true },
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.group?.carts.length,
    context.picked,
    context.leftOut,
    context.settled.length,
    context.failure !== null,
  ],
  events: [
    { type: 'reading.retried' },
    { type: 'reading.refreshed' },
    { type: 'group.renamed', groupName: 'Southern shops' },
    { type: 'cart.removed', cartId: 'cart-2' },
    { type: 'cart.toggled', cartId: 'cart-1' },
    { type: 'carts.wanted' },
    { type: 'candidate.toggled', cartId: 'cart-9' },
    { type: 'candidates.retried' },
    { type: 'carts.added' },
    { type: 'adding.cancelled' },
    { type: 'dissolving.requested' },
    { type: 'dissolving.confirmed' },
    { type: 'dissolving.cancelled' },
    { type: 'settlement.requested' },
    { type: 'settlement.confirmed' },
    { type: 'settlement.cancelled' },
    { type: 'told.dismissed' },
  ],
  answers: {
    loadGroup: [sampleGroup()],
    reread: [sampleGroup()],
    loadCandidates: [[sampleHead({ cartId: 'cart-9', customerName: 'Kaufhaus Ostwall' })]],
    change: [sampleGroup()],
    settling: [[{ cartId: 'cart-1', done: true, orderNumber: '900001', failure: null }]],
  },
  failures: {
    loadGroup: [missing, serverDown],
    reread: [missing, serverDown],
    change: [linesOutdated, serverDown],
    dissolve: [missing, serverDown],
  },
};

/** The same where services really answer: each cart tells its own refusal, the settling of all never fails. */
export const groupOrderWalk = {
  ...groupOrderTour,
  failures: { ...groupOrderTour.failures, settling: [] },
};
