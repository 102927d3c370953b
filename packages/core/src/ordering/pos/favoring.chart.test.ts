import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { chartSuite, createFakeApi, serverDown, settle, wiringSuite } from '../../testing/index.ts';
import { favoringMachine } from './favoring.machine.ts';
import { favoringActors } from './pos.actors.ts';

const tour = {
  input: { rightEnv: 'preorder' as const },
  events: [
    { type: 'favorite.wished', customerId: 'c-1', favorite: true },
    { type: 'favorite.wished', customerId: 'c-1', favorite: false },
    { type: 'favorite.wished', customerId: 'c-2', favorite: true },
  ],
};
const contextOf = (snapshot: { context: unknown }) =>
  (snapshot as SnapshotFrom<typeof favoringMachine>).context;

chartSuite(favoringMachine, {
  ...tour,
  invariants: {
    'L1 a wish is under way exactly while it is being stored': (snapshot) =>
      snapshot.matches('storing') === contextOf(snapshot).waiting.length > 0,
    'L1 of those that wait there is one for each customer': (snapshot) => {
      const ids = contextOf(snapshot)
        .waiting.slice(1)
        .map(({ customerId }) => customerId);
      return new Set(ids).size === ids.length;
    },
  },
});

wiringSuite(favoringMachine, {
  tour,
  machine: (api) => favoringMachine.provide({ actors: favoringActors(api) }),
  doing: { answers: { storeWish: (_, { fake }) => fake.pending[0]?.answer(null) } },
});

describe('L1 favourite points of sale', () => {
  const start = () => {
    const fake = createFakeApi();
    const machine = favoringMachine.provide({ actors: favoringActors(fake.api) });
    const actor = createActor(machine, { input: { rightEnv: 'preorder' } }).start();
    const wish = (favorite: boolean) => actor.send({ type: 'favorite.wished', customerId: 'c-1', favorite });
    return { fake, actor, wish };
  };

  it('L1 five quick clicks store the first and the last', async () => {
    const { fake, wish } = start();
    for (const favorite of [true, false, true, false, true]) wish(favorite);
    fake.pending[0]?.answer(null);
    await settle();
    fake.pending[0]?.answer(null);
    await settle();
    expect(fake.sent).toEqual(['markCustomer', 'markCustomer']);
    expect(fake.pending).toEqual([]);
  });

  it('L1 what could not be stored is taken back', async () => {
    const { fake, actor, wish } = start();
    wish(true);
    expect(actor.getSnapshot().context.wishes).toEqual({ 'c-1': true });
    fake.pending[0]?.fail(serverDown);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: 'stored', context: { wishes: { 'c-1': false } } });
  });
});
