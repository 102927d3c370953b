import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { queueEvent } from '../../webhook/queueEvent.ts';
import type { CartRow } from '../cart/cart.policy.ts';
import { orders } from '../order/order.schema.ts';
import { customers } from '../pos/customer.schema.ts';

/** Queues an event for the configured addresses: a cart was approved or returned (O7), in the transaction in which that happens. */
export async function queueCartEvent(
  db: Queryable,
  addresses: readonly string[],
  type: 'cart.approved' | 'cart.returned',
  cart: CartRow,
  now: number,
): Promise<void> {
  if (addresses.length === 0) return;
  const { cartId, rightEnv, season, subdivision, collectionType } = cart;
  const [customer] = await db
    .select({ customerNumber: customers.customerNumber })
    .from(customers)
    .where(eq(customers.customerId, cart.customerId));
  if (!customer) throw new Error(`The customer of cart ${cartId} is missing`);
  const data = { cartId, ...customer, rightEnv, season, subdivision, collectionType };
  await queueEvent(db, addresses, { type, data }, now);
}

/** Queues an event for the configured addresses: an order was finalized (O7), in the transaction that places it. Sums are in minor units. */
export async function queueOrderEvent(
  db: Queryable,
  addresses: readonly string[],
  orderId: string,
  now: number,
): Promise<void> {
  if (addresses.length === 0) return;
  const [data] = await db
    .select({
      orderId: orders.orderId,
      orderNumber: orders.orderNumber,
      cartId: orders.cartId,
      customerNumber: orders.customerNumber,
      rightEnv: orders.rightEnv,
      season: orders.season,
      subdivision: orders.subdivision,
      collectionType: orders.collectionType,
      currency: orders.currency,
      pieces: orders.pieces,
      value: orders.value,
    })
    .from(orders)
    .where(eq(orders.orderId, orderId));
  if (!data) throw new Error(`Order ${orderId} is missing`);
  await queueEvent(db, addresses, { type: 'order.finalized', data }, now);
}
