import { elapsed } from '@selvedge/core';
import { useMemo, useSyncExternalStore } from 'react';
import { pageClock } from '../app/ports/pageClock.ts';

const still = { subscribe: () => () => {}, passed: () => 0 };

/**
 * The number of given thresholds (ms) that have passed since `since` became what it is. 0 while it is null or false.
 *
 * @param early when its listener is called, all thresholds have passed
 */
export function useElapsed(
  since: unknown,
  thresholds: readonly number[],
  early?: (listener: () => void) => () => void,
): number {
  const marks = thresholds.join(' ');
  const wait = useMemo(
    () => (since ? elapsed(pageClock, marks.split(' ').map(Number), early) : still),
    [since, marks, early],
  );
  return useSyncExternalStore(wait.subscribe, wait.passed);
}
