import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Queryable } from '../../../database/database.ts';
import type { Acknowledged } from '../../../database/testing/writer.ts';
import { carts } from '../../cart/cart.schema.ts';
import { orderLines, orders } from '../../order/order.schema.ts';
import { variants } from '../../style/colour.schema.ts';

/**
 * Asserts that no order of these customers is lost, half or twice: those acknowledged are there as they were
 * acknowledged, one for each cart, each with all its lines; a cart is finalized exactly where it has an order; and of
 * the stock that every variant began with, exactly what was ordered is gone. Resolves to how many orders there are.
 */
export async function expectWholeOrders(
  db: Queryable,
  customerIds: readonly string[],
  acknowledged: readonly Acknowledged[],
  stock: number,
): Promise<number> {
  const rows = await db
    .select({
      cartId: orders.cartId,
      orderNumber: orders.orderNumber,
      pieces: orders.pieces,
      linePieces: sql`sum(${orderLines.quantity})`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.orderId))
    .where(inArray(orders.customerId, [...customerIds]))
    .groupBy(orders.orderId);
  expect(new Set(rows.map(({ cartId }) => cartId)).size).toBe(rows.length);
  const byCart = new Map(rows.map((row) => [row.cartId, row]));
  for (const { cartId, orderNumber, pieces } of acknowledged)
    expect(byCart.get(cartId)).toEqual({ cartId, orderNumber, pieces, linePieces: pieces });
  // An order that was made although nobody heard of it is whole as well, and its cart is finalized.
  expect(rows.filter(({ pieces, linePieces }) => pieces !== linePieces)).toEqual([]);
  const finalized = await db
    .select({ cartId: carts.cartId })
    .from(carts)
    .where(sql`${inArray(carts.customerId, [...customerIds])} and ${carts.state} = 'finalized'`);
  expect(new Set(finalized.map(({ cartId }) => cartId))).toEqual(new Set(byCart.keys()));
  const [left] = await db
    .select({ taken: sql`sum(${stock} - ${variants.stock})`.mapWith(Number) })
    .from(variants);
  expect(left?.taken).toBe(rows.reduce((all, { pieces }) => all + pieces, 0));
  return rows.length;
}
