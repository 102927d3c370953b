import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counts changes of what decides who may read what. Triggers of the tables concerned count in the changing
 * transaction. Two rows: `signIns` (sessions and access tokens that end or change) and `rights` (users, their customers,
 * selling times), so that nobody's sign-in waits for a long change of customers.
 */
export const accessVersions = pgTable('access_versions', {
  concern: text({ enum: ['signIns', 'rights'] }).primaryKey(),
  version: integer().notNull().default(0),
});
