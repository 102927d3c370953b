import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import type { OrderingRoute } from '../navigation/orderingRoute.ts';
import type { OrderingDependencies } from '../platform/orderingDependencies.ts';
import {
  buyerRights,
  chartSuite,
  createFakeApi,
  fakeOrderingDependencies,
  managerRights,
  sampleCart,
  sampleCustomer,
  samplePlace,
  sampleRights,
  sampleSeasonState,
  settle,
  storedAnswer,
} from '../testing/index.ts';
import type { Unsaved } from './cart/cartStatus.ts';
import { orderingChildren, workspaceChildren } from './children.ts';
import { orderingLogic } from './index.ts';
import { orderingMachine } from './ordering.machine.ts';

const styles: OrderingRoute = { screen: 'styles', place: samplePlace };
const cart: OrderingRoute = { screen: 'cart', place: samplePlace };
const elsewhere: OrderingRoute = { screen: 'styles', place: { ...samplePlace, season: 'FW27' } };
const pos: OrderingRoute = { screen: 'pos', rightEnv: 'preorder' };

const workspaceAt = (unsaved: Unsaved) => ({ type: 'workspace.statusChanged', unsaved });
const newsCame = (isFirst: boolean) => ({
  type: 'news.came',
  news: { mark: 'a', askAgainIn: 0, waiting: 1 },
  isFirst,
});

const tour = {
  input: { route: pos, rights: managerRights },
  contextKey: ({ context }: AnyMachineSnapshot) => [context.route, context.next, context.unsaved],
  events: [
    ...[
      pos,
      { screen: 'waiting', rightEnv: 'preorder' },
      { screen: 'seasons', rightEnv: 'preorder', customerId: 'c-1' },
      { screen: 'seasons', rightEnv: 'preorder', customerId: 'c-1', search: '?q=shirt' },
      { screen: 'carts', rightEnv: 'preorder', customerId: 'c-1' },
      { screen: 'orders', rightEnv: 'preorder', customerId: 'c-1' },
      { screen: 'groups', rightEnv: 'preorder', groupId: null },
      { screen: 'order', orderId: 'o-1' },
      styles,
      cart,
      elsewhere,
    ].map((route) => ({ type: 'route.changed', route })),
    ...['pos', 'waiting', 'seasons', 'carts', 'orders', 'groups', 'order'].map((screen) => ({
      type: 'code.came',
      screen,
    })),
    { type: 'language.changed' },
    { type: 'maintenance.over' },
    { type: 'leaving.confirmed' },
    { type: 'leaving.cancelled' },
    { type: 'signOut.wished' },
    { type: 'area.left' },
    workspaceAt('none'),
    workspaceAt('kept'),
    workspaceAt('atRisk'),
    newsCame(true),
    newsCame(false),
  ],
};

const leaving = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ place: 'leaving' }) || snapshot.matches({ place: 'asking' });

chartSuite(orderingMachine, {
  ...tour,
  input: {
    route: { screen: 'pos', rightEnv: 'postorder' },
    rights: { ...managerRights, postorder: sampleRights().postorder },
  },
  invariants: {
    'the place asked for is known while leaving, and only then': (snapshot) =>
      leaving(snapshot) === (snapshot.context.next !== null),
    'the workspace is open exactly where a place is addressed': (snapshot) =>
      snapshot.matches('place') === 'place' in snapshot.context.route,
  },
});

const cartOf = (ordering: ActorRefFrom<typeof orderingMachine>) => {
  const { workspace } = orderingChildren(ordering.getSnapshot());
  return workspace && workspaceChildren(workspace.getSnapshot()).cart;
};

