import { and, asc, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { type FilePlace, filePlaces, holdFiles, namesOf } from './filePlaces.ts';
import { type FileStore, keyFor } from './fileStore.ts';
import type { Files } from './files.ts';

/** How far a move is. */
export interface MovedFiles {
  /** Rows that this call moved. */
  readonly moved: number;
  /** Rows that are still to be moved, {@link MovedFiles.lost} ones included. */
  readonly left: number;
  /**
   * What the bucket does not have any more, or has damaged, as the house calls it. Its rows wait for the next delivery of the
   * same files, which is taken as a new one.
   */
  readonly lost: readonly string[];
}

/** A move has as long as people wait for a page; nothing depends on a transaction's limit. */
const unhurried = (database: Database): Database => ({ ...database, transact: database.transactLong });

/** Moves one row; false: all are moved. Killed before its end, the row has its bytes and the file goes with the sweep. */
const moveOne = (database: Database, store: FileStore, { table, id, bytes, fileKey }: FilePlace) =>
  inTransaction(unhurried(database), async (db) => {
    await holdFiles(db);
    const [row] = await db
      .select({ id: sql<string>`${id}`, bytes: sql<Uint8Array>`${bytes}` })
      .from(table)
      .where(isNull(fileKey))
      .limit(1)
      .for('update');
    if (!row) return false;
    const key = keyFor(row.bytes);
    await store.put(key, row.bytes);
    await db.update(table).set({ bytes: null, fileKey: key }).where(sql`${id} = ${row.id}`);
    return true;
  });

/** Moves rows into the bucket, one after another, until `isOver`. What is moved stays so, and a next call goes on. */
export async function moveToStore(
  database: Database,
  store: FileStore,
  isOver: () => boolean,
): Promise<MovedFiles> {
  let moved = 0;
  for (const place of filePlaces) while (!isOver() && (await moveOne(database, store, place))) moved += 1;
  return { moved, left: await countOf(database, isNull), lost: [] };
}

/** Moves rows back into the database, as {@link moveToStore} does the other way. Their files go with the sweep. */
export async function moveBack(database: Database, files: Files, isOver: () => boolean): Promise<MovedFiles> {
  let moved = 0;
  const lost: string[] = [];
  for (const { table, fileKey, source } of filePlaces) {
    let after = '';
    while (!isOver()) {
      const [row] = await database.db
        .select({ key: sql<string>`${fileKey}` })
        .from(table)
        .where(and(isNotNull(fileKey), gt(fileKey, after)))
        .orderBy(asc(fileKey))
        .limit(1);
      if (!row) break;
      after = row.key;
      const read = await files.read({ bytes: null, fileKey: row.key });
      if (read === null) {
        lost.push(...(await namesOf(database.db, row.key)));
        await database.db
          .update(table)
          .set({ source: `lost ${row.key}` })
          .where(and(sql`${fileKey} = ${row.key}`, sql`${source} not like 'lost %'`));
        continue;
      }
      // All rows of the same bytes at once. One that an import has written anew meanwhile has another key, or none.
      const rows = await database.db
        .update(table)
        .set({ bytes: read, fileKey: null })
        .where(sql`${fileKey} = ${row.key}`)
        .returning({ one: sql`1` });
      moved += rows.length;
    }
  }
  return { moved, left: await countOf(database, isNotNull), lost };
}

async function countOf({ db }: Database, isToMove: typeof isNull): Promise<number> {
  let rows = 0;
  for (const { table, fileKey } of filePlaces) rows += await db.$count(table, isToMove(fileKey));
  return rows;
}
