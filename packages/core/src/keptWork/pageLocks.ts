import type { LockPort } from '../platform/ports.ts';

/** Names of the locks this page already holds: a page cannot take the same lock twice. */
const held = new WeakMap<LockPort, Set<string>>();

/**
 * Whether this page holds the lock of a name, either already or by taking it within `patience` milliseconds (by default a
 * few hundred).
 */
export const holds = async (locks: LockPort, key: string, patience?: number): Promise<boolean> => {
  const names = held.get(locks) ?? new Set();
  held.set(locks, names);
  if (names.has(key)) return true;
  if (!(await locks.claim(key, patience))) return false;
  names.add(key);
  return true;
};
