import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';
import { tiles } from './tile.schema.ts';

/** The tiles that users marked as their favourites. */
export const tileFavorites = pgTable(
  'tile_favorites',
  {
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tileId: text()
      .notNull()
      .references(() => tiles.tileId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tileId] })],
);
