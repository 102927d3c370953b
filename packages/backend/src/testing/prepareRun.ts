import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREPARED } from './preparedData.ts';

/** Before the first file of a run: a folder for the data that files begin with. Yields what removes it. */
export default async function prepareRun() {
  const root = await mkdtemp(join(tmpdir(), 'selvedge-prepared-'));
  process.env[PREPARED] = root;
  return () => rm(root, { recursive: true, force: true });
}
