import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { copies } from './copy.schema.ts';

/** How many copy reports are kept per person. A new copy removes the oldest. */
export const MOST_COPIES = 200;

/** Makes room for one more report of a person. */
export async function forgetOldestCopies(db: Queryable, userId: string): Promise<void> {
  const latest = db
    .select({ copyId: copies.copyId })
    .from(copies)
    .where(eq(copies.userId, userId))
    .orderBy(desc(copies.madeAt), desc(copies.copyId))
    .limit(MOST_COPIES - 1);
  await db.delete(copies).where(and(eq(copies.userId, userId), notInArray(copies.copyId, latest)));
}

/** Removes reports made before a moment, epoch ms. */
export async function sweepCopies({ db }: Database, before: number): Promise<void> {
  await db.delete(copies).where(lt(copies.madeAt, before));
}
