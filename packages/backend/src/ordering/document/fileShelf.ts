import { createHash } from 'node:crypto';
import { createWorkQueue } from '../../pictures/workQueue.ts';

/** How much is kept in memory, in bytes. */
const MOST_BYTES = 48_000_000;

interface Kept {
  readonly file: Promise<Buffer>;
  bytes: number;
}

export interface FileShelf {
  /** The file of what is said; made once for all who ask while it is being made or kept. */
  take(said: unknown, make: () => Promise<Buffer>): Promise<Buffer>;
}

/**
 * Makes one file at a time and keeps those that were asked for last: an order does not change any more, and whoever
 * reads it may ask for its file as often as they like.
 */
export function createFileShelf(mostBytes = MOST_BYTES): FileShelf {
  const queue = createWorkQueue(1);
  const kept = new Map<string, Kept>();

  const clear = (): void => {
    let bytes = 0;
    for (const [key, one] of [...kept].reverse()) {
      bytes += one.bytes;
      if (bytes > mostBytes && one.bytes > 0) kept.delete(key);
    }
  };

  const begin = (key: string, make: () => Promise<Buffer>): Kept => {
    const file = queue.add(make).result.then((made) => {
      if (made === null) throw new Error('Nobody drops the making of a file');
      return made;
    });
    const begun: Kept = { file, bytes: 0 };
    file.then(
      ({ length }) => {
        begun.bytes = length;
        clear();
      },
      () => kept.get(key) === begun && kept.delete(key),
    );
    return begun;
  };

  return {
    take(said, make) {
      const key = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
      const one = kept.get(key) ?? begin(key, make);
      kept.delete(key);
      kept.set(key, one);
      return one.file;
    },
  };
}
