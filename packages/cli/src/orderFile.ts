import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { UnreadableList } from '@selvedge/core/validation';
import { readWorkbook, Unreadable } from '@selvedge/workbooks/read';
import { UsageError } from './usageError.ts';

/**
 * A file as the core's reader takes it. Its content is read when it is asked for: what is too large never is.
 *
 * @throws {UsageError} where there is no such file.
 */
export async function orderFile(folder: string, path: string) {
  const whole = resolve(folder, path);
  const file = await open(whole).catch(() => {
    throw new UsageError(`The file '${path}' cannot be read.`);
  });
  const stat = await file.stat();
  await file.close();
  if (!stat.isFile()) throw new UsageError(`'${path}' is no file.`);
  return {
    name: basename(whole),
    size: stat.size,
    async arrayBuffer(): Promise<ArrayBuffer> {
      const opened = await open(whole);
      try {
        return new Uint8Array(await opened.readFile()).buffer;
      } finally {
        await opened.close();
      }
    },
  };
}

/** Excel files, read as on the page. */
export const workbooks = {
  read: (bytes: Uint8Array, how: { readonly tell?: (share: number) => void } = {}) =>
    readWorkbook(bytes, how.tell).catch((error: unknown) => {
      throw error instanceof Unreadable ? new UnreadableList(error.problem) : error;
    }),
};
