import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { forgetOwner, livingOwner, noteOwner } from './folderOwner.ts';
import { codeOf, type LockOwner, listenOn, ownerOn } from './lockSocket.ts';

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

/** The address of a socket has 104 bytes on macOS and 108 on Linux, with the zero at its end. */
const LONGEST_ADDRESS = 100;

/** Calls `use` with a path to the file that fits into an address: a link leads to a folder whose own path is too long. */
async function withAddress<Result>(
  folder: string,
  name: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const address = join(folder, name);
  if (Buffer.byteLength(address) <= LONGEST_ADDRESS) return use(address);
  const links = await mkdtemp(join(tmpdir(), 'selvedge-'));
  try {
    await symlink(folder, join(links, 'to'));
    return await use(join(links, 'to', name));
  } finally {
    await rm(links, { recursive: true });
  }
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

/** The sockets of a folder: the process on one that has an owner, and the names of those that have none. */
async function socketsIn(
  folder: string,
  but = '',
): Promise<{ owner: LockOwner | null; dead: readonly string[] }> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((file) => file.isSocket() && file.name.startsWith('lock-') && file.name !== but)
    .map(({ name }) => name);
  const owners = await Promise.all(names.map((name) => withAddress(folder, name, ownerOn)));
  return {
    owner: owners.find((one) => one !== null) ?? null,
    dead: names.filter((_, at) => owners[at] === null),
  };
}

/**
 * Listens first and looks for others then, so that of two at the same moment at least one sees the other. Whoever
 * sees another tries again; of all who gave up, the last saw somebody who goes on. No name is used twice, so removing
 * the socket of a process that was killed never removes a new one.
 */
async function lockByFile(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    const { owner } = await socketsIn(folder);
    if (owner) throw new DataFolderInUseError(folder, owner.pid);
    const mine = `lock-${randomBytes(6).toString('hex')}`;
    const server = await withAddress(folder, mine, listenOn);
    const release = async (): Promise<void> => {
      await closed(server);
      await rm(join(folder, mine), { force: true });
    };
    const others = await socketsIn(folder, mine);
    // Somebody who looked between its creation and the listening may have removed it as dead.
    if (others.owner === null && existsSync(join(folder, mine))) {
      for (const name of others.dead) await rm(join(folder, name), { force: true });
      return release;
    }
    await release();
    await delay(Math.random() * 50);
  }
}

/** Listens on a name that the operating system frees itself when the process ends, and that is in no folder. */
async function lockByName(folder: string, prefix: string): Promise<() => Promise<void>> {
  const name = `${prefix}selvedge-${createHash('sha256').update(folder).digest('hex')}`;
  try {
    const server = await listenOn(name);
    return () => closed(server);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new DataFolderInUseError(folder, (await ownerOn(name))?.pid ?? null);
  }
}

/** What listening fails with where the file system takes no sockets, such as a drive of Windows in its Linux. */
const withoutSockets = new Set(['EOPNOTSUPP', 'ENOTSUP', 'EPERM', 'EINVAL', 'ENOSYS']);

/**
 * Locks the folder for this process and returns the function that releases it. The lock is a socket, which ends with
 * the process however that ends.
 *
 * @throws {DataFolderInUseError}
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const real = await realpath(folder);
  // Releases up to 0.1 know no sockets: they note their process in a file, and look for such a note.
  const earlier = await livingOwner(real);
  if (earlier !== null) throw new DataFolderInUseError(folder, earlier);
  const unlock = await lockBySocket(real);
  await noteOwner(real);
  return async () => {
    await forgetOwner(real);
    await unlock();
  };
}

async function lockBySocket(real: string): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return lockByName(real.toLowerCase(), '\\\\.\\pipe\\');
  try {
    return await lockByFile(real);
  } catch (error) {
    if (process.platform !== 'linux' || !withoutSockets.has(codeOf(error))) throw error;
    return lockByName(real, '\0');
  }
}
