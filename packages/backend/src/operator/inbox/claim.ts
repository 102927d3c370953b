import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { FILES, type FolderPlaces } from './places.ts';
import type { SettledEntry } from './settled.ts';

/** An arbitrary constant for the advisory lock: instances take deliveries out of the inbox one after another. */
const claimLock = 7_205_304;

/** After how long without a sign of life the delivery of an instance that died is taken back, in ms. */
const LEASE = 120_000;
const SIGN = 10_000;

/** Puts what an instance that died had under way back into the inbox. A newer file of the same name stays there. */
async function takeBack({ inbox, working, failed }: FolderPlaces, now: number): Promise<void> {
  for (const claim of await readdir(working)) {
    const folder = join(working, claim);
    const { mtimeMs } = await stat(folder);
    if (now - mtimeMs < LEASE) continue;
    let isEmptied = true;
    for (const name of await readdir(join(folder, FILES)).catch(() => [])) {
      const isThere = await lstat(join(inbox, name)).catch(() => null);
      if (isThere) isEmptied = false;
      else await rename(join(folder, FILES, name), join(inbox, name));
    }
    if (isEmptied) await rm(folder, { recursive: true });
    else await rename(folder, join(failed, claim));
  }
}

/** Files that lie in the inbox are one delivery together, each folder is one. */
const deliveriesOf = (settled: readonly SettledEntry[]): string[][] => {
  const files = settled.filter(({ isFolder }) => !isFolder).map(({ name }) => name);
  const folders = settled.filter(({ isFolder }) => isFolder).map(({ name }) => [name]);
  return files.length > 0 ? [files, ...folders] : folders;
};

/**
 * Moves the next delivery out of the inbox, so that no other instance takes it, and returns its folder. The moves are
 * made under a lock of the database: a rename is atomic for one file only. null: there is none, or another instance is
 * at it.
 */
export async function claimDelivery(
  database: Database,
  places: FolderPlaces,
  settled: () => Promise<readonly SettledEntry[]>,
  now: number,
): Promise<string | null> {
  return inTransaction(database, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${claimLock}::bigint)`);
    await takeBack(places, now);
    const [names] = deliveriesOf(await settled());
    if (!names) return null;
    const id = `${new Date(now).toISOString().replaceAll(/[-:]/g, '')}-${randomUUID().slice(0, 8)}`;
    const folder = join(places.working, id);
    await mkdir(join(folder, FILES), { recursive: true });
    for (const name of names) await rename(join(places.inbox, name), join(folder, FILES, name));
    return folder;
  });
}

/** Gives back what could not be imported for a reason that is not its own, such as a database that is away. */
export async function giveBack({ inbox }: FolderPlaces, folder: string): Promise<void> {
  for (const name of await readdir(join(folder, FILES)))
    await rename(join(folder, FILES, name), join(inbox, name));
  await rm(folder, { recursive: true });
}

/** Shows other instances that a delivery is under way, until the returned function is called. */
export function keepAlive(folder: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // The folder is gone where another instance took it back: importing it twice changes nothing the second time.
    utimes(folder, now, now).catch(() => {});
  }, SIGN);
  return () => clearInterval(timer);
}
