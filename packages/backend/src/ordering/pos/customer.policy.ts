import type { RightEnv } from '@selvedge/core/contract';
import { entersOrdering, handlesCarts } from '@selvedge/core/rules';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { denied } from '../../http/refusal.ts';
import { customers, priceLists } from './customer.schema.ts';
import { seesCustomer } from './whoSees.ts';

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
  if (!entersOrdering(user.rights, rightEnv)) throw denied('right');
  const [row] = await db
    .select(customerColumns)
    .from(customers)
    .innerJoin(priceLists, eq(priceLists.priceListId, customers.priceListId))
    .where(and(eq(customers.customerId, customerId), seesCustomer(db, user)));
  if (!row) throw denied('object');
  return row;
}

/** A table of what customers order: carts or orders. */
interface OrderedTable {
  readonly rightEnv: PgColumn;
  readonly customerId: PgColumn;
}

/**
 * Which carts or orders of a customer the user may list; null: none, without the right to handle carts.
 *
 * @throws {Refusal} as `customerFor`.
 */
export async function listedOf(
  db: Queryable,
  user: SignedInUser,
  { rightEnv, customerId }: { readonly rightEnv: RightEnv; readonly customerId: string },
  table: OrderedTable,
): Promise<SQL | null> {
  await customerFor(db, user, rightEnv, customerId);
  if (!handlesCarts(user.rights, rightEnv)) return null;
  return and(eq(table.rightEnv, rightEnv), eq(table.customerId, customerId)) ?? null;
}

/**
 * Which carts or orders the user may list, of all their customers; null: none, without the right to handle carts. The
 * query has to join `customers`.
 *
 * @throws {Refusal} 403 `right` for who may not order in the environment.
 */
export function listedOfAll(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  table: Pick<OrderedTable, 'rightEnv'>,
): SQL | null {
  if (!entersOrdering(user.rights, rightEnv)) throw denied('right');
  if (!handlesCarts(user.rights, rightEnv)) return null;
  return and(eq(table.rightEnv, rightEnv), seesCustomer(db, user)) ?? null;
}
