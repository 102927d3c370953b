import {
  activeSellingTimes,
  brandTree,
  changeLines,
  finalizeCart,
  seasonState,
  styleIndex,
} from '@selvedge/core/contract';
import { styleAt as listedAt, openCatalog } from '@selvedge/core/ordering';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartAt, styleAt, variantIn } from '../testing/partner.ts';
import { firstCustomer, type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

it('L3 lists what is on sale now for the country and the role, each place once', async () => {
  const times = await stage.buyer.get(activeSellingTimes, { params: stage.open() });
  const places = times.map(({ season, subdivision, collectionType }) =>
    [season, subdivision, collectionType].join('.'),
  );
  expect(new Set(places).size).toBe(places.length);
  expect(places).toContain(`${stage.open().season}.13-0.main`);
  expect(new Set(times.map(({ role, country }) => `${role} ${country}`))).toEqual(
    new Set(['ROLE_RETAIL DE']),
  );
  for (const { salesPeriodFrom, salesPeriodTo } of times) {
    expect(salesPeriodFrom).toBeLessThanOrEqual(Date.now());
    expect(salesPeriodTo).toBeGreaterThan(Date.now());
  }
});

it('L2 names the brands with their lines and subdivisions', async () => {
  const tree = await stage.viewer.get(brandTree, { params: { rightEnv: 'postorder' } });
  expect(tree.map(({ id }) => id)).toEqual([10, 20, 30, 50, 60]);
  expect(tree[0]?.lines[1]?.subdivisions['13-0']).toEqual({ displayName: 'Men Collection' });
});

it('L2 counts the limit by what is finalized, and tells what carts would add', async () => {
  const { manager } = stage;
  const at = stage.open(firstCustomer);
  const before = await manager.get(seasonState, { params: at });
  expect(before.limit).toMatchObject({ used: 0, currency: 'EUR' });
  const { head } = await cartAt(manager, at);
  const { articleVariantId, salesPrice } = variantIn(await styleAt(manager, at, 0));
  const { head: filled } = await manager.get(changeLines, {
    params: head,
    body: { version: head.version, changes: [{ articleVariantId, quantity: 10, was: 0 }] },
  });
  const filledState = await manager.get(seasonState, { params: at });
  expect(filledState.limit).toMatchObject({ used: 0, inCarts: 10 * (salesPrice ?? 0) });
  expect((await stage.viewer.get(seasonState, { params: at })).limit?.inCarts).toBe(0);
  await manager.get(finalizeCart, {
    params: head,
    body: { version: filled.version },
    headers: { 'idempotency-key': 'season-limit' },
  });
  const after = await manager.get(seasonState, { params: at });
  expect(after.limit?.used).toBe(10 * (salesPrice ?? 0));
  expect(after.limit?.inCarts).toBe(0);
  expect(after.cart).toBeNull();
  expect(after.orders).toHaveLength(1);
});

it('O4 has no limit to show where it was agreed in another currency, and all else', async () => {
  const at = stage.otherCurrency(firstCustomer);
  const { limit, currency, sellingTime } = await stage.buyer.get(seasonState, { params: at });
  expect([limit, currency, sellingTime.season]).toEqual([null, 'EUR', at.season]);
  expect((await stage.buyer.get(seasonState, { params: stage.open() })).limit?.currency).toBe('EUR');
});

it('speaks the user’s language, with the prices of the customer', async () => {
  const english = await styleAt(stage.buyer, stage.open('C1025'), 0);
  const german = openCatalog(
    await stage.buyer.get(styleIndex, {
      params: stage.open('C1001'),
      headers: { 'x-language': 'de' },
    }),
  );
  const first = listedAt(german, 0);
  expect(english.currency).toBe('CHF');
  expect(german.currency).toBe('EUR');
  expect(first.name).not.toBe(english.name);
  expect(first.gender).toBe('Herren');
  expect(first.salesPrice).not.toBe(variantIn(english).salesPrice);
});

it('M1: the lowest price of a style counts its variants’ own prices', async () => {
  const at = stage.open('C1002');
  const catalog = openCatalog(await stage.buyer.get(styleIndex, { params: at }));
  for (const index of [0, 3, 9]) {
    const style = await styleAt(stage.buyer, at, index);
    const prices = style.colours.flatMap(({ variants }) =>
      variants.flatMap(({ salesPrice }) => salesPrice ?? []),
    );
    expect(listedAt(catalog, index).salesPrice).toBe(Math.min(...prices));
  }
});

it('L2 tells what a customer orders: places with its cart, and others of those brands', async () => {
  const at = stage.open('C1032');
  const mineOf = async () =>
    Object.fromEntries(
      (await stage.buyer.get(activeSellingTimes, { params: at })).map((time) => [
        `${time.season} ${time.subdivision} ${time.collectionType}`,
        time.mine,
      ]),
    );
  expect(Object.values(await mineOf()).every((mine) => mine === undefined)).toBe(true);
  await cartAt(stage.buyer, at);
  const mine = await mineOf();
  expect(mine[`${at.season} 13-0 main`]).toBe('place');
  expect(mine[`${at.season} 13-0 SRS`]).toBe('brand');
  expect(mine[`${at.season} 11-0 main`]).toBe('brand');
  expect(mine[`${at.season} 61-0 main`]).toBeUndefined();
});

it('L2 shows up to three garments of a season', async () => {
  const { garments = [] } = await stage.buyer.get(seasonState, { params: stage.open() });
  expect(garments).toHaveLength(3);
  expect(new Set(garments.map(({ articleColorId }) => articleColorId)).size).toBe(3);
});
