import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { copyTree } from '../database/copyTree.ts';
import type { Database } from '../database/database.ts';
import { schemaOf } from '../database/schemaVersion.ts';
import { checksumsOf, FORMAT, inBackup, type Manifest } from './backupFile.ts';

/** What is in no backup: pictures are made anew from those in the database, the others are work under way. */
const left = new Set(['database', 'pictures', 'backup.making', 'import.work']);

const isLeftOf = (dataDir: string) => (path: string) => {
  const at = relative(dataDir, path);
  return left.has(at) || basename(path).endsWith('.part');
};

/** Where a running portal puts a backup together: in its data folder, the only one that it may be allowed to write. */
export const makingFolder = (dataDir: string): string => join(dataDir, 'backup.making');

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The files below a folder, as paths within `root` with slashes. */
async function filesBelow(root: string, folder: string): Promise<string[]> {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Files that are read at once. In a busy portal each waits for its turn, and a database is a thousand of them. */
const AT_ONCE = 32;

/** The checksums of files by their paths within `root`. */
async function sumsOf(root: string, paths: readonly string[]): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map((path) => sumOf(join(root, path))));
    some.forEach((path, nth) => {
      sums.set(path, found[nth] ?? '');
    });
  }
  return sums;
}

interface BackupSource {
  readonly dataDir: string;
  /** null: the files alone, for a portal whose database is elsewhere. */
  readonly database: Database | null;
  /** Epoch ms. */
  readonly now: number;
}

/** A backup that lies in a folder, until it is packed. */
export interface StagedBackup {
  readonly manifest: Manifest;
  /** The file, as it is sent or written: a gzip of a tar. */
  pack(): Readable;
  remove(): Promise<void>;
}

/**
 * Copies what a backup holds to a folder, which is emptied before: the database as it is at one moment, then the other
 * files of the data folder, each of which is written as a whole. The portal waits for the copy of the database alone.
 */
export async function stageBackup(
  { dataDir, database, now }: BackupSource,
  folder: string,
): Promise<StagedBackup> {
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  await remove();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const copy = database?.copyFiles ?? null;
    const manifest: Manifest = {
      kind: 'selvedge backup',
      format: FORMAT,
      madeAt: now,
      database: database && copy ? { schema: await schemaOf(database.db) } : null,
    };
    await writeFile(join(folder, inBackup.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    if (copy) await copy(join(folder, inBackup.database));
    await copyTree(dataDir, join(folder, inBackup.files), isLeftOf(dataDir));
    const packed = [inBackup.manifest, ...(copy ? [inBackup.database] : []), inBackup.files];
    const below = await Promise.all(packed.slice(1).map((part) => filesBelow(folder, part)));
    const sums = await sumsOf(folder, [inBackup.manifest, ...below.flat()]);
    await writeFile(join(folder, inBackup.checksums), checksumsOf(sums));
    return {
      manifest,
      pack: () =>
        create({ cwd: folder, gzip: true, portable: true, strict: true, jobs: AT_ONCE }, [
          ...packed,
          inBackup.checksums,
        ]) as unknown as Readable,
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
