import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppContext } from '../appContext.ts';
import { canStore } from '../database/canStore.ts';
import { coalesceLookups } from '../database/coalesceLookups.ts';
import { isMigrated } from '../database/schemaVersion.ts';

/**
 * Why a server should get no calls at present.
 *
 * - `database`: it does not respond
 * - `migrations`: it lacks some that this version needs
 * - `storage`: it has no room
 * - `disk`: nothing can be written to the data folder
 * - `draining`: it was told to end
 */
export type Unready = 'database' | 'migrations' | 'storage' | 'disk' | 'draining';

/** How long a check may take, in ms. Health probes give up sooner than people do. */
const PATIENCE = 3_000;
const BYTES = 65_536;

export interface Readiness {
  /** What prevents the server from working; empty when nothing does. */
  look(): Promise<readonly Unready[]>;
  /** Reports that a call was just refused because nothing could be stored. */
  storedNothing(): void;
}

async function isWritable(folder: string): Promise<boolean> {
  const file = join(folder, `readiness-${process.pid}`);
  try {
    await writeFile(file, randomBytes(BYTES), { mode: 0o600, flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true });
  }
}

export function createReadiness({
  config,
  database,
  isDraining,
}: Pick<AppContext, 'config' | 'database' | 'isDraining'>): Readiness {
  let isFull = false;

  async function ofDatabase(): Promise<readonly Unready[]> {
    if (!(await isMigrated(database.db))) return ['migrations'];
    // Only test whether storing works after a call has found that it does not.
    if (isFull) isFull = !(await canStore(database));
    return isFull ? ['storage'] : [];
  }

  const look = coalesceLookups(async (): Promise<readonly Unready[]> => {
    if (isDraining?.()) return ['draining'];
    const late = new AbortController();
    const [unready, writable] = await Promise.all([
      Promise.race([
        ofDatabase().catch((): readonly Unready[] => ['database']),
        delay<readonly Unready[]>(PATIENCE, ['database'], { signal: late.signal }),
      ]),
      isWritable(config.dataDir),
    ]);
    late.abort();
    return [...unready, ...(writable ? [] : (['disk'] as const))];
  });

  return {
    look,
    storedNothing() {
      isFull = true;
    },
  };
}
