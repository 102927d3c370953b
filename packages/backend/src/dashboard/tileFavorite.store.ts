import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sqlStateOf } from '../database/trouble.ts';
import { notFound } from '../http/refusal.ts';
import { tileFavorites } from './tileFavorite.schema.ts';

/** The ids of the tiles that a user marked. */
export async function favoritesOf({ db }: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ tileId: tileFavorites.tileId })
    .from(tileFavorites)
    .where(eq(tileFavorites.userId, userId));
  return new Set(rows.map(({ tileId }) => tileId));
}

const missingReference = '23503';

/** Marks a tile; a second call changes nothing. A tile that was removed meanwhile is not found. */
export async function mark({ db }: Database, userId: string, tileId: string): Promise<void> {
  try {
    await db.insert(tileFavorites).values({ userId, tileId }).onConflictDoNothing();
  } catch (error) {
    throw sqlStateOf(error) === missingReference ? notFound() : error;
  }
}

/** Removes the mark; a second call changes nothing. */
export async function unmark({ db }: Database, userId: string, tileId: string): Promise<void> {
  await db
    .delete(tileFavorites)
    .where(and(eq(tileFavorites.userId, userId), eq(tileFavorites.tileId, tileId)));
}
