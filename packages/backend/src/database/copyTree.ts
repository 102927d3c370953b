import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the files and folders of a folder to one that does not exist yet; empty folders too. Sockets and the like stay
 * behind, and so does what `isLeft` says of a path within the folder. Where the disk can, nothing is written twice.
 */
export async function copyTree(
  from: string,
  to: string,
  isLeft: (path: string) => boolean = () => false,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true });
  // All at once: in a busy process each would otherwise wait for its turn, a thousand times. Node opens only a few at a time.
  const copies = await Promise.allSettled(
    entries.map(async (entry) => {
      const path = join(from, entry.name);
      if (isLeft(path)) return;
      const target = join(to, entry.name);
      if (entry.isDirectory()) await copyTree(path, target, isLeft);
      else if (entry.isFile()) await copyFile(path, target, constants.COPYFILE_FICLONE);
    }),
  );
  // Only now: whoever removes what was copied must not meet what is still being written.
  const failed = copies.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
