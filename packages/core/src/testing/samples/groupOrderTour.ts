import type { AnyMachineSnapshot } from 'xstate';
import { failureOf } from '../../platform/api/failure.ts';
import { type ChartHarness, settle } from '../walkPath.ts';
import { linesOutdated, missing, sampleHead, serverDown } from './carts.ts';
import { sampleGroup } from './groups.ts';

const offered = sampleHead({ cartId: 'cart-9', customerName: 'Kaufhaus Ostwall' });

/** Everything that can happen while further carts are picked, for the chart and for its dialog. */
export const pickingTour = {
  input: { season: offered.season, held: ['cart-1', 'cart-2'] },
  events: [
    { type: 'candidate.toggled', cartId: offered.cartId },
    { type: 'candidates.retried' },
    { type: 'carts.added' },
    { type: 'adding.cancelled' },
  ],
  answers: {
    loadCandidates: [[offered, sampleHead(), sampleHead({ cartId: 'cart-8', season: 'AW27' })]],
  },
  failures: { loadCandidates: [serverDown] },
};

/** Brings about in the real chart of picking what it ended with in the tour. */
export const pick = async (output: unknown, { actor, fake }: ChartHarness): Promise<void> => {
  const { cartIds, failure } = output as { cartIds: readonly string[]; failure: unknown };
  const { picking } = actor.getSnapshot().children;
  if (failure === null) fake.pending[0]?.answer([offered]);
  else fake.pending[0]?.fail(serverDown);
  await settle();
  for (const cartId of cartIds) picking.send({ type: 'candidate.toggled', cartId });
  picking.send({ type: cartIds.length > 0 ? 'carts.added' : 'adding.cancelled' });
};

/** Everything that can happen to a group order, for its chart and for its screen. */
export const groupOrderTour = {
  input: { groupId: 'g-1', mayInsert: true, maySubmit: true },
  contextKey: ({ context }: AnyMachineSnapshot) => [
    context.group?.carts.length,
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
    { type: 'dissolving.requested' },
    { type: 'dissolving.confirmed' },
    { type: 'dissolving.cancelled' },
    { type: 'settlement.requested' },
    { type: 'settlement.confirmed' },
    { type: 'settlement.cancelled' },
    { type: 'outcome.dismissed' },
  ],
  answers: {
    loadGroup: [sampleGroup()],
    reread: [sampleGroup()],
    change: [sampleGroup()],
    picking: [
      { cartIds: ['cart-9'], failure: null },
      { cartIds: [], failure: null },
      { cartIds: [], failure: failureOf(serverDown) },
    ],
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
export const groupOrderTourWithServices = {
  ...groupOrderTour,
  failures: { ...groupOrderTour.failures, settling: [] },
};
