import { cp, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../database/database.ts';
import { ensureDemo } from '../demo/ensureDemo.ts';
import type { DemoOptions } from '../demo/generate.ts';
import { seedPortal } from '../portal/portal.seed.ts';

/** Names the folder in which one run of the tests keeps its prepared data; set before the first file is run. */
export const PREPARED = 'SELVEDGE_PREPARED_DATA';

type Demo = Omit<DemoOptions, 'now'>;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function make(folder: string, demo: Demo): Promise<void> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null });
  await ensureDemo(database, { ...demo, now: Date.now() });
  await seedPortal(database);
  await database.close();
}

/**
 * Gives a data folder its tables and demo data: they are made once a run and copied from then on. False where nothing
 * is prepared.
 */
export async function copyPrepared(dataDir: string, demo: Demo): Promise<boolean> {
  const root = process.env[PREPARED];
  if (!root) return false;
  const prepared = join(root, JSON.stringify(demo).replaceAll(/\W+/g, '-'));
  const making = `${prepared}.making`;
  const isMine = await mkdir(making).then(
    () => true,
    () => false,
  );
  if (isMine) {
    await make(making, demo);
    await rename(making, prepared);
    // Taken for good: nobody makes it a second time.
    await mkdir(making);
  }
  while (!(await isThere(prepared))) await wait(100);
  await cp(prepared, dataDir, { recursive: true });
  return true;
}
