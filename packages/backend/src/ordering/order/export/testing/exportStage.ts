import { randomUUID } from 'node:crypto';
import { changeLines, finalizeCart } from '@selvedge/core/contract';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../database/database.ts';
import { operatorOf } from '../../../../testing/operator.ts';
import type { TestApp } from '../../../../testing/startTestApp.ts';
import { carts } from '../../../cart/cart.schema.ts';
import { type At, cartAt, type Partner } from '../../../testing/partner.ts';
import { orderLines, orders } from '../../order.schema.ts';
import { type ExportedOrder, orderPageStruct } from '../exportedOrder.ts';

/** Finalizes an empty cart of a place with these pieces by variant, and answers the order's number. */
export async function finalized(
  who: Partner,
  at: At,
  pieces: Readonly<Record<string, number>>,
): Promise<string> {
  const { head } = await cartAt(who, at);
  const changes = Object.entries(pieces).map(([articleVariantId, quantity]) => ({
    ...{ articleVariantId, quantity },
    was: 0,
  }));
  const filled = await who.get(changeLines, { params: head, body: { version: head.version, changes } });
  const { orderNumber } = await who.get(finalizeCart, {
    params: head,
    body: { version: filled.head.version },
    headers: { 'idempotency-key': `export-${head.cartId}` },
  });
  return orderNumber;
}

/** Writes a further order like the last one, under a number, without the minutes that a person takes. */
export async function orderLikeLast(db: Queryable, orderNumber: string): Promise<void> {
  const [last] = await db.select().from(orders).orderBy(desc(orders.finalizedAt)).limit(1);
  if (!last) throw new Error('There is no order to copy');
  const [cart] = await db.select().from(carts).where(eq(carts.cartId, last.cartId));
  if (!cart) throw new Error('The cart of the order is missing');
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, last.orderId));
  const [orderId, cartId] = [randomUUID(), randomUUID()];
  await db.insert(carts).values({ ...cart, cartId });
  await db.insert(orders).values({ ...last, orderId, cartId, orderNumber, exportPosition: null });
  await db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })));
}

/** A page of orders, as an operator reads it over HTTP. */
export async function pageOf(testApp: TestApp, after: string, limit = 50) {
  const operator = await operatorOf(testApp);
  const response = await operator('GET', `/orders?after=${after}&limit=${limit}`);
  if (response.statusCode !== 200) throw new Error(response.body);
  return orderPageStruct.create(response.json());
}

/** All orders behind a cursor, page by page. */
export async function allAfter(testApp: TestApp, after: string, limit?: number) {
  const all: ExportedOrder[] = [];
  let cursor = after;
  for (;;) {
    const { orders: page, next, more } = await pageOf(testApp, cursor, limit);
    all.push(...page);
    cursor = next;
    if (!more) return { orders: all, next };
  }
}
