import type { ResolvedRights } from '@selvedge/core/contract';
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from '../ordering/pos/customer.schema.ts';

/**
 * `email` is lower case; `roles` are names of roles (K1). `passwordHash` has the format of identity/signIn/password.ts,
 * and is null for somebody who has not set a password. Somebody who is `disabled` is treated as unknown everywhere.
 */
export const users = pgTable('users', {
  userId: text().primaryKey(),
  email: text().notNull().unique(),
  passwordHash: text(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  canonicalId: text().notNull(),
  roles: jsonb().$type<string[]>().notNull(),
  rights: jsonb().$type<ResolvedRights>().notNull(),
  everyCustomer: boolean().notNull().default(false),
  selectedLanguage: text(),
  disabled: boolean().notNull().default(false),
});

export const userCustomers = pgTable(
  'user_customers',
  {
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customers.customerId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.customerId] }),
    index('user_customers_customer').on(table.customerId),
  ],
);
