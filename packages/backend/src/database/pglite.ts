import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

/** Wraps a started PGlite; `after` runs when it has been closed. */
export async function pgliteDatabase(
  client: PGlite,
  after: () => Promise<void> = async () => {},
): Promise<Database> {
  const db = drizzle({ client, schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  let closing: Promise<void> | null = null;
  const close = async () => {
    await client.close();
    await after();
  };
  return {
    db,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/**
 * PGlite in `<dataDir>/database`. Its files are readable by everyone, so the folder above them is not. It has one
 * connection: a transaction has it alone, other queries wait. A commit is on the disk when it is answered.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  const unlock = await lockFolder(folder);
  try {
    const client = await PGlite.create({ dataDir: join(folder, 'pglite'), relaxedDurability: false });
    return await pgliteDatabase(client, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}
