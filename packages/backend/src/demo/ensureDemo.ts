import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { users } from '../portal/user.schema.ts';
import { type DemoOptions, generate } from './generate.ts';
import { insertDemo } from './insert.ts';
import { insertDemoLiveEvents } from './liveEvents.ts';

// Any constant of this product's own: of processes that start together one fills the database.
const demoLock = 7_205_302;

/** Fills an empty database with the demo, in one transaction; answers whether it did. A database with users is left alone. */
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
