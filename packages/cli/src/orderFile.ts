import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { UnreadableList } from '@selvedge/core/validation';
import { readWorkbook, Unreadable } from '@selvedge/workbooks/read';
import { UsageError } from './usageError.ts';

/**
 * A file in the form that the core's reader takes. The content is read only on request, so a file that is too
 * large is never read.
 *
 * @throws {UsageError} if there is no such file.
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

/** Reads Excel files in the same way as the page. */
export const workbooks = {
  read: (bytes: Uint8Array, how: { readonly tell?: (share: number) => void } = {}) =>
    readWorkbook(bytes, how).catch((error: unknown) => {
      throw error instanceof Unreadable ? new UnreadableList(error.problem) : error;
    }),
};
