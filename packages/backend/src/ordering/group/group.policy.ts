import type { RightEnv } from '@selvedge/core/contract';
import { handlesCarts } from '@selvedge/core/rules';
import { and, eq, exists, not, or, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { denied } from '../../http/refusal.ts';
import { carts } from '../cart/cart.schema.ts';
import { customers } from '../pos/customer.schema.ts';
import { seesCustomer } from '../pos/whoSees.ts';
import { groupOrderCarts, groupOrders } from './group.schema.ts';

export type GroupRow = typeof groupOrders.$inferSelect;

/** @throws {Refusal} 404: group orders are for pre-order only, and for users who handle carts there. */
export function assertGroups(user: SignedInUser, rightEnv: RightEnv): void {
  if (rightEnv !== 'preorder' || !handlesCarts(user.rights, rightEnv)) throw denied('right');
}

/** Whether the group has a cart of a customer whom the user sees (or, with `seen` false, does not see). */
const hasCart = (db: Queryable, user: SignedInUser, seen: boolean) => {
  const sees = seesCustomer(db, user);
  return exists(
    db
      .select({ one: sql`1` })
      .from(groupOrderCarts)
      .innerJoin(carts, eq(carts.cartId, groupOrderCarts.cartId))
      .innerJoin(customers, eq(customers.customerId, carts.customerId))
      .where(and(eq(groupOrderCarts.groupId, groupOrders.groupId), seen ? sees : not(sees))),
  );
};

/**
 * The condition under which a user sees a row of `group_orders`: the user sees the customers of all its carts, or
 * made it.
 */
export const seesGroup = (db: Queryable, user: SignedInUser) =>
  or(eq(groupOrders.madeById, user.userId), and(hasCart(db, user, true), not(hasCart(db, user, false))));

/** @throws {Refusal} 404 `notFound`, whether it is missing, belongs to others or is forbidden. */
export async function groupFor(
  db: Queryable,
  user: SignedInUser,
  { rightEnv, groupId }: { readonly rightEnv: RightEnv; readonly groupId: string },
): Promise<GroupRow> {
  assertGroups(user, rightEnv);
  const [row] = await db
    .select()
    .from(groupOrders)
    .where(and(eq(groupOrders.groupId, groupId), seesGroup(db, user)));
  if (!row) throw denied('object');
  return row;
}
