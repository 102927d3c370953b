import { pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';

/** Files of the bucket to which no row refers, and since when that is known. They are removed a day later. */
export const unusedFiles = pgTable('unused_files', {
  fileKey: text().primaryKey(),
  seenAt: epoch().notNull(),
});
