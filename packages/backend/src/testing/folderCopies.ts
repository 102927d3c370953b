import {
  copyFileSync,
  cpSync,
  type Dirent,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, relative } from 'node:path';

interface Listing {
  readonly folders: ReadonlySet<string>;
  /** When each was last changed. */
  readonly files: ReadonlyMap<string, bigint>;
}

interface Copy {
  readonly original: string;
  /** The copy as it was when it was made. */
  readonly made: Listing;
}

/** Copies that are in use, by their folder. */
const lent = new Map<string, Copy>();

/** Copies that were given back, by their original: where each is kept. */
const spare = new Map<string, Map<string, Copy>>();

function listed(folder: string): Listing {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name);
  const named = (entry: Dirent) => relative(folder, pathOf(entry));
  const files = entries.filter((entry) => !entry.isDirectory());
  return {
    folders: new Set(entries.filter((entry) => entry.isDirectory()).map(named)),
    files: new Map(files.map((file) => [named(file), lstatSync(pathOf(file), { bigint: true }).ctimeNs])),
  };
}

/** Makes a copy what it was: what came is removed, and what changed or went is copied once more. */
function mend(folder: string, { original, made }: Copy): void {
  const now = listed(folder);
  for (const path of now.folders)
    if (!made.folders.has(path)) rmSync(join(folder, path), { recursive: true, force: true });
  for (const path of now.files.keys()) if (!made.files.has(path)) rmSync(join(folder, path), { force: true });
  for (const path of made.folders) mkdirSync(join(folder, path), { recursive: true });
  for (const [path, time] of made.files)
    if (now.files.get(path) !== time) copyFileSync(join(original, path), join(folder, path));
}

/** A folder can be renamed only within a disk; some tests have one of their own. */
const isOnDiskOf = (folder: string, original: string): boolean =>
  statSync(folder).dev === statSync(original).dev;

/** Fills an empty folder with a copy of another, which nobody changes. */
export function copyFolder(original: string, folder: string): void {
  const [found] = spare.get(original) ?? [];
  const isNear = isOnDiskOf(folder, original);
  if (found && isNear) {
    const [kept, copy] = found;
    spare.get(original)?.delete(kept);
    rmdirSync(folder);
    renameSync(kept, folder);
    mend(folder, copy);
  } else {
    // At once: a database is a thousand small files, and a promise for each costs more than the file.
    cpSync(original, folder, { recursive: true });
  }
  if (isNear) lent.set(folder, { original, made: listed(folder) });
}

/** Takes a folder that nobody uses any more: a copy is kept beside its original for the next one. */
export function giveBack(folder: string): void {
  const copy = lent.get(folder);
  if (!copy) return;
  lent.delete(folder);
  const kept = mkdtempSync(`${copy.original}.spare-`);
  renameSync(folder, kept);
  spare.set(copy.original, (spare.get(copy.original) ?? new Map()).set(kept, copy));
}
