import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * One row that counts changes of what lists of styles show. Triggers on the tables concerned raise it in the
 * changing transaction, so that every process that sees a change also sees another version.
 */
export const catalogueVersion = pgTable(
  'catalogue_version',
  { only: boolean().primaryKey().default(true), version: integer().notNull().default(0) },
  (table) => [check('catalogue_version_only', sql`${table.only}`)],
);
