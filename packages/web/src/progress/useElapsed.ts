import { elapsed } from '@selvedge/core';
import { useMemo, useSyncExternalStore } from 'react';

/** The number of given thresholds (ms) that have passed since `since` became what it is. 0 while it is null or false. */
export function useElapsed(since: unknown, thresholds: readonly number[]): number {
  const marks = thresholds.join(' ');
  const wait = useMemo(() => elapsed(window, since ? marks.split(' ').map(Number) : []), [since, marks]);
  return useSyncExternalStore(wait.subscribe, wait.passed);
}
