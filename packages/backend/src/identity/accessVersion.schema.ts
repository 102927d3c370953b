import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counts the changes that affect who may read what. Triggers on the tables concerned count within the changing
 * transaction. There are two rows: `signIns` (sessions and access tokens that end or change) and `rights` (users,
 * their customers, selling times), so that no sign-in waits for a long change of customers.
 */
export const accessVersions = pgTable('access_versions', {
  concern: text({ enum: ['signIns', 'rights'] }).primaryKey(),
  version: integer().notNull().default(0),
});
