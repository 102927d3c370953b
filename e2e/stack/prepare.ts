import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { atlasFolder } from './atlas.ts';
import { Backend } from './backend.ts';

/** A data folder whose database and demonstration data exist; every worker begins with a copy of it. */
const prepared = resolve(import.meta.dirname, '../../.cache/e2e/prepared');

/** Pictures are named by what they show, so all workers draw each once, and this run keeps what the last one drew. */
const pictures = resolve(import.meta.dirname, '../../.cache/e2e/pictures');

/** Makes a folder a copy of the prepared one; the pictures stay with all. */
export function copyPrepared(dataDir: string): void {
  cpSync(prepared, dataDir, { recursive: true });
  rmSync(join(dataDir, 'pictures'), { recursive: true, force: true });
  symlinkSync(pictures, join(dataDir, 'pictures'));
}

/** Lets the backend make its data once, so that a worker starts in a second instead of ten. */
export default async function prepare() {
  rmSync(prepared, { recursive: true, force: true });
  rmSync(atlasFolder, { recursive: true, force: true });
  mkdirSync(prepared, { recursive: true, mode: 0o700 });
  mkdirSync(pictures, { recursive: true });
  const backend = await Backend.start(prepared);
  await backend.stop();
}
