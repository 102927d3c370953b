import type { OrderHead, RightEnv } from '@selvedge/core/contract';
import { entersOrdering, handlesCarts } from '@selvedge/core/rules';
import { and, eq, type SQL } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { denied } from '../../http/refusal.ts';
import { customerFor, seesCustomer } from '../pos/customer.policy.ts';
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

/**
 * Which orders of a customer the user may list; null: none, without the right to handle carts.
 *
 * @throws {Refusal} as `customerFor`.
 */
export async function ordersOfCustomer(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  customerId: string,
): Promise<SQL | null> {
  await customerFor(db, user, rightEnv, customerId);
  if (!handlesCarts(user.rights, rightEnv)) return null;
  return and(eq(orders.customerId, customerId), eq(orders.rightEnv, rightEnv)) ?? null;
}

/**
 * Which orders the user may list, of all their customers; null: none, without the right to handle carts.
 *
 * @throws {Refusal} 403 `right` for who may not order in the environment.
 */
export function ordersSeen(db: Queryable, user: SignedInUser, rightEnv: RightEnv): SQL | null {
  if (!entersOrdering(user.rights, rightEnv)) throw denied('right');
  if (!handlesCarts(user.rights, rightEnv)) return null;
  return and(eq(orders.rightEnv, rightEnv), seesCustomer(db, user)) ?? null;
}
