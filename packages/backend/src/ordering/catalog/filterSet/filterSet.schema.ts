import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../../user/user.schema.ts';

/**
 * Named filters of a user for lists of styles. `search` is the search part of the list's address. Names must
 * differ by more than case.
 */
export const filterSets = pgTable(
  'filter_sets',
  {
    filterSetId: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    rightEnv: text({ enum: ['preorder', 'postorder'] }).notNull(),
    name: text().notNull(),
    search: text().notNull(),
  },
  (table) => [
    uniqueIndex('filter_sets_name').on(table.userId, table.rightEnv, sql`lower(${table.name})`),
    check('filter_sets_env', sql`${table.rightEnv} in ('preorder', 'postorder')`),
  ],
);
