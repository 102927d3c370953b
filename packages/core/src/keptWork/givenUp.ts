import type { StoragePort } from '../platform/ports.ts';

/** Changes whenever somebody deletes their work from the browser; contains no name. */
const KEY = 'selvedge.givenUp';

const read = (shared: StoragePort): string | null => {
  try {
    return shared.get(KEY);
  } catch {
    return null;
  }
};

/** From now on, no open page in this browser stores any ordering work. @param mark a value never used before */
export const giveUp = (shared: StoragePort, mark: string): void => shared.set(KEY, mark);

/**
 * Returns a function that tells whether work was given up since this call. It reads the storage each time, because a
 * page that was asleep has received no message when it writes.
 */
export const givenUpSince = (shared: StoragePort): (() => boolean) => {
  const known = read(shared);
  return () => read(shared) !== known;
};

/**
 * A storage that accepts nothing once work was given up. Otherwise a page would write its work back while it closes.
 */
export const untilGivenUp = (isGivenUp: () => boolean, storage: StoragePort): StoragePort => ({
  get: (key) => storage.get(key),
  set: (key, value) => {
    if (!isGivenUp()) storage.set(key, value);
  },
  remove: (key) => storage.remove(key),
  keys: () => storage.keys(),
});
