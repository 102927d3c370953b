import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { users } from '../user/user.schema.ts';
import { type DemoOptions, generate } from './generate.ts';
import { insertDemo } from './insert.ts';
import { insertDemoLiveEvents } from './liveEvents.ts';

// An arbitrary constant for the advisory lock: of processes that start together only one fills the database.
const demoLock = 7_205_302;

/**
 * Fills an empty database with the demo in one transaction, and returns whether it did. A database with users is
 * left unchanged.
 */
export async function ensureDemo(database: Database, options: DemoOptions): Promise<boolean> {
  const filled = await inTransaction(database, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${demoLock}::bigint)`);
    const [known] = await db.select({ userId: users.userId }).from(users).limit(1);
    if (known) return false;
    await insertDemo(db, generate(options));
    await insertDemoLiveEvents(db, options.now);
    return true;
  });
  if (filled) await database.db.execute(sql`analyze`);
  return filled;
}
