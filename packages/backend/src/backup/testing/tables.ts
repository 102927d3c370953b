import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/drivers/openDatabase.ts';

/** The rows of every table as JSON texts in order, and the state of every sequence, by name. */
export async function everyTable({ db }: Database): Promise<Map<string, readonly string[]>> {
  const read = async (query: ReturnType<typeof sql>): Promise<string[]> =>
    (await db.select({ text: sql<string>`text` }).from(sql`(${query}) as rows`)).map(({ text }) => text);
  const names = await read(
    sql`select table_name::text as text from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const tables = new Map<string, readonly string[]>();
  for (const name of names) {
    const table = sql.identifier(name);
    tables.set(name, await read(sql`select to_jsonb(${table})::text as text from ${table} order by 1`));
  }
  tables.set(
    'sequences',
    await read(
      sql`select sequencename || ' ' || coalesce(last_value, 0) as text from pg_sequences order by 1`,
    ),
  );
  return tables;
}

/** Opens the database of a portal that has stopped, and closes it again. */
export async function inStopped<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
