import type { LockPort } from '../app/ports.ts';

/** Names that this very page holds already: a lock is not given twice to one page. */
const held = new WeakMap<LockPort, Set<string>>();

/** Whether this page holds the lock of a name, now or already. */
export const holds = async (locks: LockPort, key: string): Promise<boolean> => {
  const names = held.get(locks) ?? new Set();
  held.set(locks, names);
  if (names.has(key)) return true;
  if (!(await locks.claim(key))) return false;
  names.add(key);
  return true;
};
