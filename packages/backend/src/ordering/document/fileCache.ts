import { createHash, randomUUID } from 'node:crypto';
import { troubleOf } from '../../database/trouble.ts';
import { createFairQueue } from '../../work/fairQueue.ts';
import { createSharedWork, type QueuedCaller } from '../../work/sharedWork.ts';

/** How many bytes are kept in memory. */
const MOST_BYTES = 48_000_000;

/** A file, and the content it was made from. */
export interface CachedFile<Said> {
  readonly said: Said;
  readonly file: Buffer;
}

/** A file that was made. One that is not whole may have more another time, and is not kept. */
export interface MadeFile {
  readonly file: Buffer;
  readonly isWhole: boolean;
}

export interface FileShelf<Said> {
  /**
   * Reads the content of a file and makes the file, unless one with the same content is kept. Both take time, so
   * both wait for the asker's turn and are skipped for askers who have left; `make` stops on its signal. If one
   * finds the database away, all that wait fail, since each would wait as long for it.
   */
  take(
    caller: QueuedCaller,
    read: () => Promise<Said>,
    make: (said: Said, left: AbortSignal) => Promise<MadeFile>,
  ): Promise<CachedFile<Said>>;
}

/** Making a file occupies a core. All shelves together make one at a time, for people in turn. */
const making = createFairQueue(1);

/**
 * Keeps the most recently requested files. An order never changes, and its readers may request its file as often
 * as they like.
 */
export function createFileCache<Said>(mostBytes = MOST_BYTES, queue = making): FileShelf<Said> {
  const turns = createSharedWork<CachedFile<Said>>(queue);
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
    take: (caller, read, make) =>
      turns.take(randomUUID(), caller, async (left) => {
        try {
          const said = await read();
          left.throwIfAborted();
          const key = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
          const known = kept.get(key);
          const { file, isWhole } = known ? { file: known, isWhole: true } : await make(said, left);
          if (isWhole) keep(key, file);
          return { said, file };
        } catch (error) {
          if (troubleOf(error) === 'away') queue.refuseWaiting(error);
          throw error;
        }
      }),
  };
}
