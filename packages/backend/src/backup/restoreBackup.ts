import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { latestSchema } from '../database/schemaVersion.ts';
import { BackupError, FORMAT, inBackup, type SoundBackup, soundBackup } from './backupFile.ts';

/** What lies in a folder; nothing where there is none. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new BackupError(`The data folder ${folder} cannot be read, or is a file.`);
  }
}

const unpacking = 'backup.restoring';

/** The database comes last, so that a folder which has one has everything. */
async function unpack(path: string, dataDir: string, hasDatabase: boolean): Promise<void> {
  const unpacked = join(dataDir, unpacking);
  await mkdir(unpacked, { recursive: true, mode: 0o700 });
  await extract({
    file: path,
    cwd: unpacked,
    strict: true,
    // Not as the backup says: it may come from elsewhere.
    onReadEntry(entry) {
      entry.mode = entry.type === 'Directory' ? 0o700 : 0o600;
    },
  });
  const files = join(unpacked, inBackup.files);
  for (const entry of await readdir(files)) await rename(join(files, entry), join(dataDir, entry));
  if (hasDatabase) {
    await mkdir(join(dataDir, 'database'), { mode: 0o700 });
    await rename(join(unpacked, inBackup.database), join(dataDir, 'database', 'pglite'));
  }
  await rm(unpacked, { recursive: true });
}

/**
 * Restores a backup to a data folder, which has to be empty. `name` is what the operator calls the file. It is read to
 * its end first, so that whatever is refused writes nothing.
 *
 * @throws {BackupError}
 */
export async function restoreBackup(path: string, name: string, dataDir: string): Promise<SoundBackup> {
  if ((await namesIn(dataDir)).length > 0)
    throw new BackupError(
      `The data folder ${dataDir} is not empty. Restore to an empty one: set DATA_DIR, or move what is there away.`,
    );
  const sound = await soundBackup(path, name);
  const { format, database } = sound.manifest;
  if (format > FORMAT || (database && database.schema > latestSchema))
    throw new BackupError(
      `The backup '${name}' is of a later release of the portal than this one. Restore it with that release, or a later one.`,
    );
  await unpack(path, dataDir, database !== null).catch(async (error: unknown) => {
    await rm(join(dataDir, unpacking), { recursive: true, force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
    throw new BackupError(
      `The data folder ${dataDir} cannot be written (${code}). Empty it before you try again.`,
    );
  });
  return sound;
}
