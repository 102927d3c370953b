/** What time it is by the server, whatever the machine's own clock says. Epoch milliseconds. */
export interface ServerClock {
  now(): number;
  /** An answer just arrived that says what time it is, in whole seconds. */
  heard(time: number): void;
  /** Reports whenever an answer showed that the clock was wrong; returns how to stop. */
  onMoved(listener: () => void): () => void;
}

const HALF_A_SECOND = 500;

/**
 * A clock set by the Date headers of answers. Within {@link HALF_A_SECOND} of the second a header is cut to, and of the
 * way an answer takes, it keeps what it has, so that it does not jump to and fro with each answer.
 */
export function createServerClock(now: () => number): ServerClock {
  let ahead: number | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => now() + (ahead ?? 0),
    heard(time) {
      const measured = time + HALF_A_SECOND - now();
      if (ahead !== null && Math.abs(measured - ahead) <= 2 * HALF_A_SECOND) return;
      ahead = measured;
      for (const listener of [...listeners]) listener();
    },
    onMoved(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
