import type { LockPort } from '@selvedge/core';

/** A page that is being left lets go of its locks within this many milliseconds. */
const PATIENCE = 400;

/** Web Locks, which browsers have on secure origins only; without them every claim is granted. */
export const browserLocks = (locks: LockManager | undefined): LockPort => ({
  claim: (name) =>
    new Promise((resolve) => {
      if (!locks) {
        resolve(true);
        return;
      }
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), PATIENCE);
      const hold = () => {
        clearTimeout(timer);
        resolve(true);
        return new Promise<never>(() => {});
      };
      locks.request(name, { signal: patience.signal }, hold).catch(() => resolve(false));
    }),
});
