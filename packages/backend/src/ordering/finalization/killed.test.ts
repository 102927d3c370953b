import { setTimeout as delay } from 'node:timers/promises';
import { type AnswerOf, finalizeCart } from '@selvedge/core/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../../database/drivers/openDatabase.ts';
import { insertRows } from '../../database/insertRows.ts';
import { createRandom } from '../../pictures/random.ts';
import { carts } from '../cart/cart.schema.ts';
import { orderLines, orders } from '../order/order.schema.ts';
import { customerSubdivisions, customers } from '../pos/customer.schema.ts';
import { variants } from '../style/colour.schema.ts';
import { filledCart, type KillStage, restock, setKillStage, variantIdsAt } from './testing/killStage.ts';

/** How often the portal is killed; see docs/operations.md. */
const KILLS = Number(process.env.SELVEDGE_KILLS ?? 4);
/** Finalizations that are under way when it happens. */
const AT_ONCE = 4;
const STOCK = 5_000;

let stage: KillStage | undefined;
afterEach(() => stage?.close());

it(`O5 HZ1: killed ${KILLS} times while orders are finalized, no order that was acknowledged is lost, none is half, none is double`, async () => {
  const set = await setKillStage(async (who, { context: { database } }) => {
    const ids = Array.from({ length: KILLS * AT_ONCE }, (_, at) => `KILL-${at}`);
    await insertRows(
      database.db,
      customers,
      ids.map((customerId) => ({
        ...{
          customerId,
          customerNumber: customerId,
          name: customerId,
          street: 'Street 1',
          postcode: '10000',
        },
        ...{ city: 'City', country: 'DE', priceListId: 'EUR-DE', searchText: customerId, vatId: null },
      })),
    );
    await insertRows(
      database.db,
      customerSubdivisions,
      ids.map((customerId) => ({ customerId, subdivision: '13-0' })),
    );
    await database.db.update(variants).set({ stock: STOCK, permittedQuantity: null });
    const variantIds = await variantIdsAt(who, restock(ids[0] ?? ''));
    const heads = [];
    for (const [at, customerId] of ids.entries())
      heads.push(await filledCart(who, restock(customerId), variantIds, [1 + (at % 3), 2, 3]));
    return heads;
  });
  stage = set;
  const random = createRandom(KILLS);
  const made = new Map<string, AnswerOf<typeof finalizeCart>>();
  const tally = { acknowledged: 0, standing: 0, begunAgain: 0 };
  let lasts = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const heads = set.prepared.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
    const finalize = ({ rightEnv, cartId, version }: (typeof heads)[number]) =>
      set.call(finalizeCart, { rightEnv, cartId }, { version }, `finalize-${cartId}-${version}`);
    const calls = heads.map(finalize);
    // Every second time as soon as one answer is there and the others are not, else at any moment until all are.
    await (round % 2 === 0 ? Promise.race(calls) : delay(random.between(0, lasts)));
    await set.running().kill();
    const heard = await Promise.all(calls);
    await set.restart();
    const begun = performance.now();
    const again = await Promise.all(heads.map(finalize));
    lasts = Math.round(performance.now() - begun);
    for (const [at, { cartId }] of heads.entries()) {
      expect([cartId, again[at]?.status]).toEqual([cartId, 200]);
      const answer = again[at]?.answer ?? { orderId: '', orderNumber: '', replayed: false };
      const before = heard[at]?.answer;
      if (before) expect(answer).toEqual({ ...before, replayed: true });
      if (before) tally.acknowledged += 1;
      else if (answer.replayed) tally.standing += 1;
      else tally.begunAgain += 1;
      made.set(cartId, answer);
    }
  }
  await set.running().kill();
  expect(tally.acknowledged).toBeGreaterThan(0);
  expect(tally.standing + tally.begunAgain).toBeGreaterThan(0);

  const database = await openDatabase(set.fresh.location);
  try {
    const { db } = database;
    const cartIds = set.prepared.map(({ cartId }) => cartId);
    const rows = await db
      .select({
        cartId: orders.cartId,
        orderNumber: orders.orderNumber,
        pieces: orders.pieces,
        value: orders.value,
        linePieces: sql`sum(${orderLines.quantity})`.mapWith(Number),
        lineValue: sql`sum(${orderLines.quantity} * ${orderLines.salesPrice})`.mapWith(Number),
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.orderId))
      .where(inArray(orders.cartId, cartIds))
      .groupBy(orders.orderId);
    expect(rows).toHaveLength(cartIds.length);
    const heads = new Map(set.prepared.map((head) => [head.cartId, head]));
    for (const { cartId, ...row } of rows) {
      const { pieces, value } = heads.get(cartId) ?? {};
      const orderNumber = made.get(cartId)?.orderNumber;
      expect(row).toEqual({ orderNumber, pieces, value, linePieces: pieces, lineValue: value });
    }
    const states = await db
      .selectDistinct({ state: carts.state })
      .from(carts)
      .where(inArray(carts.cartId, cartIds));
    expect(states).toEqual([{ state: 'finalized' }]);
    const [left] = await db
      .select({ taken: sql`sum(${STOCK} - ${variants.stock})`.mapWith(Number) })
      .from(variants);
    expect(left?.taken).toBe(set.prepared.reduce((all, { pieces }) => all + pieces, 0));
  } finally {
    await database.close();
  }
}, 3_600_000);
