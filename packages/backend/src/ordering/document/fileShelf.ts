import { createHash, randomUUID } from 'node:crypto';
import { troubleOf } from '../../database/trouble.ts';
import { createFairQueue } from '../../work/fairQueue.ts';
import { type Asker, createSharedWork } from '../../work/sharedWork.ts';

/** How much is kept in memory, in bytes. */
const MOST_BYTES = 48_000_000;

/** What a file says, and the file. */
export interface Filed<Said> {
  readonly said: Said;
  readonly file: Buffer;
}

export interface FileShelf<Said> {
  /**
   * Reads what a file is to say and makes it, unless the same was made lately. Both take their time, so both are done
   * when it is the asker's turn, and neither for who has left; `make` ends when its signal says so. One that finds the
   * database away fails all who wait: each of them would wait for it as long as the one before.
   */
  take(
    asker: Asker,
    read: () => Promise<Said>,
    make: (said: Said, left: AbortSignal) => Promise<Buffer>,
  ): Promise<Filed<Said>>;
}

/** Making a file takes a core: all shelves make one at a time, for people in turn. */
const making = createFairQueue(1);

/**
 * Keeps the files that were asked for last: an order does not change any more, and whoever reads it may ask for its
 * file as often as they like.
 */
export function createFileShelf<Said>(mostBytes = MOST_BYTES, queue = making): FileShelf<Said> {
  const turns = createSharedWork<Filed<Said>>(queue);
  const kept = new Map<string, Buffer>();

  const clear = (): void => {
    let bytes = 0;
    for (const [key, { length }] of [...kept].reverse()) {
      bytes += length;
      if (bytes > mostBytes) kept.delete(key);
    }
  };

  const keep = (key: string, file: Buffer): void => {
    kept.delete(key);
    kept.set(key, file);
    clear();
  };

  return {
    take: (asker, read, make) =>
      turns.take(randomUUID(), asker, async (left) => {
        try {
          const said = await read();
          left.throwIfAborted();
          const key = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
          const file = kept.get(key) ?? (await make(said, left));
          keep(key, file);
          return { said, file };
        } catch (error) {
          if (troubleOf(error) === 'away') queue.refuseWaiting(error);
          throw error;
        }
      }),
  };
}
