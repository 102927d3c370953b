import { text } from 'drizzle-orm/pg-core';
import { seasons, subdivisions } from './season.schema.ts';

/** Columns of a table whose rows belong to a season × subdivision × collection type. */
export const placeColumns = () => ({
  season: text()
    .notNull()
    .references(() => seasons.season),
  subdivision: text()
    .notNull()
    .references(() => subdivisions.subdivision),
  collectionType: text().notNull(),
});
