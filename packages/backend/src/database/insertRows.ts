import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** Few enough that the text of a batch is no large object (128 kB): those stay until the heap is collected as a whole. */
const batch = 300;

/**
 * Inserts many rows with few statements: each batch is sent as one JSON parameter. The fields of the first row are
 * the columns for all rows. `ending` is appended to each statement, such as an `on conflict` clause.
 */
export async function insertRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  ending: SQL = sql``,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first).filter((field) => field in getTableColumns(table));
  const columns = names.map((field) => [field, toSnakeCase(field)] as const);
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column)),
    sql`, `,
  );
  const target = sql.identifier(getTableName(table));
  const statementOf = (from: number): SQL | null => {
    if (from >= rows.length) return null;
    const records = rows.slice(from, from + batch).map((row) => {
      const fields: Readonly<Record<string, unknown>> = row;
      return Object.fromEntries(columns.map(([field, column]) => [column, fields[field]]));
    });
    return sql`insert into ${target} (${list})
          select ${list} from json_populate_recordset(null::${target}, ${JSON.stringify(records)}::json) ${ending}`;
  };
  // The database writes a batch while the next one is made.
  const statementSoon = async (from: number): Promise<SQL | null> => {
    await new Promise((resolve) => setImmediate(resolve));
    return statementOf(from);
  };
  let statement = statementOf(0);
  for (let from = batch; statement; from += batch)
    [, statement] = await Promise.all([db.execute(statement), statementSoon(from)]);
}
