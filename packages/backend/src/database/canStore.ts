import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { inTransaction } from './transaction.ts';
import { troubleOf } from './trouble.ts';

class Undone extends Error {}

/** Whether the database has room. Writes a quarter of a megabyte to a table of its own and rolls it back. */
export async function canStore(database: Database): Promise<boolean> {
  try {
    await inTransaction(database, async (db) => {
      await db.execute(sql`
        create table readiness_probe as
        select string_agg(md5(random()::text), '') as filler from generate_series(1, 8000)`);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return true;
    if (troubleOf(error) === 'full') return false;
    throw error;
  }
  return true;
}
