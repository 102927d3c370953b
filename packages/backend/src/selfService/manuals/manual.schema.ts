import type { Language } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../database/bytea.ts';
import { translated } from '../../database/translated.ts';

/** A heading, a paragraph, bullet points, a table (its first row is the head), or lines to fill in by hand. */
export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly points: readonly string[] }
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly fields: readonly string[] };

/** `fileName` is the name for saving the file, with its extension; a file of the house's own has no blocks. */
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

/** The categories of Forms & Manuals, by their slug in the address. */
export const formCategories = pgTable('form_categories', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  texts: translated<CategoryTexts>().notNull(),
});

/** The files of the categories; a video is described in text. */
export const formFiles = pgTable(
  'form_files',
  {
    fileId: text().primaryKey(),
    slug: text()
      .notNull()
      .references(() => formCategories.slug, { onDelete: 'cascade' }),
    position: integer().notNull(),
    documentType: text({ enum: ['form', 'manual', 'video'] }).notNull(),
    texts: translated<FileTexts>().notNull(),
  },
  (file) => [index('form_files_category').on(file.slug, file.position)],
);

/** The house's own PDF of a file, in a language. `source` is the SHA-256 of it, hexadecimal. */
export const formPdfs = pgTable(
  'form_pdfs',
  {
    fileId: text()
      .notNull()
      .references(() => formFiles.fileId, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    source: text().notNull(),
    /** null: they are in the bucket, under `fileKey`. */
    bytes: bytea(),
    fileKey: text(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.language] }),
    index('form_pdfs_file').on(table.fileKey),
    check('form_pdfs_kept_once', sql`num_nonnulls(${table.bytes}, ${table.fileKey}) = 1`),
  ],
);
