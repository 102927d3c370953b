import type { Customer, Language } from '@selvedge/core/contract';
import { eq, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { accessVersions } from '../../identity/accessVersion.schema.ts';
import { catalogueVersion } from '../style/catalogueVersion.schema.ts';
import { customerFavorites } from './favorite.schema.ts';
import { listedCustomers, presented } from './shownCustomers.ts';

/** Customers that are kept at most, of all lists together: some ten megabytes. */
const MOST = 20_000;

type Listed = Awaited<ReturnType<typeof listedCustomers>>;

interface Kept {
  readonly version: string;
  readonly customers: Promise<Listed>;
  /** As they are sent, by language, to those who marked none. */
  readonly lists: Map<Language, readonly Customer[]>;
  /** 0 until they are read. */
  size: number;
}

/** All customers of a user in a language, ordered by name, without what waits there. */
export type KnownCustomers = (user: SignedInUser, language: Language) => Promise<readonly Customer[]>;

/** What the user marked, and the versions of customers, their locks and who sees them, and of price lists. */
const stateOf = (db: Queryable) => {
  const rights = db
    .select({ version: accessVersions.version })
    .from(accessVersions)
    .where(sql`${accessVersions.concern} = 'rights'`);
  const marked = db
    .select({ customerId: customerFavorites.customerId })
    .from(customerFavorites)
    .where(eq(customerFavorites.userId, sql.placeholder('userId')));
  return db
    .select({
      version: sql<string>`concat(${catalogueVersion.version}, '.', (${rights}))`,
      marked: sql<string[]>`array(${marked})`,
    })
    .from(catalogueVersion)
    .prepare('');
};

/**
 * Keeps the lists of customers as long as the versions are those under which they were read, up to a number of customers;
 * those who see all customers share one. The versions are read each time, and before the customers: a change counts at
 * the next call, in whichever process it was made. What a user marked changes no version, and is read with them.
 *
 * @param most how many customers are kept
 */
export function createKnownCustomers(db: Queryable, most = MOST): KnownCustomers {
  const state = stateOf(db);
  const kept = new Map<string, Kept>();
  let total = 0;

  function forget(key: string, one: Kept): void {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    total -= one.size;
  }

  function keep(key: string, version: string, user: SignedInUser): Kept {
    const before = kept.get(key);
    if (before) forget(key, before);
    const one: Kept = {
      ...{ version, customers: listedCustomers(db, user).execute(), lists: new Map(), size: 0 },
    };
    kept.set(key, one);
    const count = ({ length }: Listed) => {
      if (kept.get(key) !== one) return;
      // A list of none takes some room as well.
      one.size = length + 1;
      total += one.size;
      for (const [oldest, other] of kept) {
        if (total <= most) break;
        forget(oldest, other);
      }
    };
    one.customers.then(count, () => forget(key, one));
    return one;
  }

  function known(version: string, user: SignedInUser): Kept {
    const key = user.everyCustomer ? 'all' : `of ${user.userId}`;
    const found = kept.get(key);
    if (found?.version !== version) return keep(key, version, user);
    // The last one used comes last.
    kept.delete(key);
    kept.set(key, found);
    return found;
  }

  return async function list(user, language) {
    const [found] = await state.execute({ userId: user.userId });
    if (!found) throw new Error('The catalogue has no version');
    const { customers, lists } = known(found.version, user);
    const rows = await customers;
    const list = lists.get(language) ?? rows.map((row) => presented({ ...row, favorite: false }, language));
    lists.set(language, list);
    if (found.marked.length === 0) return list;
    const marked = new Set(found.marked);
    return list.map((one) => (marked.has(one.customerId) ? { ...one, favorite: true } : one));
  };
}
