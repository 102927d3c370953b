import { setTimeout } from 'node:timers/promises';
import { type Cart, changeLines, finalizeCart, openCart } from '@selvedge/core/contract';
import { eq, inArray, like, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '../cart/cart.schema.ts';
import { orderLines, orders } from '../order/order.schema.ts';
import { variants } from '../style/colour.schema.ts';
import { type Buyer, manyBuyers } from '../testing/manyBuyers.ts';
import { type At, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

const BUYERS = 50;
const EACH = 4;

let stage: Stage;
let buyers: Buyer[];
beforeAll(async () => {
  stage = await setStage();
  buyers = await manyBuyers(stage.testApp, BUYERS, EACH);
}, 240_000);
afterAll(() => stage.testApp.close());

const database = () => stage.testApp.context.database.db;

/** Asks again, as the page does, while no connection to the database came free in time. */
async function persistently(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const response = await ask();
  if (response.statusCode !== 503) return response;
  await setTimeout(500);
  return persistently(ask);
}

/** From an empty cart to what finalizing it answers; `pieces` by variant. */
async function orderOf(who: Partner, at: At, pieces: Readonly<Record<string, number>>) {
  const { rightEnv, ...place } = at;
  const opened = await persistently(() => who.ask(openCart, { params: { rightEnv }, body: place }));
  const { head } = opened.json<Cart>();
  const changes = Object.entries(pieces).map(([articleVariantId, quantity]) => ({
    ...{ articleVariantId, quantity },
    was: 0,
  }));
  const body = { version: head.version, changes };
  const saved = await persistently(() => who.ask(changeLines, { params: head, body }));
  expect(saved.statusCode).toBe(200);
  const { head: filled } = saved.json<Cart>();
  const response = await persistently(() =>
    who.ask(finalizeCart, {
      params: head,
      body: { version: filled.version },
      headers: { 'idempotency-key': `finalize-${head.cartId}-${filled.version}` },
    }),
  );
  return { cart: filled, status: response.statusCode, answer: response.json() };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('many at once', () => {
  it('O5 50 buyers × 4 orders: 200 orders, and their sums are those of the lines, counted by themselves', async () => {
    const styles = [
      await styleAt(stage.employee, stage.open(), 0),
      await styleAt(stage.employee, stage.open(), 1),
    ];
    const ids = styles.flatMap((style) =>
      [0, 1, 2].map((size) => variantIn(style, 0, size).articleVariantId),
    );
    const wished = buyers.flatMap((who, buyer) =>
      who.customerIds.map((customerId, at) => {
        const chosen = ids.filter((_, index) => (buyer + at + index) % 3 !== 0);
        const pieces = Object.fromEntries(chosen.map((id, index) => [id, 1 + ((buyer + index) % 7)]));
        return { who, at: stage.open(customerId), pieces };
      }),
    );
    const made = await Promise.all(wished.map(({ who, at, pieces }) => orderOf(who, at, pieces)));
    expect(made.filter(({ status }) => status !== 200).map(({ answer }) => answer)).toEqual([]);
    expect(new Set(made.map(({ answer }) => answer.orderNumber)).size).toBe(BUYERS * EACH);

    const db = database();
    const [counted] = await db
      .select({
        orders: sql`count(distinct ${orderLines.orderId})`.mapWith(Number),
        pieces: sql`sum(${orderLines.quantity})`.mapWith(Number),
        value: sql`sum(${orderLines.quantity} * ${orderLines.salesPrice})`.mapWith(Number),
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
      .where(like(orders.customerId, 'MANY-%'));
    expect(counted).toEqual({
      orders: BUYERS * EACH,
      pieces: sum(wished.flatMap(({ pieces }) => Object.values(pieces))),
      value: sum(made.map(({ cart }) => cart.value)),
    });
    const heads = await db.select().from(orders).where(like(orders.customerId, 'MANY-%'));
    const byCart = new Map(heads.map((head) => [head.cartId, head]));
    expect(heads).toHaveLength(BUYERS * EACH);
    for (const { cart, answer } of made) {
      expect(byCart.get(cart.cartId)).toMatchObject({
        ...{ orderId: answer.orderId, orderNumber: answer.orderNumber },
        ...{ pieces: cart.pieces, value: cart.value },
      });
    }
    const open = await db
      .select({ cartId: carts.cartId })
      .from(carts)
      .where(sql`${carts.customerId} like 'MANY-%' and ${carts.state} <> 'finalized'`);
    expect(open).toEqual([]);
  }, 240_000);

  it('O4 O5 200 take the same stock: never below zero, and everybody is told why', async () => {
    const style = await styleAt(stage.manager, stage.stock(), 0);
    const [scarce = '', ample = ''] = [0, 1].map((size) => variantIn(style, 0, size).articleVariantId);
    const db = database();
    const stocked = async (articleVariantId: string, stock: number) => {
      await db
        .update(variants)
        .set({ stock, permittedQuantity: null })
        .where(eq(variants.articleVariantId, articleVariantId));
    };
    await stocked(scarce, 90);
    await stocked(ample, 300);
    const made = await Promise.all(
      buyers.flatMap((who) =>
        who.customerIds.map((customerId, at) =>
          orderOf(
            who,
            stage.stock(customerId),
            at % 2 === 0 ? { [scarce]: 1, [ample]: 1 } : { [ample]: 1, [scarce]: 1 },
          ),
        ),
      ),
    );
    const statuses = made.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(90);
    expect(statuses.filter((status) => status === 422)).toHaveLength(110);
    for (const { answer } of made.filter(({ status }) => status === 422))
      expect(answer.findings).toEqual([
        expect.objectContaining({ code: 'stockExceeded', values: { availableQuantity: 0, quantity: 1 } }),
      ]);
    const left = await db
      .select({ id: variants.articleVariantId, stock: variants.stock })
      .from(variants)
      .where(inArray(variants.articleVariantId, [scarce, ample]));
    expect(new Map(left.map(({ id, stock }) => [id, stock]))).toEqual(
      new Map([
        [scarce, 0],
        [ample, 210],
      ]),
    );
  }, 240_000);
});
