import type { StoragePort } from '@selvedge/core';

/** A storage of the browser. Asking for one that is blocked throws at each use, which the core expects. */
export const browserStorage = (storage: () => Storage): StoragePort => ({
  get: (key) => storage().getItem(key),
  set: (key, value) => storage().setItem(key, value),
  remove: (key) => storage().removeItem(key),
  keys: () => Object.keys(storage()),
});
