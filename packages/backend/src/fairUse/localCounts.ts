import type { Counted } from './callCount.store.ts';

/** Upper bound of subjects counted at a time; the oldest are forgotten. */
const MOST_SUBJECTS = 50_000;

interface LocalCounts {
  /** Counts a call, or as many as it stands for. */
  count(subject: string, window: number, now: number, calls?: number): Counted;
  /** Takes one back in the window that is open now. */
  takeOff(subject: string, now: number): void;
  /** What was counted in the window that is open now; null where none is. */
  soFar(subject: string, now: number): Counted | null;
  forget(subject: string): void;
}

/** Counts calls in memory, in windows of time. */
export function createLocalCounts(): LocalCounts {
  const windows = new Map<string, { calls: number; readonly windowEndsAt: number }>();
  return {
    count(subject, window, now, calls = 1) {
      const known = windows.get(subject);
      if (known && known.windowEndsAt > now) {
        known.calls += calls;
        return known;
      }
      windows.delete(subject);
      const [oldest] = windows.keys();
      if (oldest !== undefined && windows.size >= MOST_SUBJECTS) windows.delete(oldest);
      const begun = { calls, windowEndsAt: now + window };
      windows.set(subject, begun);
      return begun;
    },
    takeOff(subject, now) {
      const known = windows.get(subject);
      if (known && known.windowEndsAt > now && known.calls > 0) known.calls -= 1;
    },
    soFar(subject, now) {
      const known = windows.get(subject);
      return known && known.windowEndsAt > now ? known : null;
    },
    forget: (subject) => void windows.delete(subject),
  };
}
