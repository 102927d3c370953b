import type { LockPort } from '@selvedge/core';

/** A page that is being left usually releases its locks within this many milliseconds. */
const PATIENCE = 400;

/** Without Web Locks, the tabs of a browser agree on locks among themselves. */
const agreed = async (): Promise<LockPort> => {
  const { channelLocks } = await import('./channelLocks.ts');
  return channelLocks(new BroadcastChannel('selvedge.locks'));
};

/** Web Locks, which browsers only have on secure origins. Without them, tabs ask each other. */
export const browserLocks = (locks: LockManager | undefined): LockPort =>
  locks ? webLocks(locks) : byWord();

/** Grants every lock where tabs cannot even communicate with each other. */
const byWord = (): LockPort => {
  let word: Promise<LockPort> | undefined;
  return {
    claim: (name) => {
      word ??= agreed();
      return word.then((port) => port.claim(name)).catch(() => true);
    },
  };
};

const webLocks = (locks: LockManager): LockPort => ({
  claim: (name, patience = PATIENCE) =>
    new Promise((resolve) => {
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), patience);
      const hold = () => {
        clearTimeout(timer);
        resolve(true);
        return new Promise<never>(() => {});
      };
      locks.request(name, { signal: waiting.signal }, hold).catch(() => resolve(false));
    }),
});
