import { join, resolve } from 'node:path';
import { type Environment, text } from './environment.ts';

/** `OUTBOX_DIR`: absolute path of the folder for mails without a server; by default `outbox` in the data folder. */
export function readOutboxDir(environment: Environment, dataDir: string): string {
  const folder = text(environment, 'OUTBOX_DIR');
  return folder === null ? join(dataDir, 'outbox') : resolve(folder);
}
