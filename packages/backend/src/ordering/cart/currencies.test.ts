import {
  agenda,
  cartRack,
  changeLines,
  createGroupOrder,
  customerCarts,
  readCart,
  seasonState,
} from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyIn } from '../document/money.ts';
import { orderLimits } from '../limit/orderLimit.schema.ts';
import { priceLists } from '../pos/customer.schema.ts';
import { cartAt, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

/** A cart with two pieces from before its price list got another currency, and three from after. */
async function cartOfTwoCurrencies() {
  const { manager, testApp } = stage;
  const { db } = testApp.context.database;
  const at = stage.open('C1032');
  const { head } = await cartAt(manager, at);
  const before = variantIn(await styleAt(manager, at, 0));
  const after = variantIn(await styleAt(manager, at, 1));
  const put = async (variant: typeof before, quantity: number, version: number) =>
    (
      await manager.get(changeLines, {
        params: head,
        body: { version, changes: [{ articleVariantId: variant.articleVariantId, quantity, was: 0 }] },
      })
    ).head;
  const filled = await put(before, 2, head.version);
  await db.delete(orderLimits).where(eq(orderLimits.customerId, 'C1032'));
  await db.insert(orderLimits).values({
    customerId: 'C1032',
    rightEnv: 'preorder',
    season: at.season,
    amount: 5_000_000,
    currency: 'NOK',
  });
  await db.update(priceLists).set({ currency: 'NOK' }).where(eq(priceLists.currency, 'GBP'));
  const changed = await put(after, 3, filled.version);
  return { at, head: changed, pounds: 2 * (before.salesPrice ?? 0), crowns: 3 * (after.salesPrice ?? 0) };
}

it('N7 sums of two currencies are never added up, wherever a cart is summed up', async () => {
  const { manager } = stage;
  const { at, head, pounds, crowns } = await cartOfTwoCurrencies();
  expect(pounds).toBeGreaterThan(0);
  const told = { currency: 'NOK', value: crowns, otherValues: [{ currency: 'GBP', value: pounds }] };
  expect(head).toMatchObject(told);
  expect((await manager.get(readCart, { params: head })).head).toMatchObject(told);
  const carts = await manager.get(customerCarts, { params: at });
  expect(carts.find(({ cartId }) => cartId === head.cartId)).toMatchObject(told);

  const paper = await manager.ask(cartRack, {
    params: head,
    query: { version: String(head.version), view: '?group=colourGroup&zoom=5' },
    headers: { 'x-language': 'en' },
  });
  const pdf = await getDocumentProxy(new Uint8Array(paper.rawPayload));
  const said = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
  const inPounds = moneyIn('en', 'GBP')(pounds);
  expect(said.split(inPounds).length - 1, said).toBe(3);

  const { entries } = await manager.get(agenda, { params: {} });
  expect(entries.find(({ cart }) => cart?.cartId === head.cartId)?.cart).toMatchObject(told);

  const season = await manager.get(seasonState, { params: at });
  expect(season.cart).toMatchObject({ value: crowns, otherValues: told.otherValues });
  expect(season.limit?.inCarts).toBe(crowns);

  const group = await manager.get(createGroupOrder, {
    params: { rightEnv: 'preorder' },
    headers: { 'idempotency-key': 'two-currencies' },
    body: { groupName: 'Two currencies', season: at.season, cartIds: [head.cartId] },
  });
  expect(group.head.values).toEqual([
    { currency: 'GBP', value: pounds },
    { currency: 'NOK', value: crowns },
  ]);
});
