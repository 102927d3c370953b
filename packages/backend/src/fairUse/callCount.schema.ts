import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';

/**
 * How many calls a subject made in a window of time. `subject` is a hash, so neither addresses nor people are
 * named.
 */
export const callCounts = pgTable('call_counts', {
  subject: text().primaryKey(),
  calls: integer().notNull(),
  windowEndsAt: epoch().notNull(),
});
