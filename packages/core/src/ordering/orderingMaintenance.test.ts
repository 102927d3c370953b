import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate';
import { packStyles } from '../contract/index.ts';
import type { OrderingRoute } from '../navigation/orderingRoute.ts';
import {
  createFakeApi,
  fakeOrderingDependencies,
  managerRights,
  sampleCart,
  sampleCustomer,
  sampleHead,
  sampleIndex,
  samplePlace,
  sampleSeasonState,
  sampleSellingTime,
  sampleStyle,
  settle,
  underMaintenance,
} from '../testing/index.ts';
import { orderingChildren, workspaceChildren } from './children.ts';
import { orderingLogic } from './index.ts';
import type { orderingMachine } from './ordering.machine.ts';

const styles: OrderingRoute = { screen: 'styles', place: samplePlace };
const cart: OrderingRoute = { screen: 'cart', place: samplePlace };
const pos: OrderingRoute = { screen: 'pos', rightEnv: 'preorder' };

const cartOf = (ordering: ActorRefFrom<typeof orderingMachine>) => {
  const { workspace } = orderingChildren(ordering.getSnapshot());
  return workspace && workspaceChildren(workspace.getSnapshot()).cart;
};

describe('B5 E4 what a maintenance refused comes by itself once it is over', () => {
  const open = async (route: OrderingRoute, clock?: SimulatedClock) => {
    const fake = createFakeApi();
    const logic = orderingLogic(fakeOrderingDependencies(fake.api));
    const actor = createActor(logic, {
      input: { route, rights: managerRights },
      ...(clock ? { clock } : {}),
    }).start();
    // News are asked again by themselves.
    const asked = () => fake.pending.map(({ name }) => name).filter((name) => !name.startsWith('follow'));
    const waiting = () => asked().sort();
    const refuse = async (...names: string[]) => {
      for (const call of fake.pending.filter(({ name }) => names.includes(name))) call.fail(underMaintenance);
      await settle();
    };
    const answer = async (name: string, value: unknown) => {
      fake.pending.find((one) => one.name === name)?.answer(value);
      await settle();
    };
    const over = async () => {
      actor.send({ type: 'maintenance.over' });
      await settle();
      return waiting();
    };
    return { actor, waiting, refuse, answer, over };
  };

  it.each<[OrderingRoute, string[]]>([
    [pos, ['customers', 'lastOrders']],
    [{ screen: 'waiting', rightEnv: 'preorder' }, ['approvedCarts']],
    [{ screen: 'order', orderId: 'o-1' }, ['order']],
    [{ screen: 'groups', rightEnv: 'preorder', groupId: null }, ['groupOrders']],
    [{ screen: 'groups', rightEnv: 'preorder', groupId: 'g-1' }, ['groupOrder']],
    [{ screen: 'carts', rightEnv: 'preorder', customerId: 'c-1' }, ['customer', 'customerCarts']],
    [{ screen: 'orders', rightEnv: 'postorder', customerId: 'c-1' }, ['customer', 'orders']],
    [styles, ['customer', 'seasonState', 'styleIndex']],
    [{ screen: 'entry', place: samplePlace }, ['customer', 'seasonState', 'styleIndex']],
    [{ screen: 'live', place: samplePlace, eventId: null }, ['customer', 'seasonState', 'styleIndex']],
  ])('B5 E4 asks again for %j', async (route, calls) => {
    const { waiting, refuse, over } = await open(route);
    expect(waiting()).toEqual(calls);
    await refuse(...calls);
    expect(waiting()).toEqual([]);
    expect(await over()).toEqual(calls);
  });

  it.each<[OrderingRoute, string[]]>([
    [{ screen: 'order', orderId: 'o-1' }, ['customers', 'order']],
    [styles, ['customer', 'customers', 'seasonState', 'styleIndex']],
  ])('B5 E4 N9 asks again for the customers a copy can go to, above %j', async (route, calls) => {
    const { actor, refuse, over } = await open(route);
    orderingChildren(actor.getSnapshot()).copy?.send({
      type: 'copy.opened',
      source: { kind: 'order', orderId: 'o-1' },
      rightEnv: 'preorder',
      rightEnvs: ['preorder'],
      chosen: [],
    });
    await settle();
    await refuse(...calls);
    expect(await over()).toEqual(calls);
  });

  it.each<OrderingRoute>([pos, { screen: 'order', orderId: 'o-1' }, styles])(
    'B5 E4 L1 asks again for what the palette looked up, above %j',
    async (route) => {
      const clock = new SimulatedClock();
      const { actor, waiting, refuse, over } = await open(route, clock);
      const { palette } = orderingChildren(actor.getSnapshot());
      await refuse(...waiting());
      palette?.send({ type: 'palette.opened', rightEnv: 'preorder' });
      palette?.send({ type: 'term.typed', term: 'lindner' });
      clock.increment(1000);
      expect(waiting()).toEqual(['finds']);
      await refuse('finds');
      await over();
      expect(palette?.getSnapshot().value).toEqual({ open: 'searching' });
    },
  );

  it('B5 E4 asks again for the newest orders that failed beside points of sale that were found', async () => {
    const { refuse, answer, over } = await open(pos);
    await answer('customers', [sampleCustomer()]);
    await refuse('lastOrders');
    expect(await over()).toEqual(['lastOrders']);
  });

  it('B5 E4 asks again for the newest orders where a customer has no season', async () => {
    const { refuse, answer, over } = await open({
      screen: 'seasons',
      rightEnv: 'preorder',
      customerId: 'c-1',
    });
    await answer('customer', sampleCustomer());
    await answer('activeSellingTimes', []);
    await answer('upcomingSellingTimes', []);
    await answer('brandTree', []);
    await refuse('lastOrders');
    expect(await over()).toEqual(['lastOrders']);
  });

  it('B5 E4 asks again for seasons, and for each season that failed alone', async () => {
    const { actor, refuse, answer, over } = await open({
      screen: 'seasons',
      rightEnv: 'preorder',
      customerId: 'c-1',
    });
    const overview = ['activeSellingTimes', 'brandTree', 'customer', 'lastOrders', 'upcomingSellingTimes'];
    await refuse(...overview);
    expect(await over()).toEqual(overview);
    await answer('lastOrders', []);
    await answer('customer', sampleCustomer());
    await answer('activeSellingTimes', [sampleSellingTime(), sampleSellingTime({ season: 'FW27' })]);
    await answer('upcomingSellingTimes', []);
    await answer('brandTree', []);
    await answer('seasonState', sampleSeasonState());
    await refuse('seasonState');
    expect(await over()).toEqual(['seasonState']);
    expect(actor.getSnapshot().value).toBe('seasons');
  });

  it.each<[OrderingRoute, string[]]>([
    [{ screen: 'style', place: samplePlace, articleId: 's-1' }, ['sizeCurves', 'styleDetail']],
    [cart, ['cartStyles']],
    [
      { screen: 'check', place: samplePlace },
      ['approvalHistory', 'cartStyles', 'priceAcceptances', 'validateCart'],
    ],
  ])('B5 E4 N1 asks again only for what failed in %j, and keeps what is typed', async (route, calls) => {
    const { actor, waiting, refuse, answer, over } = await open(styles);
    await answer('customer', sampleCustomer());
    await answer('seasonState', sampleSeasonState());
    await refuse('styleIndex', 'currentCart', 'liveEvents');
    expect(await over()).toEqual(['currentCart', 'liveEvents', 'styleIndex']);
    await answer('styleIndex', sampleIndex());
    await answer('liveEvents', []);
    await answer('currentCart', sampleCart());
    await refuse('favoriteStyles', 'filterSets');
    expect(await over()).toEqual(['favoriteStyles', 'filterSets']);
    await answer('favoriteStyles', []);
    await answer('filterSets', []);
    actor.send({ type: 'route.changed', route });
    await settle();
    expect(waiting()).toEqual(calls);
    await refuse(...calls);
    cartOf(actor)?.send({ type: 'cell.typed', articleVariantId: 'v-1', entry: '1.5' });
    expect(await over()).toEqual(calls);
    expect(cartOf(actor)?.getSnapshot().context.ledger.cells.get('v-1')?.entry).toBe('1.5');
  });

  it('B5 E4 J1 reads again what was known and not read in the new language', async () => {
    const { actor, refuse, answer, over } = await open({ screen: 'check', place: samplePlace });
    await answer('customer', sampleCustomer());
    await answer('seasonState', sampleSeasonState());
    await answer('styleIndex', sampleIndex());
    await answer('liveEvents', []);
    await answer('currentCart', sampleCart());
    await answer('favoriteStyles', []);
    await answer('filterSets', []);
    await answer('cartStyles', packStyles([sampleStyle()]));
    await answer('validateCart', { version: 3, findings: [] });
    await answer('approvalHistory', { version: 3, deeds: [], since: null, changes: [] });
    await answer('priceAcceptances', []);
    const read = ['approvalHistory', 'cartStyles', 'priceAcceptances', 'validateCart'];
    actor.send({ type: 'language.changed' });
    await settle();
    await refuse(...read, 'styleIndex', 'liveEvents');
    const again = await over();
    expect(again).toEqual(expect.arrayContaining(read));
  });

  it('B5 E4 reads a list again that a maintenance kept from being refreshed', async () => {
    const { actor, refuse, answer, over } = await open({ screen: 'waiting', rightEnv: 'preorder' });
    await answer('approvedCarts', []);
    orderingChildren(actor.getSnapshot()).waiting?.send({ type: 'reading.refreshed' });
    await settle();
    await refuse('approvedCarts');
    expect(await over()).toEqual(['approvedCarts']);
  });

  it('B5 E4 reads the carts of a point of sale again that a maintenance kept from being refreshed or judged', async () => {
    const { actor, refuse, answer, over } = await open({
      screen: 'carts',
      rightEnv: 'preorder',
      customerId: 'c-1',
    });
    await answer('customer', sampleCustomer());
    await answer('customerCarts', [sampleHead()]);
    await refuse('validateCart');
    expect(await over()).toEqual(['customerCarts']);
    await refuse('customerCarts', 'validateCart');
    expect(await over()).toContain('customerCarts');
    expect(actor.getSnapshot().value).toBe('carts');
  });
});
