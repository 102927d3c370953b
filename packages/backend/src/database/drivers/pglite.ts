import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { copyTree } from '../copyTree.ts';
import type { Database, Opening } from '../database.ts';
import { migrationsFolder } from '../migrations.ts';
import { leaveEndlessLoop } from './endlessLoop.ts';
import { lockFolder } from './folderLock.ts';
import { keepStatements } from './preparedStatements.ts';
import { reviveWhenEnded } from './revivedPglite.ts';

/** How long queries may follow each other before the rest of the process gets its turn, in ms. */
const LONGEST_RUN = 10;

/**
 * Yields to the event loop from time to time. PGlite answers without ever waiting, so a call with a hundred
 * queries would block the whole process until it ends.
 */
function yieldToEventLoop(client: PGlite): void {
  const ask = client.execProtocolStream.bind(client);
  let since = performance.now();
  client.execProtocolStream = async (message, options) => {
    if (performance.now() - since > LONGEST_RUN) {
      await turn();
      since = performance.now();
    }
    return ask(message, options);
  };
}

/**
 * Opens PGlite in `<dataDir>/database`. PGlite makes its files readable by everyone, so the folder above them is
 * not. There is one connection: a transaction has it exclusively, and other queries wait. A commit is on disk
 * before it is acknowledged.
 */
export async function openPglite(dataDir: string, { prepare, asItIs = false }: Opening): Promise<Database> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  const unlock = await lockFolder(folder);
  let end = unlock;
  try {
    const open = async (): Promise<PGlite> => {
      const client = await PGlite.create({ dataDir: join(folder, 'pglite'), relaxedDurability: false });
      leaveEndlessLoop(client);
      yieldToEventLoop(client);
      keepStatements(client);
      // By itself it may plan a kept statement anew each time, which takes it several times as long as running it.
      await client.exec('set plan_cache_mode = force_generic_plan');
      return client;
    };
    const client = await open();
    const closeClient = reviveWhenEnded(client, folder, open);
    end = async () => {
      await closeClient();
      await unlock();
    };
    const db = drizzle({ client, casing: 'snake_case' });
    if (!asItIs) await migrate(db, { migrationsFolder });
    let closing: Promise<void> | null = null;
    const database: Database = {
      db,
      transact: (work) => db.transaction(work),
      transactLong: (work) => db.transaction(work),
      pools: () => [],
      // A transaction has the only connection, so that no file changes while it lasts. The log, copied too, has whatever the
      // other files lack; after a checkpoint that is little, and the copy opens as soon as the database would.
      copyFiles: (target) =>
        client.transaction(async (held) => {
          await held.exec('checkpoint');
          await copyTree(join(folder, 'pglite'), target);
        }),
      close: () => {
        closing ??= end();
        return closing;
      },
    };
    await prepare?.(database);
    return database;
  } catch (error) {
    await end();
    throw error;
  }
}
