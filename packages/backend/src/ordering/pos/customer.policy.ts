import type { RightEnv } from '@selvedge/core/contract';
import { and, eq, exists, getTableColumns, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { entersOrdering } from '../../access/rights.ts';
import type { Queryable } from '../../database/database.ts';
import { denied } from '../../http/refusal.ts';
import { userCustomers } from '../../user/user.schema.ts';
import { customers, priceLists } from './customer.schema.ts';

/** The condition under which a user sees a row of `customers`. */
export const seesCustomer = (db: Queryable, user: SignedInUser) =>
  user.everyCustomer
    ? sql`true`
    : exists(
        db
          .select({ one: sql`1` })
          .from(userCustomers)
          .where(
            and(eq(userCustomers.userId, user.userId), eq(userCustomers.customerId, customers.customerId)),
          ),
      );

/** A customer with the currency of its price list. */
export type CustomerRow = typeof customers.$inferSelect & { readonly currency: string };

const customerColumns = { ...getTableColumns(customers), currency: priceLists.currency };

/**
 * The customer, for a user who may order for it in this right environment.
 *
 * @throws {Refusal} 404 `notFound`, whether it is missing, belongs to others or is forbidden.
 */
export async function customerFor(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  customerId: string,
): Promise<CustomerRow> {
  if (!entersOrdering(user, rightEnv)) throw denied('right');
  const [row] = await db
    .select(customerColumns)
    .from(customers)
    .innerJoin(priceLists, eq(priceLists.priceListId, customers.priceListId))
    .where(and(eq(customers.customerId, customerId), seesCustomer(db, user)));
  if (!row) throw denied('object');
  return row;
}
