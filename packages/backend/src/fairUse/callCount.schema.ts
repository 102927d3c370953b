import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';

/** How often somebody did something in a window of time. `subject` is a hash: neither addresses nor people are named. */
export const callCounts = pgTable('call_counts', {
  subject: text().primaryKey(),
  calls: integer().notNull(),
  windowEndsAt: epoch().notNull(),
});
