import type { Counted } from './callCount.store.ts';

/** Upper bound of subjects counted at a time; the oldest are forgotten. */
const MOST_SUBJECTS = 50_000;

/** Counts calls in memory, in windows of time. */
export function createLocalCounts(): { count(subject: string, window: number, now: number): Counted } {
  const windows = new Map<string, { calls: number; readonly windowEndsAt: number }>();
  return {
    count(subject, window, now) {
      const known = windows.get(subject);
      if (known && known.windowEndsAt > now) {
        known.calls += 1;
        return known;
      }
      windows.delete(subject);
      const [oldest] = windows.keys();
      if (oldest !== undefined && windows.size >= MOST_SUBJECTS) windows.delete(oldest);
      const begun = { calls: 1, windowEndsAt: now + window };
      windows.set(subject, begun);
      return begun;
    },
  };
}
