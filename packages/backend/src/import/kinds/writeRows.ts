import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { insertEach } from '../../database/insertRows.ts';
import { elseUpdate } from './fields.ts';
import type { PlannedRow } from './kind.ts';

interface WrittenAs<Table extends PgTable> {
  rowOf(planned: PlannedRow): InferInsertModel<Table>;
  readonly key: readonly string[];
  /** What a row that is there already gets. */
  readonly changed: readonly string[];
}

/**
 * Writes the rows of a table of which a season has very many. PostgreSQL takes a quarter longer for a row that may be there
 * already, so that those that are not are only inserted.
 */
export async function writeRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly PlannedRow[],
  { rowOf, key, changed }: WrittenAs<Table>,
): Promise<void> {
  const added = rows.filter(({ before }) => before === undefined);
  const others = rows.filter(({ before }) => before !== undefined);
  await insertEach(db, table, added, rowOf);
  await insertEach(db, table, others, rowOf, elseUpdate(table, key, changed));
}
