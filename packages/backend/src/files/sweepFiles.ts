import { sql } from 'drizzle-orm';
import { anyOf } from '../database/anyOf.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { holdPuts, usedKeys } from './filePlaces.ts';
import type { FileStore, KeptFile } from './fileStore.ts';
import { unusedFiles } from './unusedFile.schema.ts';

/** How long a file is kept to which no row refers, ms: a backup of the bucket has a day after that of the database. */
export const KEPT_UNUSED = 86_400_000;
/** What is noted longer than this is of a file that is gone. */
const FORGOTTEN = 7 * KEPT_UNUSED;

/** Notes which of some files no row refers to, and tells those of which that was noted a day ago. */
async function dueOf({ db }: Database, files: readonly KeptFile[], now: number): Promise<string[]> {
  const keys = files.map(({ key }) => key);
  if (keys.length === 0) return [];
  const used = await usedKeys(db, keys);
  await db.delete(unusedFiles).where(sql`${unusedFiles.fileKey} = ${anyOf([...used])}`);
  const unused = files.filter(({ key }) => !used.has(key));
  if (unused.length === 0) return [];
  await db
    .insert(unusedFiles)
    .values(unused.map(({ key }) => ({ fileKey: key, seenAt: now })))
    .onConflictDoNothing();
  const noted = await db
    .select()
    .from(unusedFiles)
    .where(sql`${unusedFiles.fileKey} = ${anyOf(unused.map(({ key }) => key))}`);
  const seen = new Map(noted.map(({ fileKey, seenAt }) => [fileKey, seenAt]));
  // One that is young was put, or put again, by an import that may be about to refer to it.
  return unused.flatMap(({ key, putAt }) =>
    Math.max(seen.get(key) ?? now, putAt) <= now - KEPT_UNUSED ? [key] : [],
  );
}

/** False: somebody puts files, so that none is removed now. */
const removeUnused = (database: Database, store: FileStore, key: string): Promise<boolean> =>
  inTransaction(database, async (db) => {
    if (!(await holdPuts(db))) return false;
    if ((await usedKeys(db, [key])).size === 0) await store.remove(key);
    await db.delete(unusedFiles).where(sql`${unusedFiles.fileKey} = ${key}`);
    return true;
  });

/**
 * Removes files to which no row has referred for a day, and which are a day old. While an import runs it removes none. Instances may sweep at
 * the same time. `now` is epoch ms.
 *
 * @throws {FilesAway}
 */
export async function sweepFiles(
  database: Database,
  store: FileStore,
  now: number,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for await (const files of store.list())
    for (const key of await dueOf(database, files, now))
      if (isStopping() || !(await removeUnused(database, store, key))) return;
  await database.db.delete(unusedFiles).where(sql`${unusedFiles.seenAt} < ${now - FORGOTTEN}`);
}
