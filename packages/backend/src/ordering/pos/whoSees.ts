import { and, eq, exists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { userCustomers, users } from '../../user/user.schema.ts';
import { customers } from './customer.schema.ts';

const assigned = (db: Queryable, userId: string | SQLWrapper, customerId: string | SQLWrapper) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(userCustomers)
      .where(and(eq(userCustomers.userId, userId), eq(userCustomers.customerId, customerId))),
  );

/**
 * The condition under which a user sees a row of `customers`: it is assigned to the user, or the user sees all. A lock
 * hides no customer, it only closes what is ordered for it (`rules/lockRules.ts` of the core).
 */
export const seesCustomer = (
  db: Queryable,
  user: Pick<SignedInUser, 'everyCustomer'> & { readonly userId: string | SQLWrapper },
): SQL => (user.everyCustomer ? sql`true` : assigned(db, user.userId, customers.customerId));

/**
 * The other way round, of a query over `users`: who is not disabled and sees a customer, given by its id or by a column.
 * What they may not see is not mailed to them either.
 */
export const usersWhoSee = (db: Queryable, customerId: string | SQLWrapper): SQL | undefined =>
  and(eq(users.disabled, false), or(eq(users.everyCustomer, true), assigned(db, users.userId, customerId)));
