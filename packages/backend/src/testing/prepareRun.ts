import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres/server.ts';
import { PREPARED } from './preparedData.ts';
import { buildPrograms } from './programs.ts';

/** Before the first file of a run, where it is asked for: a PostgreSQL for all of them in place of PGlite. */
async function preparePostgres(): Promise<() => Promise<void>> {
  if (process.env.SELVEDGE_POSTGRES !== '1') return async () => {};
  const server = await startPostgres();
  process.env.DATABASE_URL = server.url();
  return server.close;
}

/** Before the first file of a run: a folder for the data that files begin with. Yields what removes it. */
export default async function prepareRun() {
  buildPrograms();
  const root = await mkdtemp(join(tmpdir(), 'selvedge-prepared-'));
  process.env[PREPARED] = root;
  const endPostgres = await preparePostgres();
  return async () => {
    await endPostgres();
    await rm(root, { recursive: true, force: true });
  };
}
