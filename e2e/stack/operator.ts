import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Backend } from './backend.ts';

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../scripts/portal.js');

/** What an operator changes on a running portal, by the command line. Rejects with what it says. */
export const operate =
  (backend: Backend) =>
  async (...words: string[]): Promise<unknown> => {
    const { stdout } = await run(process.execPath, [command, ...words, '--json'], {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        PORT: new URL(backend.url).port,
        DATA_DIR: backend.dataDir,
      },
    });
    return JSON.parse(stdout);
  };
