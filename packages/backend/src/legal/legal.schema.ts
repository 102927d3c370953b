import type { Language } from '@selvedge/core/contract';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A page of the house by its name, or general conditions by their document id. */
export type LegalKind = 'page' | 'conditions';

/** Texts of the house, one row per language; HTML as the operators wrote it. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    kind: text().$type<LegalKind>().notNull(),
    name: text().notNull(),
    language: text().$type<Language>().notNull(),
    html: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.language] })],
);
