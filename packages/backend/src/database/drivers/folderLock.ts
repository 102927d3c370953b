import { setTimeout as delay } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { forgetOwner, livingOwner, noteOwner } from './folderOwner.ts';

/** Two processes on one folder would silently lose data, so the second one is refused. */
export class DataFolderInUseError extends Error {
  constructor(folder: string, pid: number | null) {
    super(
      `The data folder ${folder} is in use by another process${pid === null ? '' : ` (${pid})`}. ` +
        'Stop that process, or give this one a DATA_DIR of its own or a DATABASE_URL.',
    );
    this.name = 'DataFolderInUseError';
  }
}

const stale = 2_000;
const patience = 6_000;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ELOCKED';

/**
 * Locks the folder for this process and returns the function that releases it. A lock left by a killed process
 * goes stale within seconds, and this call waits for that. A lock whose owner is alive is never taken, however
 * busy the owner is.
 *
 * @throws {DataFolderInUseError}
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const end = Date.now() + patience;
  for (;;) {
    const owner = await livingOwner(folder);
    if (owner !== null) throw new DataFolderInUseError(folder, owner);
    try {
      const release = await lockfile.lock(folder, { stale, update: 1_000 });
      await noteOwner(folder);
      return async () => {
        await forgetOwner(folder);
        await release();
      };
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (Date.now() > end) throw new DataFolderInUseError(folder, null);
      await delay(200);
    }
  }
}
