import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * One row that counts changes of what lists of styles show. Triggers of the tables concerned count it up in the
 * changing transaction, so that whoever sees a change sees another version, in every process.
 */
export const catalogueVersion = pgTable(
  'catalogue_version',
  { only: boolean().primaryKey().default(true), version: integer().notNull().default(0) },
  (table) => [check('catalogue_version_only', sql`${table.only}`)],
);
