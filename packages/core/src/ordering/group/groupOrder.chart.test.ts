import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  chartSuite,
  createFakeApi,
  fakeOrderingDependencies,
  groupOrderTour,
  groupOrderTourWithServices,
  networkLost,
  pick,
  rulesRefused,
  sampleGroup,
  sampleGroupCarts,
  sampleHead,
  serverDown,
  settle,
  situationOf,
  wiringSuite,
} from '../../testing/index.ts';
import { groupActors } from './group.actors.ts';
import { groupOrderMachine } from './groupOrder.machine.ts';
import { settlingMachine } from './settling.machine.ts';

const { input } = groupOrderTour;

chartSuite(groupOrderMachine, {
  ...groupOrderTour,
  contextKey: (snapshot) => [groupOrderTour.contextKey(snapshot), snapshot.context.group?.mine],
  events: [
    ...groupOrderTour.events,
    { type: 'group.renamed', groupName: '  ' },
    { type: 'group.renamed', groupName: 'Northern shops' },
  ],
  answers: {
    ...groupOrderTour.answers,
    loadGroup: [sampleGroup(), { ...sampleGroup(), mine: false }],
    reread: [sampleGroup(sampleGroupCarts, { version: 2 })],
    change: [sampleGroup(sampleGroupCarts, { version: 2, groupName: 'Southern shops' })],
  },
  otherInputs: [{ groupId: 'g-1', mayInsert: false, maySubmit: false }],
  invariants: {
    'N8 what is shown has been read': (snapshot) =>
      ['loading', 'missing', 'failed'].some((state) => snapshot.matches(state)) ||
      snapshot.context.group !== null,
    'N8 a data load error says why': (snapshot) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
    'N8 what failed before is not told of what is loaded anew': (snapshot) =>
      !snapshot.matches('loading') || snapshot.context.failure === null,
    'K1 without rights nothing is changed, finalized or approved': (snapshot) =>
      snapshot.context.mayInsert ||
      !['changing', 'adding', 'settling', 'dissolving'].some((state) => snapshot.matches(state)),
  },
});

wiringSuite(groupOrderMachine, {
  tour: groupOrderTourWithServices,
  machine: (api) => groupActors(fakeOrderingDependencies(api)).groupOrder,
  doing: {
    answers: {
      picking: pick,
      settling: async (_, { fake }) => {
        fake.pending[0]?.answer({ orderId: 'o-1', orderNumber: '900001', replayed: false });
        await settle();
      },
    },
  },
});

describe('N8 finalizing a group order', () => {
  const running = async (rights: Partial<typeof input>, carts = sampleGroupCarts) => {
    const fake = createFakeApi();
    const dependencies = fakeOrderingDependencies(fake.api);
    const actor = createActor(groupActors(dependencies).groupOrder, {
      input: { ...input, ...rights },
    }).start();
    fake.pending[0]?.answer(sampleGroup(carts));
    await settle();
    actor.send({ type: 'settlement.requested' });
    actor.send({ type: 'settlement.confirmed' });
    await settle();
    return { fake, actor };
  };
  const names = (fake: ReturnType<typeof createFakeApi>) => fake.pending.map(({ name }) => name);

  it('N8 takes those that can, each by itself, leaves objected and finalized carts alone, and reads what came of it', async () => {
    const { fake, actor } = await running({});
    expect(names(fake)).toEqual(['finalizeCart']);
    expect(fake.pending[0]?.call.idempotencyKey).toBe('finalize-cart-1-3');
    fake.pending[0]?.fail(rulesRefused);
    await settle();
    expect(names(fake)).toEqual(['groupOrder']);
    fake.pending[0]?.answer(sampleGroup());
    await settle();
    expect(actor.getSnapshot().context.settled).toMatchObject([{ cartId: 'cart-1', done: false }]);
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it.each([
    { type: 'group.renamed', groupName: 'Southern shops' },
    { type: 'cart.removed', cartId: 'cart-2' },
  ] as const)('C6 N8 what $type leads to stands without the outcome of an earlier run', async (deed) => {
    const { fake, actor } = await running({});
    fake.pending[0]?.fail(rulesRefused);
    await settle();
    fake.pending[0]?.answer(sampleGroup());
    await settle();
    expect(actor.getSnapshot().context.settled).toHaveLength(1);
    actor.send(deed);
    fake.pending[0]?.fail(serverDown);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ settled: [], failure: { status: 500 } });
  });

  it('C6 N8 dissolving that fails stands without the outcome of an earlier run', async () => {
    const { fake, actor } = await running({});
    fake.pending[0]?.fail(rulesRefused);
    await settle();
    fake.pending[0]?.answer(sampleGroup());
    await settle();
    actor.send({ type: 'dissolving.requested' });
    actor.send({ type: 'dissolving.confirmed' });
    fake.pending[0]?.fail(serverDown);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ settled: [], failure: { status: 500 } });
  });

  it('N8 without SHOPPINGCART_SUBMIT it approves', async () => {
    const { fake } = await running({ maySubmit: false });
    expect(names(fake)).toEqual(['approveCart']);
  });

  it('N8 a cart that is left out stays as it is, and nothing is left to run', async () => {
    const fake = createFakeApi();
    const actor = createActor(groupActors(fakeOrderingDependencies(fake.api)).groupOrder, { input }).start();
    fake.pending[0]?.answer(sampleGroup());
    await settle();
    actor.send({ type: 'cart.toggled', cartId: 'cart-1' });
    expect(actor.getSnapshot().can({ type: 'settlement.requested' })).toBe(false);
  });

  it('N8 HZ24 a lost answer is asked for again under the same key', () => {
    const snapshot = situationOf(
      settlingMachine,
      { action: 'finalize', heads: [sampleHead()] },
      { type: 'xstate.error.actor.settle', error: networkLost },
    );
    expect(snapshot.value).toBe('asking');
  });
});
