import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../database/drivers/openDatabase.ts';
import { ensureDemo } from '../demo/ensureDemo.ts';
import type { DemoOptions } from '../demo/generate.ts';
import { seedPortal } from '../server/seed.ts';
import { copyFolder } from './folderCopies.ts';

/** Names the folder in which one run of the tests keeps its prepared data; set before the first file is run. */
export const PREPARED = 'SELVEDGE_PREPARED_DATA';

type Demo = Omit<DemoOptions, 'now'>;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** What a folder is filled with once a run. */
interface Filling {
  /** Of letters, digits and dashes; tells it from others. */
  readonly name: string;
  fill(folder: string): Promise<void>;
}

/** Enough for the data of a test: PGlite fills all of its memory with zeros at each opening, 128 MB by default. */
const MEMORY = 'shared_buffers = 16MB';

const tables: Filling = {
  name: 'tables',
  async fill(folder) {
    const database = await openDatabase({ dataDir: folder, databaseUrl: null });
    await database.close();
    await appendFile(join(folder, 'database/pglite/postgresql.conf'), `\n${MEMORY}\n`);
  },
};

async function copyOf({ name, fill }: Filling, dataDir: string): Promise<boolean> {
  const root = process.env[PREPARED];
  if (!root) return false;
  const prepared = join(root, name);
  const making = `${prepared}.making`;
  const isMine = await mkdir(making).then(
    () => true,
    () => false,
  );
  if (isMine) {
    await fill(making);
    await rename(making, prepared);
    // Taken for good: nobody makes it a second time.
    await mkdir(making);
  }
  while (!(await isThere(prepared))) await wait(100);
  copyFolder(prepared, dataDir);
  return true;
}

/** Gives a data folder its tables, with nothing in them; likewise made once a run. */
export const copyTables = (dataDir: string): Promise<boolean> => copyOf(tables, dataDir);

const demonstration = (demo: Demo): Filling => ({
  name: JSON.stringify(demo).replaceAll(/\W+/g, '-'),
  async fill(folder) {
    await copyTables(folder);
    const database = await openDatabase({ dataDir: folder, databaseUrl: null });
    await ensureDemo(database, { ...demo, now: Date.now() });
    await seedPortal(database, { demo: true });
    await database.close();
  },
});

/**
 * Gives a data folder its tables and demo data: they are made once a run and copied from then on. False where nothing
 * is prepared.
 */
export const copyPrepared = (dataDir: string, demo: Demo): Promise<boolean> =>
  copyOf(demonstration(demo), dataDir);
