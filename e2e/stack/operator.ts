import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Backend } from './backend.ts';

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../tools/portal/main.js');

/** An instance sees what was changed at another one a second later: a maintenance, for instance. */
const untilAllKnow = () => delay(process.env.SELVEDGE_INSTANCES ? 1_000 : 0);

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
    await untilAllKnow();
    return JSON.parse(stdout);
  };

/** Removes every maintenance of a running portal, past the command line, which takes a process each time. */
export async function removeMaintenances({ url, dataDir }: Backend): Promise<void> {
  const token = (await readFile(join(dataDir, 'operator.token'), 'utf8')).trim();
  const ask = async (method: string, path: string) => {
    const answer = await fetch(`${url}/operator${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const planned: { id: string }[] = await (await ask('GET', '/maintenances')).json();
  for (const { id } of planned) await ask('DELETE', `/maintenances/${id}`);
  if (planned.length > 0) await untilAllKnow();
}
