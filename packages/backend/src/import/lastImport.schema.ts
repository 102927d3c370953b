import { pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../database/epoch.ts';

/** The newest import of each kind of data: when its file was made at the house, and when it was taken. */
export const lastImports = pgTable('last_imports', {
  kind: text().primaryKey(),
  madeAt: epoch().notNull(),
  takenAt: epoch().notNull(),
});
