import type { StoragePort } from '../app/ports.ts';

/** Changes whenever somebody removes their work from the browser; names nobody. */
const KEY = 'selvedge.givenUp';

const read = (shared: StoragePort): string | null => {
  try {
    return shared.get(KEY);
  } catch {
    return null;
  }
};

/** From now on, no page that is open in this browser keeps anything of ordering. @param mark never used before */
export const giveUp = (shared: StoragePort, mark: string): void => shared.set(KEY, mark);

/**
 * Whether work was given up since this is called. Read from the browser each time: a page that slept has heard of
 * nothing when it writes.
 */
export const givenUpSince = (shared: StoragePort): (() => boolean) => {
  const known = read(shared);
  return () => read(shared) !== known;
};

/** A storage that takes nothing more once work was given up: a page that stops would write it back. */
export const untilGivenUp = (isGivenUp: () => boolean, storage: StoragePort): StoragePort => ({
  get: (key) => storage.get(key),
  set: (key, value) => {
    if (!isGivenUp()) storage.set(key, value);
  },
  remove: (key) => storage.remove(key),
  keys: () => storage.keys(),
});
