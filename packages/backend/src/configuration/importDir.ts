import { resolve } from 'node:path';
import { type Environment, text } from './environment.ts';

/** `IMPORT_DIR`: absolute path of the watched folder, with `inbox`, `done` and `failed` in it; null: none is watched. */
export function readImportDir(environment: Environment): string | null {
  const folder = text(environment, 'IMPORT_DIR');
  return folder === null ? null : resolve(folder);
}
