import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError, type SoundBackup, soundBackup } from '../../backup/backupFile.ts';
import { stageBackup } from '../../backup/makeBackup.ts';
import { restoreBackup } from '../../backup/restoreBackup.ts';
import type { Database } from '../../database/database.ts';
import { DataFolderInUseError } from '../../database/drivers/folderLock.ts';
import { openPglite } from '../../database/drivers/pglite.ts';
import type { Command, Given, Report } from './command.ts';
import { PortalError } from './failures.ts';
import type { Portal } from './portal.ts';

/** The moment as names of files can have it, in UTC. */
const stamp = (now: number): string => new Date(now).toISOString().slice(0, 19).replaceAll(':', '');

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** The file to write: the one that was named, or a new one in the folder that was. */
async function targetOf(given: Given, { dataDir }: Portal): Promise<string> {
  const { path = '' } = given.paths[0] ?? {};
  const file = (await isFolder(path)) ? join(path, `selvedge-${stamp(given.now)}Z.tar.gz`) : path;
  if (existsSync(file)) throw new PortalError(`The file '${file}' is there already.`);
  if (!relative(dataDir, resolve(file)).startsWith('..'))
    throw new PortalError(
      `'${file}' is in the data folder, which a backup is there to outlive. Choose another place.`,
    );
  return file;
}

/** The database of a portal that has stopped; null: there is none in the data folder. */
async function stoppedDatabase({ dataDir, hasBuiltInDatabase }: Portal): Promise<Database | null> {
  if (!hasBuiltInDatabase || !existsSync(join(dataDir, 'database', 'pglite'))) return null;
  return openPglite(dataDir, { asItIs: true });
}

/** Of a portal that has stopped: nothing else may open its database meanwhile. */
async function writeHere(portal: Portal, file: string, now: number): Promise<void> {
  const database = await stoppedDatabase(portal);
  try {
    const staged = await stageBackup({ dataDir: portal.dataDir, database, now }, `${file}.files`);
    await pipeline(staged.pack(), createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })).finally(
      () => staged.remove(),
    );
  } finally {
    await database?.close();
  }
}

/** A running portal has its database locked, so it makes the backup itself. */
async function write(portal: Portal, file: string, now: number): Promise<void> {
  try {
    await writeHere(portal, file, now);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    await portal.download('/backups', file);
  }
}

const filesOf = (count: number, of: string): string => `${count} ${of}${count === 1 ? 'file' : 'files'}`;

const holdings = ({ manifest, files }: SoundBackup): string =>
  manifest.database
    ? `the built-in database as of ${new Date(manifest.madeAt).toISOString()}, and ${filesOf(files, 'other ')}`
    : `${filesOf(files, '')} of the data folder, but no database: PostgreSQL has tools of its own, see docs/operations.md`;

/** What keeps a backup from being made or used becomes a sentence. */
async function inSentences(run: () => Promise<Report>): Promise<Report> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof BackupError) throw new PortalError(error.message);
    const code = error instanceof Error && 'code' in error && 'path' in error ? String(error.code) : null;
    if (code === null || !(error instanceof Error) || !('path' in error)) throw error;
    throw new PortalError(`'${error.path}' cannot be read or written (${code}).`);
  }
}

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    operands: ['<file or folder>'],
    help: 'saves the built-in database and the data folder to one file, while the portal runs or after it has stopped',
    options: {},
    run: (given, portal) =>
      inSentences(async () => {
        if (!(await isFolder(portal.dataDir)))
          throw new PortalError(
            `There is no data folder ${portal.dataDir}. Set DATA_DIR to that of the portal.`,
          );
        const file = await targetOf(given, portal);
        const part = `${file}.part`;
        await rm(part, { force: true });
        await write(portal, part, given.now);
        // Read once more, from the disk that has to keep it.
        const sound = await soundBackup(part, file);
        await rename(part, file);
        return { lines: [`${file} has ${holdings(sound)}.`], data: { file, ...sound } };
      }),
  },
  {
    name: 'restore',
    operands: ['<file>'],
    help: 'fills an empty data folder (DATA_DIR) from a backup; start the portal on it afterwards',
    options: {},
    run: (given, portal) =>
      inSentences(async () => {
        const { typed = '', path = '' } = given.paths[0] ?? {};
        const sound = await restoreBackup(path, typed, portal.dataDir);
        return {
          lines: [`${portal.dataDir} has ${holdings(sound)}.`],
          data: { folder: portal.dataDir, ...sound },
        };
      }),
  },
];
