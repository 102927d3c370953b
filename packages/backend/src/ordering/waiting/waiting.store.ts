import { createHash } from 'node:crypto';
import type { RightEnv } from '@selvedge/core/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { carts } from '../cart/cart.schema.ts';
import { customers } from '../pos/customer.schema.ts';
import { seesCustomer } from '../pos/whoSees.ts';

/** The number of approved carts, and a mark that changes with the set of carts and with the version of each. */
export const waitingFigures = {
  count: sql`count(*)`.mapWith(Number),
  which: sql<string>`md5(coalesce(string_agg(${carts.cartId} || '.' || ${carts.version}, ' ' order by ${carts.cartId}), ''))`,
};

/** The mark where no cart waits. */
export const NOTHING_WAITS = createHash('md5').update('').digest('hex');

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
  return { mark: row?.which ?? NOTHING_WAITS, waiting: row?.count ?? 0 };
}
