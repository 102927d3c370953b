import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';
import { users } from '../user/user.schema.ts';

/**
 * Tokens, stored by the hash of their value, so that a copy of the table opens nothing. `document` null: any
 * document.
 */
export const printTokens = pgTable(
  'print_tokens',
  {
    hash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    document: text(),
    expiresAt: epoch().notNull(),
  },
  (token) => [index('print_tokens_expiry').on(token.expiresAt)],
);
