/** The time by the server's clock, independent of the device's clock. Epoch milliseconds. */
export interface ServerClock {
  now(): number;
  /** Call when a response with a Date header arrives; `time` is in whole seconds. */
  onServerTime(time: number): void;
  /** Calls the listener whenever a response showed that the clock was wrong. Returns an unsubscribe function. */
  onMoved(listener: () => void): () => void;
}

const HALF_A_SECOND = 500;

/**
 * A clock set by the Date headers of responses. It ignores differences of up to a second, so that it does not jump
 * with every response: half a second ({@link HALF_A_SECOND}) because the header is cut to whole seconds, and half a
 * second for the latency of the response.
 */
export function createServerClock(now: () => number): ServerClock {
  let ahead: number | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => now() + (ahead ?? 0),
    onServerTime(time) {
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
