import type { RightEnv } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { SignedInUser } from '../../identity/accessCheck.ts';
import { carts } from '../cart/cart.schema.ts';
import { seesCustomer } from '../customer/customer.policy.ts';
import { customers } from '../customer/customer.schema.ts';
import { waitingFigures } from '../news/marks.ts';

/** How many approved carts wait for a POS Manager, and a mark that changes when the set of carts changes. */
export async function waitingFor(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
): Promise<{ readonly mark: string; readonly waiting: number }> {
  const [row] = await db
    .select(waitingFigures)
    .from(carts)
    .innerJoin(customers, eq(customers.customerId, carts.customerId))
    .where(and(eq(carts.state, 'approved'), eq(carts.rightEnv, rightEnv), seesCustomer(db, user)));
  return { mark: row?.which ?? '-', waiting: row?.count ?? 0 };
}
