import { randomUUID } from 'node:crypto';
import { type FilterSet, MOST_FILTER_SETS, type RightEnv } from '@selvedge/core/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Refusal } from '../../server/refusal.ts';
import { filterSets } from './filterSet.schema.ts';

/** Whose sets are meant: a user has some of its own in each right environment. */
export interface Owner {
  readonly userId: string;
  readonly rightEnv: RightEnv;
}

const ownedBy = ({ userId, rightEnv }: Owner) =>
  and(eq(filterSets.userId, userId), eq(filterSets.rightEnv, rightEnv));

export const readFilterSets = (db: Queryable, owner: Owner): Promise<FilterSet[]> =>
  db
    .select({ filterSetId: filterSets.filterSetId, name: filterSets.name, search: filterSets.search })
    .from(filterSets)
    .where(ownedBy(owner))
    .orderBy(asc(sql`lower(${filterSets.name})`));

/**
 * Keeps a set, in place of the one of the same name whatever its case.
 *
 * @throws {Refusal} 409 `tooManyFilterSets`.
 */
export const keepFilterSet = (
  database: Database,
  owner: Owner,
  { name, search }: Pick<FilterSet, 'name' | 'search'>,
): Promise<FilterSet[]> =>
  inTransaction(database, async (db) => {
    // Of one user's own calls one after another, so that together they keep to the limit.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`filter sets of ${owner.userId}`}))`);
    const kept = await db
      .update(filterSets)
      .set({ name, search })
      .where(and(ownedBy(owner), eq(sql`lower(${filterSets.name})`, sql`lower(${name})`)))
      .returning({ filterSetId: filterSets.filterSetId });
    if (kept.length === 0) {
      const [known] = await db.select({ count: count() }).from(filterSets).where(ownedBy(owner));
      if ((known?.count ?? 0) >= MOST_FILTER_SETS)
        throw new Refusal(409, 'tooManyFilterSets', { values: { most: MOST_FILTER_SETS } });
      await db.insert(filterSets).values({ filterSetId: randomUUID(), ...owner, name, search });
    }
    return readFilterSets(db, owner);
  });

export async function forgetFilterSet(
  db: Queryable,
  owner: Owner,
  filterSetId: string,
): Promise<FilterSet[]> {
  await db.delete(filterSets).where(and(ownedBy(owner), eq(filterSets.filterSetId, filterSetId)));
  return readFilterSets(db, owner);
}
