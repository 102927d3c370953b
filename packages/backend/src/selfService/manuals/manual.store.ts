import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { formCategories as categories, formFiles as files } from './manual.schema.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type FileRow = typeof files.$inferSelect;

/** All categories in their order. */
export const allCategories = ({ db }: Database): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.slug));

/** All files, by category and in their order. */
export const allFiles = ({ db }: Database): Promise<FileRow[]> =>
  db.select().from(files).orderBy(asc(files.slug), asc(files.position), asc(files.fileId));

export async function findCategory({ db }: Database, slug: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.slug, slug));
  return row;
}

export const filesOf = ({ db }: Database, slug: string): Promise<FileRow[]> =>
  db.select().from(files).where(eq(files.slug, slug)).orderBy(asc(files.position), asc(files.fileId));

export async function findFile({ db }: Database, slug: string, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.slug, slug), eq(files.fileId, fileId)));
  return row;
}
