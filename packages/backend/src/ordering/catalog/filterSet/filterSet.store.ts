import { randomUUID } from 'node:crypto';
import { type FilterSet, MOST_FILTER_SETS, type RightEnv } from '@selvedge/core/contract';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { filterSets } from './filterSet.schema.ts';

/** The owner of filter sets: a user has separate ones in each right environment. */
export interface Owner {
  readonly userId: string;
  readonly rightEnv: RightEnv;
}

/** Runs one user's calls one after another, so that concurrent calls cannot exceed the limit or duplicate a name. */
const inTurn = (
  database: Database,
  owner: Owner,
  work: (db: Queryable) => Promise<void>,
): Promise<FilterSet[]> =>
  inTransaction(database, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`filter sets of ${owner.userId}`}))`);
    await work(db);
    return readFilterSets(db, owner);
  });

const isNamed = (name: string) => eq(sql`lower(${filterSets.name})`, sql`lower(${name})`);

const ownedBy = ({ userId, rightEnv }: Owner) =>
  and(eq(filterSets.userId, userId), eq(filterSets.rightEnv, rightEnv));

export const readFilterSets = (db: Queryable, owner: Owner): Promise<FilterSet[]> =>
  db
    .select({ filterSetId: filterSets.filterSetId, name: filterSets.name, search: filterSets.search })
    .from(filterSets)
    .where(ownedBy(owner))
    .orderBy(asc(sql`lower(${filterSets.name})`));

/**
 * Stores a set. Replaces the one of the same name, ignoring case.
 *
 * @throws {Refusal} 409 `tooManyFilterSets`.
 */
export const storeFilterSet = (
  database: Database,
  owner: Owner,
  { name, search }: Pick<FilterSet, 'name' | 'search'>,
): Promise<FilterSet[]> =>
  inTurn(database, owner, async (db) => {
    const kept = await db
      .update(filterSets)
      .set({ name, search })
      .where(and(ownedBy(owner), isNamed(name)))
      .returning({ filterSetId: filterSets.filterSetId });
    if (kept.length === 0) {
      const [known] = await db.select({ count: count() }).from(filterSets).where(ownedBy(owner));
      if ((known?.count ?? 0) >= MOST_FILTER_SETS)
        throw new Refusal(409, 'tooManyFilterSets', { values: { most: MOST_FILTER_SETS } });
      await db.insert(filterSets).values({ filterSetId: randomUUID(), ...owner, name, search });
    }
  });

/**
 * Renames a set; the new name may differ only in case.
 *
 * @throws {Refusal} 404 when the user has no such set; 409 `filterSetNameTaken`.
 */
export const renameFilterSet = (
  database: Database,
  owner: Owner,
  { filterSetId, name }: Pick<FilterSet, 'filterSetId' | 'name'>,
): Promise<FilterSet[]> =>
  inTurn(database, owner, async (db) => {
    const [other] = await db
      .select({ name: filterSets.name })
      .from(filterSets)
      .where(and(ownedBy(owner), isNamed(name), ne(filterSets.filterSetId, filterSetId)));
    if (other) throw new Refusal(409, 'filterSetNameTaken', { values: { name: other.name } });
    const renamed = await db
      .update(filterSets)
      .set({ name })
      .where(and(ownedBy(owner), eq(filterSets.filterSetId, filterSetId)))
      .returning({ filterSetId: filterSets.filterSetId });
    if (renamed.length === 0) throw notFound();
  });

export async function forgetFilterSet(
  db: Queryable,
  owner: Owner,
  filterSetId: string,
): Promise<FilterSet[]> {
  await db.delete(filterSets).where(and(ownedBy(owner), eq(filterSets.filterSetId, filterSetId)));
  return readFilterSets(db, owner);
}
