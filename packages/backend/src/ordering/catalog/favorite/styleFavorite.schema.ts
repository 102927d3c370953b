import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../../user/user.schema.ts';
import { styles } from '../../style/style.schema.ts';

/** The styles a user has marked. A style belongs to one season, and so does its mark, whoever it is ordered for. */
export const styleFavorites = pgTable(
  'style_favorites',
  {
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    articleId: text()
      .notNull()
      .references(() => styles.articleId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.articleId] }),
    index('style_favorites_article').on(table.articleId),
  ],
);
