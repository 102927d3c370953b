import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a file has to stay as it is before it is taken, in ms. */
const QUIET = 5_000;

/** Names under which programs write what is not complete yet. */
const unfinished = /^\.|\.(?:part|filepart|tmp|crdownload)$/i;

/** An entry of the inbox that has stopped changing. */
export interface SettledEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** How an entry looks from outside; null for what is never taken, such as a symbolic link. */
async function lookOf(path: string): Promise<{ look: string; isFolder: boolean } | null> {
  const found = await lstat(path).catch(() => null);
  if (!found || !(found.isFile() || found.isDirectory())) return null;
  const own = `${found.ino} ${found.size} ${found.mtimeMs}`;
  if (found.isFile()) return { look: own, isFolder: false };
  const inside = await readdir(path, { recursive: true });
  const looks = await Promise.all(
    inside.toSorted().map(async (name) => {
      const one = await lstat(join(path, name)).catch(() => null);
      return `${name} ${one?.size} ${one?.mtimeMs}`;
    }),
  );
  return { look: JSON.stringify([own, ...looks]), isFolder: true };
}

/** Remembers from round to round how the entries of an inbox looked, and names those that have stopped changing. */
export function watchEntries(inbox: string): (now: number) => Promise<SettledEntry[]> {
  let seen = new Map<string, { readonly look: string; readonly since: number }>();
  return async (now) => {
    const next: typeof seen = new Map();
    const settled: SettledEntry[] = [];
    for (const name of (await readdir(inbox)).toSorted()) {
      const entry = unfinished.test(name) ? null : await lookOf(join(inbox, name));
      if (!entry) continue;
      const before = seen.get(name);
      const since = before?.look === entry.look ? before.since : now;
      next.set(name, { look: entry.look, since });
      if (now - since >= QUIET) settled.push({ name, isFolder: entry.isFolder });
    }
    seen = next;
    return settled;
  };
}
