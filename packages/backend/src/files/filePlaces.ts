import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { anyOf } from '../database/anyOf.ts';
import type { Queryable } from '../database/database.ts';
import { colours } from '../ordering/style/colour.schema.ts';
import { styles } from '../ordering/style/style.schema.ts';
import { pictures } from '../pictures/picture.schema.ts';
import { formPdfs } from '../selfService/manuals/manual.schema.ts';

/** A table whose rows have bytes of their own, or the key of a file in the bucket. */
export interface FilePlace {
  readonly table: PgTable;
  /** Tells a row from others. */
  readonly id: SQL;
  /** What its house calls it. */
  readonly name: SQL;
  readonly source: PgColumn;
  readonly bytes: PgColumn;
  readonly fileKey: PgColumn;
}

/** All tables that refer to files. What none of them refers to is removed from the bucket. */
export const filePlaces: readonly FilePlace[] = [
  {
    table: pictures,
    id: sql`${pictures.pictureId}`,
    name: sql`(select ${styles.articleNumber} || ' ' || ${colours.code} || ' ' || ${pictures.view} from ${colours}
      join ${styles} on ${styles.articleId} = ${colours.articleId}
      where ${colours.articleColorId} = ${pictures.articleColorId})`,
    source: pictures.source,
    bytes: pictures.bytes,
    fileKey: pictures.fileKey,
  },
  {
    table: formPdfs,
    id: sql`${formPdfs.fileId} || ' ' || ${formPdfs.language}`,
    name: sql`${formPdfs.fileId} || '.' || ${formPdfs.language} || '.pdf'`,
    source: formPdfs.source,
    bytes: formPdfs.bytes,
    fileKey: formPdfs.fileKey,
  },
];

/** Which of the keys a row refers to. */
export async function usedKeys(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { table, fileKey } of filePlaces) {
    const rows = await db
      .selectDistinct({ key: sql<string>`${fileKey}` })
      .from(table)
      .where(sql`${fileKey} = ${anyOf(keys)}`);
    for (const { key } of rows) used.add(key);
  }
  return used;
}

/** What the house calls the rows of a key: a style, colour and view, or a manual in a language. */
export async function namesOf(db: Queryable, key: string): Promise<string[]> {
  const names: string[] = [];
  for (const { table, fileKey, name } of filePlaces) {
    const rows = await db
      .select({ name: sql<string>`${name}` })
      .from(table)
      .where(sql`${fileKey} = ${key}`);
    names.push(...rows.map((row) => row.name));
  }
  return names;
}

/** An arbitrary constant for the advisory lock between those who put files and the sweep. */
const filesLock = 7_205_306;

/** Until the end of the transaction no file is removed. For whoever puts one and then refers to it. */
export async function holdFiles(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${filesLock}::bigint)`);
}

/** Until the end of the transaction nobody puts a file. False: somebody is about to. */
export async function holdPuts(db: Queryable): Promise<boolean> {
  const [row] = await db
    .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${filesLock}::bigint)` })
    .from(sql`(select 1) as one`);
  return row?.isFree === true;
}
