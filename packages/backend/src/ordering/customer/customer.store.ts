import type { Customer, Language, Lock, RightEnv } from '@selvedge/core/contract';
import { forgivingNearness } from '@selvedge/core/typo';
import { and, asc, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { groupBy } from '../../database/groupBy.ts';
import type { SignedInUser } from '../../identity/accessCheck.ts';
import { notFound } from '../../server/refusal.ts';
import { entersOrdering } from '../rights.ts';
import { type CustomerRow, customerColumns, customerFor, seesCustomer } from './customer.policy.ts';
import { customerLocks, customers, priceLists } from './customer.schema.ts';
import { customerFavorites } from './favorite.schema.ts';
import { containing, wordsOf } from './searchText.ts';

export const lockOf = (row: typeof customerLocks.$inferSelect, language: Language): Lock => ({
  scope: row.scope,
  subject: row.subject === '' ? null : row.subject,
  reason: language === 'de' ? row.reasonDe : row.reasonEn,
});

/** The locks of some customers, by customer. */
async function locksOf(db: Queryable, customerIds: string[]): Promise<(typeof customerLocks.$inferSelect)[]> {
  if (customerIds.length === 0) return [];
  return db
    .select()
    .from(customerLocks)
    .where(inArray(customerLocks.customerId, customerIds))
    .orderBy(asc(customerLocks.scope), asc(customerLocks.subject));
}

export const locksOfCustomer = async (
  db: Queryable,
  customerId: string,
  language: Language,
): Promise<Lock[]> => (await locksOf(db, [customerId])).map((row) => lockOf(row, language));

async function present(
  db: Queryable,
  user: SignedInUser,
  language: Language,
  rows: readonly CustomerRow[],
): Promise<Customer[]> {
  const locks = groupBy(
    await locksOf(
      db,
      rows.map(({ customerId }) => customerId),
    ),
    (lock) => lock.customerId,
  );
  const marked = await db
    .select({ customerId: customerFavorites.customerId })
    .from(customerFavorites)
    .where(eq(customerFavorites.userId, user.userId));
  const favorites = new Set(marked.map(({ customerId }) => customerId));
  return rows.map((row) => ({
    customerId: row.customerId,
    customerNumber: row.customerNumber,
    name: row.name,
    street: row.street,
    postcode: row.postcode,
    city: row.city,
    country: row.country,
    currency: row.currency,
    favorite: favorites.has(row.customerId),
    locks: (locks.get(row.customerId) ?? []).map((lock) => lockOf(lock, language)),
  }));
}

/** Whether every word is in a text, or one slip away from a word of it. */
const isMeant = (searchText: string, words: readonly string[]): boolean => {
  const written = searchText.split(' ');
  return words.every(
    (word) => searchText.includes(word) || written.some((one) => forgivingNearness(word, one) > 0),
  );
};

/**
 * Customers the user may order for whose name, number or city hold every word of `query`; if there are none, those
 * where each word is but one slip away.
 */
export async function findCustomers(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  language: Language,
  query: string,
): Promise<Customer[]> {
  if (!entersOrdering(user, rightEnv)) throw notFound();
  const words = wordsOf(query);
  const select = (...found: SQL[]) =>
    db
      .select({ ...customerColumns, searchText: customers.searchText })
      .from(customers)
      .innerJoin(priceLists, eq(priceLists.priceListId, customers.priceListId))
      .where(and(seesCustomer(db, user), ...found))
      .orderBy(asc(customers.name), asc(customers.customerNumber));
  const rows = await select(...words.map((word) => like(customers.searchText, containing(word))));
  const meant =
    rows.length > 0 ? rows : (await select()).filter(({ searchText }) => isMeant(searchText, words));
  return present(db, user, language, meant);
}

export async function readCustomer(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  language: Language,
  customerId: string,
): Promise<Customer> {
  const [found] = await present(db, user, language, [await customerFor(db, user, rightEnv, customerId)]);
  if (!found) throw notFound();
  return found;
}

export async function setFavorite(
  db: Queryable,
  { userId }: SignedInUser,
  customerId: string,
  marked: boolean,
): Promise<void> {
  if (marked) {
    await db.insert(customerFavorites).values({ userId, customerId }).onConflictDoNothing();
    return;
  }
  await db
    .delete(customerFavorites)
    .where(and(eq(customerFavorites.userId, userId), eq(customerFavorites.customerId, customerId)));
}
