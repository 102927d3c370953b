import { type Language, languages } from '@selvedge/core/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../files/files.ts';
import { notFound } from '../../http/refusal.ts';
import { formCategories as categories, formFiles as files, formPdfs as pdfs } from './manual.schema.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type FileRow = typeof files.$inferSelect;

/** Bytes of a PDF of the house. */
export const MOST_PDF_BYTES = 20_000_000;

/** Of the house's own files those whose PDF is there; of ours all. */
const isThere = sql`(jsonb_array_length(${files.texts} -> ${languages[0]} -> 'blocks') > 0
  or exists (select from ${pdfs} where ${pdfs.fileId} = ${files.fileId}))`;

/** All categories in their order. */
export const allCategories = ({ db }: Database): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.slug));

/** All files, by category and in their order. */
export const allFiles = ({ db }: Database): Promise<FileRow[]> =>
  db.select().from(files).where(isThere).orderBy(asc(files.slug), asc(files.position), asc(files.fileId));

export async function findCategory({ db }: Database, slug: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.slug, slug));
  return row;
}

export const filesOf = ({ db }: Database, slug: string): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(eq(files.slug, slug), isThere))
    .orderBy(asc(files.position), asc(files.fileId));

export async function findFile({ db }: Database, slug: string, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.slug, slug), eq(files.fileId, fileId), isThere));
  return row;
}

/**
 * The house's own PDF of a file, in the language or else in another one; null: there is none, ours is made of blocks.
 *
 * @throws {FilesAway} where it is in a bucket that cannot be used.
 * @throws {Refusal} `notFound` where the bucket does not have it any more.
 */
export async function ownPdf(
  { database: { db }, files: shelf }: { readonly database: Database; readonly files: Pick<Files, 'read'> },
  fileId: string,
  language: Language,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ bytes: pdfs.bytes, fileKey: pdfs.fileKey })
    .from(pdfs)
    .where(eq(pdfs.fileId, fileId))
    .orderBy(sql`${pdfs.language} <> ${language}`, asc(pdfs.language))
    .limit(1);
  if (!row) return null;
  const bytes = await shelf.read(row);
  if (bytes === null) throw notFound();
  return bytes;
}
