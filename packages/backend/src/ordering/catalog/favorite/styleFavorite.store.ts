import type { SeasonPlace } from '@selvedge/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { sqlStateOf } from '../../../database/trouble.ts';
import { notFound } from '../../../http/refusal.ts';
import { styles } from '../../style/style.schema.ts';
import { stylesOfPlace } from '../../style/style.store.ts';
import { styleFavorites } from './styleFavorite.schema.ts';

/** The articleIds of a season that a user has marked. */
export async function favoritesAt(db: Queryable, userId: string, place: SeasonPlace): Promise<string[]> {
  const rows = await db
    .select({ articleId: styleFavorites.articleId })
    .from(styleFavorites)
    .innerJoin(styles, eq(styles.articleId, styleFavorites.articleId))
    .where(and(eq(styleFavorites.userId, userId), stylesOfPlace(place)));
  return rows.map(({ articleId }) => articleId);
}

const missingReference = '23503';

/** Marks a style; a second call changes nothing. A style that was withdrawn meanwhile is not found. */
export async function mark(db: Queryable, userId: string, articleId: string): Promise<void> {
  try {
    await db.insert(styleFavorites).values({ userId, articleId }).onConflictDoNothing();
  } catch (error) {
    throw sqlStateOf(error) === missingReference ? notFound() : error;
  }
}

/** Removes the mark; a second call changes nothing. */
export async function unmark(db: Queryable, userId: string, articleId: string): Promise<void> {
  await db
    .delete(styleFavorites)
    .where(and(eq(styleFavorites.userId, userId), eq(styleFavorites.articleId, articleId)));
}
