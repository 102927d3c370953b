import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../user/user.schema.ts';
import { customers } from './customer.schema.ts';

/** The customers a user has marked. */
export const customerFavorites = pgTable(
  'customer_favorites',
  {
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customers.customerId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.customerId] })],
);
