import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import type { KnownEntry } from './kind.ts';

const ROWS_AT_ONCE = 5_000;

/** Columns, or what is made of them. */
type ReadColumns = Readonly<Record<string, PgColumn | SQL>>;

/** A row as it is read: the values of some columns, which JSON can say. */
type ReadRow<Columns extends ReadColumns> = {
  readonly [Field in keyof Columns]: Columns[Field] extends PgColumn
    ? GetColumnData<Columns[Field]>
    : Columns[Field] extends SQL<infer Value>
      ? Value
      : never;
};

/**
 * Reads rows by a cursor, so that a large table is never in memory as a whole. `db` is a transaction, and reads by one
 * cursor at a time.
 *
 * @param from what follows `from`
 */
export async function* readParts<Columns extends ReadColumns>(
  db: Queryable,
  columns: Columns,
  from: SQL,
  made: (row: ReadRow<Columns>) => KnownEntry,
): AsyncGenerator<readonly KnownEntry[]> {
  const fields = Object.keys(columns);
  const values = sql.join(Object.values(columns), sql`, `);
  await db.execute(
    sql`declare import_rows no scroll cursor for select json_build_array(${values})::text as row from ${from}`,
  );
  for (;;) {
    const { rows } = (await db.execute(
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from import_rows`,
    )) as unknown as { readonly rows: readonly { readonly row: string }[] };
    if (rows.length === 0) break;
    yield rows.map(({ row }) => {
      const said: unknown[] = JSON.parse(row);
      const read: Record<string, unknown> = {};
      for (const [at, field] of fields.entries()) read[field] = said[at];
      return made(read as ReadRow<Columns>);
    });
  }
  await db.execute(sql`close import_rows`);
}
