import { handlesCarts } from '@selvedge/core/rules';
import { and, asc, desc, eq, inArray, sum } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Database } from '../../database/database.ts';
import { orderLines, orders } from '../../ordering/order/order.schema.ts';
import { customers } from '../../ordering/pos/customer.schema.ts';
import { seesCustomer } from '../../ordering/pos/whoSees.ts';

/** The part of an order that is delivered from one day on; `deliveryFrom` in epoch ms. */
export interface Delivery {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly customerName: string;
  readonly customerNumber: string;
  readonly deliveryFrom: number;
  readonly pieces: number;
}

const most = 200;

/** The deliveries of all orders that a user may see, newest orders first; at most 200. */
export async function deliveriesFor({ db }: Database, user: SignedInUser): Promise<Delivery[]> {
  const environments = (['preorder', 'postorder'] as const).filter((rightEnv) =>
    handlesCarts(user.rights, rightEnv),
  );
  if (environments.length === 0) return [];
  const rows = await db
    .select({
      orderId: orders.orderId,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      customerNumber: orders.customerNumber,
      deliveryFrom: orderLines.deliveryFrom,
      pieces: sum(orderLines.quantity).mapWith(Number),
    })
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.orderId))
    .where(and(inArray(orders.rightEnv, environments), seesCustomer(db, user)))
    .groupBy(orders.orderId, orderLines.deliveryFrom)
    .orderBy(desc(orders.finalizedAt), desc(orders.orderNumber), asc(orderLines.deliveryFrom))
    .limit(most);
  return rows;
}
