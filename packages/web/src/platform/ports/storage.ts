import type { StoragePort } from '@selvedge/core';

/** A storage of the browser. If it is blocked, each access throws; the core expects that. */
export const browserStorage = (storage: () => Storage): StoragePort => ({
  get: (key) => storage().getItem(key),
  set: (key, value) => storage().setItem(key, value),
  remove: (key) => storage().removeItem(key),
  keys: () => Object.keys(storage()),
});
