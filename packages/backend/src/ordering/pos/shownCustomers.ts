import { type Customer, inLanguage, type Language, type Lock } from '@selvedge/core/contract';
import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { customerLocks, customers, priceLists } from './customer.schema.ts';
import { customerFavorites } from './favorite.schema.ts';
import { seesCustomer } from './whoSees.ts';

type LockRow = typeof customerLocks.$inferSelect;

export const lockOf = (row: LockRow, language: Language): Lock => ({
  scope: row.scope,
  subject: row.subject === '' ? null : row.subject,
  reason: inLanguage(row.reason, language),
});

/** What is shown of a customer to everybody who sees it, with its locks. */
const listedColumns = {
  customerId: customers.customerId,
  customerNumber: customers.customerNumber,
  name: customers.name,
  street: customers.street,
  postcode: customers.postcode,
  city: customers.city,
  country: customers.country,
  currency: priceLists.currency,
  searchText: customers.searchText,
  locks: sql<LockRow[] | null>`(
    select json_agg(
      json_build_object(
        'customerId', ${customerLocks.customerId}, 'scope', ${customerLocks.scope},
        'subject', ${customerLocks.subject}, 'reason', ${customerLocks.reason}
      ) order by ${customerLocks.scope}, ${customerLocks.subject}
    ) from ${customerLocks} where ${customerLocks.customerId} = ${customers.customerId}
  )`,
};

/** The same, and whether the user marked it, in one query. */
const shownColumns = (db: Queryable, { userId }: SignedInUser) => ({
  ...listedColumns,
  favorite: sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(customerFavorites)
      .where(
        and(eq(customerFavorites.userId, userId), eq(customerFavorites.customerId, customers.customerId)),
      ),
  )}`,
});

const inOrder = [asc(customers.name), asc(customers.customerNumber)];

/** The user's customers that fit, ordered by name. */
export const shownCustomers = (db: Queryable, user: SignedInUser, ...fit: SQL[]) =>
  db
    .select(shownColumns(db, user))
    .from(customers)
    .innerJoin(priceLists, eq(priceLists.priceListId, customers.priceListId))
    .where(and(seesCustomer(db, user), ...fit))
    .orderBy(...inOrder);

export type Shown = Awaited<ReturnType<typeof shownCustomers>>[number];

/** All customers of the user as {@link shownCustomers}, without what the user marked. */
export const listedCustomers = (db: Queryable, user: SignedInUser) =>
  db
    .select(listedColumns)
    .from(customers)
    .innerJoin(priceLists, eq(priceLists.priceListId, customers.priceListId))
    .where(seesCustomer(db, user))
    .orderBy(...inOrder);

export const presented = ({ searchText: _, locks, ...customer }: Shown, language: Language): Customer => ({
  ...customer,
  locks: (locks ?? []).map((lock) => lockOf(lock, language)),
});