describe('N4 leaving with unsaved quantities', () => {
  const start = async () => {
    const fake = createFakeApi();
    const clock = new SimulatedClock();
    const shown: Parameters<OrderingDependencies['showRoute']>[0][] = [];
    const logic = orderingLogic(fakeOrderingDependencies(fake.api, (route) => shown.push(route)));
    const actor = createActor(logic, { input: { route: styles, rights: buyerRights }, clock }).start();
    const answer = async (name: string, value: unknown) => {
      fake.pending.find((one) => one.name === name)?.answer(value);
      await settle();
    };
    await answer('customer', sampleCustomer());
    await answer('seasonState', sampleSeasonState());
    await answer('currentCart', sampleCart());
    const type = (entry: string) =>
      cartOf(actor)?.send({ type: 'cell.typed', articleVariantId: 'v-1', entry });
    return { actor, answer, clock, shown, type, fake };
  };

  it('N4 stores first and then leaves', async () => {
    const { actor, answer, clock, type } = await start();
    type('6');
    actor.send({ type: 'route.changed', route: pos });
    expect(actor.getSnapshot().value).toEqual({ place: 'leaving' });
    clock.increment(600);
    await answer('changeLines', storedAnswer());
    expect(actor.getSnapshot().value).toBe('pos');
  });

  it('N4 asks when quantities cannot be stored, and goes back to them', async () => {
    const { actor, clock, shown, type } = await start();
    type('1.5');
    actor.send({ type: 'route.changed', route: pos });
    clock.increment(1500);
    expect(actor.getSnapshot().value).toEqual({ place: 'asking' });
    actor.send({ type: 'leaving.cancelled' });
    expect(actor.getSnapshot().value).toEqual({ place: 'staying' });
    expect(shown).toEqual([styles]);
    expect(cartOf(actor)?.getSnapshot().context.ledger.cells.get('v-1')?.entry).toBe('1.5');
  });

  it('N4 discards when told to', async () => {
    const { actor, clock, type } = await start();
    type('1.5');
    actor.send({ type: 'route.changed', route: pos });
    clock.increment(1500);
    actor.send({ type: 'leaving.confirmed' });
    expect(actor.getSnapshot().value).toBe('pos');
  });

  it('A12 N4 stores before the session ends, asks where something would be lost, and asks once', async () => {
    const { actor, answer, clock, shown, type } = await start();
    expect(actor.getSnapshot().can({ type: 'signOut.wished' })).toBe(false);
    type('6');
    actor.send({ type: 'signOut.wished' });
    expect(actor.getSnapshot().value).toEqual({ place: 'leaving' });
    clock.increment(600);
    await answer('changeLines', storedAnswer());
    expect(shown).toEqual([{ screen: 'logout' }]);
    expect(actor.getSnapshot().can({ type: 'signOut.wished' })).toBe(false);
  });

  it('A12 N4 who keeps editing stays signed in and where they were', async () => {
    const { actor, clock, shown, type } = await start();
    type('1.5');
    actor.send({ type: 'signOut.wished' });
    clock.increment(1500);
    expect(actor.getSnapshot().value).toEqual({ place: 'asking' });
    actor.send({ type: 'leaving.cancelled' });
    expect(shown).toEqual([styles]);
    actor.send({ type: 'signOut.wished' });
    clock.increment(1500);
    actor.send({ type: 'leaving.confirmed' });
    expect(shown.at(-1)).toEqual({ screen: 'logout' });
    expect(cartOf(actor)?.getSnapshot().context.ledger.cells.size).toBe(0);
    actor.send({ type: 'route.changed', route: cart });
    expect(actor.getSnapshot().value).toEqual({ place: 'staying' });
  });

  it('A12 N4 logging out while it is asked for another reason asks anew, above whatever has come over the question', async () => {
    const { actor, clock, shown, type } = await start();
    type('1.5');
    actor.send({ type: 'route.changed', route: pos });
    clock.increment(1500);
    expect(actor.getSnapshot().value).toEqual({ place: 'asking' });
    actor.send({ type: 'signOut.wished' });
    expect(actor.getSnapshot().value).toEqual({ place: 'leaving' });
    clock.increment(1500);
    expect(actor.getSnapshot().value).toEqual({ place: 'asking' });
    actor.send({ type: 'leaving.confirmed' });
    expect(shown).toEqual([{ screen: 'logout' }]);
  });

  it('leaves at once when nothing is unsaved', async () => {
    const { actor } = await start();
    actor.send({ type: 'route.changed', route: elsewhere });
    const { workspace } = orderingChildren(actor.getSnapshot());
    expect(workspace?.getSnapshot().context.route).toEqual(elsewhere);
  });
});
