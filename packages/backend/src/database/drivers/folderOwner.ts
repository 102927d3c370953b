import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { integer, nullable, object, string } from 'superstruct';

const ownerStruct = object({ pid: integer(), host: string(), started: nullable(string()) });

const fileOf = (folder: string): string => join(folder, 'owner.json');

/** When a process started, in the units of its operating system; null where that cannot be read. */
async function startOf(pid: number): Promise<string | null> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Id of another living process on this machine that uses the folder; null when there is none. */
export async function livingOwner(folder: string): Promise<number | null> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => 'null');
  let found: unknown = null;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!ownerStruct.is(found) || found.host !== hostname() || found.pid === process.pid) return null;
  if (!isAlive(found.pid)) return null;
  return found.started === (await startOf(found.pid)) ? found.pid : null;
}

export async function noteOwner(folder: string): Promise<void> {
  const owner = { pid: process.pid, host: hostname(), started: await startOf(process.pid) };
  await writeFile(fileOf(folder), JSON.stringify(owner));
}

export const forgetOwner = (folder: string): Promise<void> => rm(fileOf(folder), { force: true });
