import type { OrderHead } from '@selvedge/core/contract';
import { handlesCarts } from '@selvedge/core/rules';
import { and, eq } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { denied } from '../../http/refusal.ts';
import { seesCustomer } from '../pos/whoSees.ts';
import { orders } from './order.schema.ts';
import { readOrderHeads } from './order.store.ts';

/**
 * An order, for a user who handles carts of its customer.
 *
 * @throws {Refusal} 404 `notFound`, whether it is missing, belongs to others or is forbidden.
 */
export async function orderFor(db: Queryable, user: SignedInUser, orderId: string): Promise<OrderHead> {
  const [head] = await readOrderHeads(db, and(eq(orders.orderId, orderId), seesCustomer(db, user)));
  if (!head || !handlesCarts(user.rights, head.rightEnv)) throw denied('right');
  return head;
}
