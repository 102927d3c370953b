import { and, eq, exists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { userCustomers, users } from './user.schema.ts';

/**
 * The users who are not disabled and see a customer, given by its id or by a column of the query. What they may not see
 * is not mailed to them either.
 */
export const seesCustomer = (db: Queryable, customerId: string | SQLWrapper): SQL | undefined =>
  and(
    eq(users.disabled, false),
    or(
      eq(users.everyCustomer, true),
      exists(
        db
          .select({ one: sql`1` })
          .from(userCustomers)
          .where(and(eq(userCustomers.userId, users.userId), eq(userCustomers.customerId, customerId))),
      ),
    ),
  );
