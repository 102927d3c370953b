import {
  approveCart,
  type CartHead,
  changeLines,
  currentCart,
  finalizeCart,
  planCopy,
  recallCart,
  runCopy,
} from '@selvedge/core/contract';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderLimits } from '../limit/orderLimit.schema.ts';
import { orderLines, orders } from '../order/order.schema.ts';
import { variants } from '../style/colour.schema.ts';
import { manyBuyers } from '../testing/manyBuyers.ts';
import { type At, cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

const SHOPS = 5;
const ROUNDS = 4;
const STOCK = 120;
/** How often a person tries again who was told that the cart is another one by now. */
const TRIES = 5;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

let keys = 0;
const key = () => {
  keys += 1;
  return { 'idempotency-key': `crossing-${keys}` };
};

type Step = (who: Partner, at: At, other: At) => Promise<number[]>;

const onCart = async (who: Partner, at: At, then: (head: CartHead) => Promise<number[]>) => {
  const cart = await who.get(currentCart, { params: at });
  return cart ? then(cart.head) : [];
};

/** What people do at once; each answers the statuses its calls came to. */
const steps = (ids: readonly string[]): readonly Step[] => [
  async (who, at) => {
    const { head, lines } = await cartAt(who, at);
    const stands = new Map(lines.map((line) => [line.articleVariantId, line.quantity]));
    const changes = ids.toReversed().map((articleVariantId, index) => ({
      articleVariantId,
      quantity: 2 + index,
      was: stands.get(articleVariantId) ?? 0,
    }));
    const response = await who.ask(changeLines, { params: head, body: { version: head.version, changes } });
    return [response.statusCode];
  },
  (who, at) =>
    onCart(who, at, async (head) => [
      (await who.ask(approveCart, { params: head, body: { version: head.version } })).statusCode,
      (await who.ask(recallCart, { params: head })).statusCode,
    ]),
  async (who, at) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < TRIES && !statuses.includes(200); turn += 1) {
      const tried = await onCart(who, at, async (head) => {
        const body = { version: head.version };
        return [(await who.ask(finalizeCart, { params: head, body, headers: key() })).statusCode];
      });
      statuses.push(...tried);
    }
    return statuses;
  },
  (who, at, other) =>
    onCart(who, at, async ({ cartId, rightEnv }) => {
      const source = { kind: 'cart', cartId } as const;
      const wish = { customerId: other.customerId, standing: 'add' } as const;
      const asked = { params: { rightEnv }, body: { source, targets: [wish] } };
      const plan = await who.ask(planCopy, asked);
      if (plan.statusCode !== 200) return [plan.statusCode];
      const targets = [{ ...wish, version: plan.json().targets[0].version }];
      const run = await who.ask(runCopy, { ...asked, body: { source, targets }, headers: key() });
      const faults = run.statusCode === 200 ? run.json().targets[0].reasons : [];
      const unwritten = faults.some(({ code }: { code: string }) => code === 'notWritten');
      return [unwritten ? 500 : run.statusCode];
    }),
];

it('N9 O4 O5 orders, copies both ways, approvals and edits cross: nobody meets a deadlock, no limit and no stock is passed', async () => {
  const { testApp } = stage;
  const { db } = testApp.context.database;
  const [buyer] = await manyBuyers(testApp, 1, SHOPS);
  if (!buyer) throw new Error('The buyer is missing');
  const places = buyer.customerIds.map((customerId) => stage.stock(customerId));
  const style = await styleAt(buyer, stage.stock(buyer.customerIds[0]), 0);
  const ids = [0, 1, 2].map((size) => variantIn(style, 0, size).articleVariantId);
  for (const id of ids)
    await db
      .update(variants)
      .set({ stock: STOCK, permittedQuantity: null })
      .where(eq(variants.articleVariantId, id));
  const limit = 25 * (variantIn(style).salesPrice ?? 0);
  for (const { customerId, rightEnv, season } of places)
    await db.insert(orderLimits).values({ customerId, rightEnv, season, amount: limit, currency: 'EUR' });

  const people = [buyer, stage.employee];
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = places.flatMap((at, index) => {
      const other = places[(index + 1 + (round % (SHOPS - 1))) % SHOPS];
      return people.flatMap((who) => steps(ids).map((step) => step(who, at, other ?? at)));
    });
    statuses.push(...(await Promise.all(running)).flat());
  }
  expect(new Set(statuses.filter((status) => ![200, 404, 409, 422].includes(status)))).toEqual(new Set());
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(SHOPS * ROUNDS);

  const made = await db
    .select({
      customerId: orders.customerId,
      orderId: orders.orderId,
      value: orders.value,
      lines: sql`sum(${orderLines.quantity} * ${orderLines.salesPrice})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.orderId))
    .where(like(orders.customerId, 'MANY-%'))
    .groupBy(orders.orderId);
  expect(made.length).toBeGreaterThan(2);
  for (const { value, lines } of made) expect(value).toBe(lines);
  for (const customerId of buyer.customerIds) {
    const ordered = made.filter((one) => one.customerId === customerId);
    expect(ordered.reduce((all, { value }) => all + value, 0)).toBeLessThanOrEqual(limit);
  }
  const taken = await db
    .select({ id: orderLines.articleVariantId, pieces: sql`sum(${orderLines.quantity})`.mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(like(orders.customerId, 'MANY-%'))
    .groupBy(orderLines.articleVariantId);
  for (const { id, pieces } of taken) {
    const [left] = await db.select().from(variants).where(eq(variants.articleVariantId, id));
    expect(left?.stock).toBe(STOCK - pieces);
  }
}, 240_000);
