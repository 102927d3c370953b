import { execFileSync } from 'node:child_process';
import fs, { type PathLike } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder on a disk that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** `mounted`: a file system of its own. `refusing`: the real files, but for those that grow while it is full. */
  readonly kind: 'mounted' | 'refusing';
  fill(): Promise<void>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

const MEGABYTES = 160;

function isMounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function mounted(folder: string): SmallDisk {
  const ballast = join(folder, 'ballast');
  const left = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return {
    folder,
    kind: 'mounted',
    async fill() {
      await writeFile(ballast, Buffer.alloc(await left()));
    },
    empty: () => rm(ballast, { force: true }),
    async close() {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const full = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 });

/** Where nothing may be mounted: writes that make a file longer fail as they do on a full disk. */
function refusing(folder: string): SmallDisk {
  const { writeSync } = fs;
  const { writeFile: writeWhole } = fs.promises;
  let isFull = false;
  const grows = (
    fd: number,
    buffer: ArrayBufferView | string,
    length: unknown,
    position: unknown,
  ): boolean => {
    const size = typeof length === 'number' ? length : Buffer.byteLength(buffer as string);
    return typeof position === 'number' && position + size > fs.fstatSync(fd).size;
  };
  Object.assign(fs, {
    writeSync: (
      fd: number,
      buffer: NodeJS.ArrayBufferView,
      offset?: number,
      length?: number,
      position?: number,
    ) => {
      if (isFull && grows(fd, buffer, length, position)) throw full();
      return writeSync(fd, buffer, offset, length, position);
    },
  });
  Object.assign(fs.promises, {
    writeFile: (file: PathLike, ...rest: [string | NodeJS.ArrayBufferView, object]) =>
      isFull && String(file).startsWith(folder) ? Promise.reject(full()) : writeWhole(file, ...rest),
  });
  syncBuiltinESMExports();
  return {
    folder,
    kind: 'refusing',
    async fill() {
      isFull = true;
    },
    async empty() {
      isFull = false;
    },
    async close() {
      Object.assign(fs, { writeSync });
      Object.assign(fs.promises, { writeFile: writeWhole });
      syncBuiltinESMExports();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A file system of its own where this account may mount one, else the real one with a layer that refuses. */
export async function smallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-disk-'));
  return isMounted(folder) ? mounted(folder) : refusing(folder);
}
