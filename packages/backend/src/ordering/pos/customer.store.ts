import type { Customer, CustomerWaits, Language, Lock, RightEnv } from '@selvedge/core/contract';
import { entersOrdering } from '@selvedge/core/rules';
import { forgivingNearness } from '@selvedge/core/typo';
import { and, asc, eq, like } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { denied, notFound } from '../../http/refusal.ts';
import { containing, wordsOf } from '../../language/searchText.ts';
import { customerLocks, customers } from './customer.schema.ts';
import { customerFavorites } from './favorite.schema.ts';
import type { KnownCustomers } from './knownCustomers.ts';
import { lockOf, presented, type Shown, shownCustomers } from './shownCustomers.ts';

export async function locksOfCustomer(
  db: Queryable,
  customerId: string,
  language: Language,
): Promise<Lock[]> {
  const locks = await db
    .select()
    .from(customerLocks)
    .where(eq(customerLocks.customerId, customerId))
    .orderBy(asc(customerLocks.scope), asc(customerLocks.subject));
  return locks.map((row) => lockOf(row, language));
}

/** Whether the text has every word, exactly or with one typing mistake. */
const matchesTerm = (searchText: string, words: readonly string[]): boolean => {
  const written = searchText.split(' ');
  return words.every(
    (word) => searchText.includes(word) || written.some((one) => forgivingNearness(word, one) > 0),
  );
};

/**
 * The customers of the user whose name, number or city contain every word of `query`, at most `most`. If there are
 * none, those that match with one typing mistake per word. Asks for no right.
 */
async function meantCustomers(
  db: Queryable,
  user: SignedInUser,
  query: string,
  most?: number,
): Promise<Shown[]> {
  const words = wordsOf(query);
  const matching = shownCustomers(
    db,
    user,
    ...words.map((word) => like(customers.searchText, containing(word))),
  );
  const rows = await (most === undefined ? matching : matching.limit(most));
  if (rows.length > 0 || words.length === 0) return rows;
  const near = (await shownCustomers(db, user)).filter(({ searchText }) => matchesTerm(searchText, words));
  return near.slice(0, most);
}

/** The first customers of the user that match, without what waits there. Asks for no right. */
export async function firstCustomers(
  db: Queryable,
  user: SignedInUser,
  language: Language,
  query: string,
  most: number,
): Promise<Customer[]> {
  return (await meantCustomers(db, user, query, most)).map((row) => presented(row, language));
}

/** What waits for a user at points of sale, by their id; nothing is there for those where nothing waits. */
export type WaitsByCustomer = (
  agent: { readonly user: SignedInUser; readonly now: number },
  rightEnv: RightEnv,
) => Promise<ReadonlyMap<string, CustomerWaits>>;

interface CustomerSources {
  readonly db: Queryable;
  readonly known: KnownCustomers;
  readonly waitsByCustomer: WaitsByCustomer;
}

/** The customers the user may order for that match `query`, with what waits there. */
export async function findCustomers(
  { db, known, waitsByCustomer }: CustomerSources,
  user: SignedInUser,
  rightEnv: RightEnv,
  language: Language,
  query: string,
  now: number,
): Promise<Customer[]> {
  if (!entersOrdering(user.rights, rightEnv)) throw denied('right');
  const meant =
    wordsOf(query).length === 0
      ? await known(user, language)
      : (await meantCustomers(db, user, query)).map((row) => presented(row, language));
  const waits = await waitsByCustomer({ user, now }, rightEnv);
  return meant.map((customer) => {
    const found = waits.get(customer.customerId);
    return found ? { ...customer, waits: found } : customer;
  });
}

export async function readCustomer(
  db: Queryable,
  user: SignedInUser,
  rightEnv: RightEnv,
  language: Language,
  customerId: string,
): Promise<Customer> {
  if (!entersOrdering(user.rights, rightEnv)) throw denied('right');
  const [found] = await shownCustomers(db, user, eq(customers.customerId, customerId));
  if (!found) throw notFound();
  return presented(found, language);
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
