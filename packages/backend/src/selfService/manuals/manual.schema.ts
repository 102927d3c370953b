import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A heading, a paragraph, points, a table (its first row is the head), or lines to be filled in by hand. */
export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly points: readonly string[] }
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly fields: readonly string[] };

/** `fileName` is what the file is called when it is kept, with its ending. */
export interface FileTexts {
  readonly title: string;
  readonly description: string;
  readonly fileName: string;
  readonly blocks: readonly Block[];
}

export interface CategoryTexts {
  readonly title: string;
  readonly description: string;
}

/** The categories of Forms & Manuals, by the slug in their address. */
export const formCategories = pgTable('form_categories', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  en: jsonb().$type<CategoryTexts>().notNull(),
  de: jsonb().$type<CategoryTexts>().notNull(),
});

/** Their files; a video is told in words. */
export const formFiles = pgTable(
  'form_files',
  {
    fileId: text().primaryKey(),
    slug: text()
      .notNull()
      .references(() => formCategories.slug, { onDelete: 'cascade' }),
    position: integer().notNull(),
    documentType: text({ enum: ['form', 'manual', 'video'] }).notNull(),
    en: jsonb().$type<FileTexts>().notNull(),
    de: jsonb().$type<FileTexts>().notNull(),
  },
  (file) => [index('form_files_category').on(file.slug, file.position)],
);
