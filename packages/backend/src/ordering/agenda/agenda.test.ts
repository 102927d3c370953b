import {
  agenda,
  approveCart,
  changeLines,
  customers,
  dashboardTiles,
  finalizeCart,
  returnCart,
} from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUserByEmail, signedInUser } from '../../user/user.store.ts';
import { type At, cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';
import { createWaitsByCustomer } from './waitsByCustomer.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

const entriesOf = async (who: Partner) => (await who.get(agenda, { params: {} })).entries;
const kindsAt = async (who: Partner, { customerId, season, subdivision }: At) =>
  (await entriesOf(who))
    .filter(
      (entry) =>
        entry.customer?.customerId === customerId &&
        entry.season === season &&
        entry.subdivision === subdivision,
    )
    .map(({ kind }) => kind);
const waitsOf = async (who: Partner) => {
  const tiles = await who.get(dashboardTiles, { params: {} });
  return tiles.reduce((sum, { waits = 0 }) => sum + waits, 0);
};

async function filled(at: At, quantity = 3) {
  const { head } = await cartAt(stage.buyer, at);
  const { articleVariantId } = variantIn(await styleAt(stage.buyer, at, 0));
  const changes = [{ articleVariantId, quantity, was: 0 }];
  return (await stage.buyer.get(changeLines, { params: head, body: { version: head.version, changes } }))
    .head;
}

describe('D8 what waits for a person', () => {
  it('is the cart to go on with, then the order to finalize, then what came back', async () => {
    const at = stage.open('C1002');
    await cartAt(stage.buyer, at);
    expect(await kindsAt(stage.buyer, at)).toEqual([]);
    const cart = await filled(at);
    const [entry] = (await entriesOf(stage.buyer)).filter(({ kind }) => kind === 'cart');
    const { customerId: _, ...place } = at;
    expect(entry).toMatchObject({
      ...place,
      kind: 'cart',
      customers: 1,
      customer: { customerId: 'C1002', customerNumber: cart.customerNumber, name: cart.customerName },
      cart: { cartId: cart.cartId, pieces: 3, value: cart.value, currency: cart.currency },
      reason: null,
    });
    expect(entry?.salesPeriodTo).toBeGreaterThan(Date.now());
    expect(await kindsAt(stage.manager, at)).toEqual(['cart']);

    const approved = (await stage.buyer.get(approveCart, { params: cart, body: { version: cart.version } }))
      .head;
    expect(await kindsAt(stage.buyer, at)).toEqual([]);
    expect(await kindsAt(stage.manager, at)).toEqual(['finalize']);

    const body = { version: approved.version, reason: 'Please add the belts' };
    await stage.manager.get(returnCart, { params: approved, body });
    const [back] = await entriesOf(stage.buyer);
    expect(back).toMatchObject({ kind: 'returned', reason: 'Please add the belts' });
  });

  it('is nobody else’s, and nothing for who only looks', async () => {
    const at = stage.open('C1003');
    await filled(at);
    expect(await kindsAt(stage.employee, at)).toEqual(['cart']);
    expect(await kindsAt(stage.locked, at)).toEqual([]);
    expect(await stage.viewer.get(agenda, { params: {} })).toMatchObject({ count: 0, entries: [] });
    expect(await waitsOf(stage.viewer)).toBe(0);
  });

  it('is counted on the tiles as it is listed', async () => {
    for (const who of [stage.buyer, stage.manager, stage.employee]) {
      const { count, entries } = await who.get(agenda, { params: {} });
      expect(entries).toHaveLength(count);
      expect(await waitsOf(who)).toBe(count);
    }
  });

  it('has a season that ends soon once, until each point of sale has ordered', async () => {
    const soonOf = async (who: Partner) => (await entriesOf(who)).filter(({ kind }) => kind === 'deadline');
    const [soon] = await soonOf(stage.buyer);
    expect(soon).toMatchObject({
      rightEnv: 'preorder',
      subdivision: '21-0',
      collectionType: 'core',
      cart: null,
    });
    expect(soon?.customers).toBeGreaterThan(1);
    expect(soon?.customer).toBeNull();
    const { season, subdivision, collectionType } = soon ?? stage.open();
    await filled({ rightEnv: 'preorder', customerId: 'C1004', season, subdivision, collectionType });
    expect((await soonOf(stage.buyer))[0]?.customers).toBe((soon?.customers ?? 0) - 1);
  });
});

it('L1 the list of points of sale tells what waits at each', async () => {
  const at = stage.open('C1019');
  const rowOf = async (who: Partner) =>
    (await who.get(customers, { params: { rightEnv: 'preorder' }, query: {} })).find(
      ({ customerId }) => customerId === at.customerId,
    )?.waits;
  const before = (await rowOf(stage.buyer))?.carts ?? 0;
  const cart = await filled(at);
  expect(await rowOf(stage.buyer)).toMatchObject({ carts: before + 1, waiting: 0 });
  const { head } = await stage.buyer.get(approveCart, { params: cart, body: { version: cart.version } });
  expect(await rowOf(stage.manager)).toMatchObject({ carts: before, waiting: 1 });
  await stage.manager.get(finalizeCart, {
    params: head,
    body: { version: head.version },
    headers: { 'idempotency-key': 'agenda-1' },
  });
  expect((await rowOf(stage.manager))?.waiting ?? 0).toBe(0);
});

it('L1 those who ask at once share a look at what waits, and who comes later has another', async () => {
  const { database } = stage.testApp.context;
  const waits = createWaitsByCustomer(database.db);
  const userOf = async ({ email }: Partner) => {
    const row = await findUserByEmail(database, email);
    if (!row) throw new Error(`${email} is missing`);
    return signedInUser(row);
  };
  const [employee, buyer] = [await userOf(stage.employee), await userOf(stage.buyer)];
  const ask = (user: typeof employee) => waits({ user, now: Date.now() }, 'preorder');
  const [first, second, third] = await Promise.all([
    ask(employee),
    ask({ ...employee, userId: 'somebody else who sees all' }),
    ask(buyer),
  ]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(await ask(employee)).not.toBe(first);
});
