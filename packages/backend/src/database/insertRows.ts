import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { soon } from './soon.ts';

/** Few enough that the text of a batch is no large object (128 kB): those stay until the heap is collected as a whole. */
const batch = 300;

/** The type of a column's values. A serial is none. */
const typeOf = (column: PgColumn): string => column.getSQLType().replace('serial', 'integer');

/**
 * Inserts many rows with few statements: each batch is sent as one JSON parameter. The fields of the first row are
 * the columns for all rows. `ending` is appended to each statement, such as an `on conflict` clause.
 */
export const insertRows = <Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  ending?: SQL,
): Promise<void> => insertEach(db, table, rows, (row) => row, ending);

/** As {@link insertRows}; a row is made of its source when its batch is. */
export async function insertEach<Table extends PgTable, Source>(
  db: Queryable,
  table: Table,
  sources: readonly Source[],
  rowOf: (source: Source) => InferInsertModel<Table>,
  ending: SQL = sql``,
): Promise<void> {
  const [first] = sources;
  if (first === undefined) return;
  const row = rowOf(first);
  const columns = Object.entries(getTableColumns(table))
    .filter(([field]) => field in row)
    // The texts of a season are half as long with short names.
    .map(([field, column], index) => ({ field, column, key: `c${index}` }));
  const target = sql.identifier(getTableName(table));
  const into = sql.join(
    columns.map(({ field }) => sql.identifier(toSnakeCase(field))),
    sql`, `,
  );
  const told = sql.raw(columns.map(({ key, column }) => `${key} ${typeOf(column)}`).join(', '));
  const recordOf = (source: Source): Readonly<Record<string, unknown>> => {
    const fields: Readonly<Record<string, unknown>> = rowOf(source);
    const record: Record<string, unknown> = {};
    for (const { field, key } of columns) record[key] = fields[field];
    return record;
  };
  const statementOf = (from: number): SQL | null => {
    if (from >= sources.length) return null;
    const records = JSON.stringify(sources.slice(from, from + batch).map(recordOf));
    return sql`insert into ${target} (${into})
          select * from json_to_recordset(${records}::json) as told(${told}) ${ending}`;
  };
  // The database writes a batch while the next one is made.
  const statementSoon = (from: number): Promise<SQL | null> => soon(() => statementOf(from));
  let statement = statementOf(0);
  for (let from = batch; statement; from += batch)
    [, statement] = await Promise.all([db.execute(statement), statementSoon(from)]);
}
