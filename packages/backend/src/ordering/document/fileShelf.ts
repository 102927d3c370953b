import { createHash } from 'node:crypto';
import { createFairQueue } from '../../work/fairQueue.ts';
import { type Asker, createSharedWork } from '../../work/sharedWork.ts';

/** How much is kept in memory, in bytes. */
const MOST_BYTES = 48_000_000;

export interface FileShelf {
  /**
   * The file of what is said; made once for all who ask while it is being made or kept. `make` ends when its signal
   * says that nobody waits any more.
   */
  take(said: unknown, asker: Asker, make: (left: AbortSignal) => Promise<Buffer>): Promise<Buffer>;
}

/** Making a file takes a core: all shelves make one at a time, for people in turn. */
const making = createFairQueue(1);

/**
 * Keeps the files that were asked for last: an order does not change any more, and whoever reads it may ask for its
 * file as often as they like.
 */
export function createFileShelf(mostBytes = MOST_BYTES, queue = making): FileShelf {
  const shared = createSharedWork<Buffer>(queue);
  const kept = new Map<string, Buffer>();

  const clear = (): void => {
    let bytes = 0;
    for (const [key, { length }] of [...kept].reverse()) {
      bytes += length;
      if (bytes > mostBytes) kept.delete(key);
    }
  };

  const keep = (key: string, file: Buffer): Buffer => {
    kept.delete(key);
    kept.set(key, file);
    clear();
    return file;
  };

  return {
    async take(said, asker, make) {
      const key = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
      const known = kept.get(key);
      return keep(key, known ?? (await shared.take(key, asker, make)));
    },
  };
}
