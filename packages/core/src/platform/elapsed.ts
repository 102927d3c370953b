/** What a wait needs of the page. */
export interface WaitClock {
  setTimeout(run: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
}

/** A wait that counts which of its marks have passed. It runs while somebody is subscribed to it. */
export interface Elapsed {
  subscribe(listener: () => void): () => void;
  /** The number of marks that have passed. */
  passed(): number;
}

/**
 * A wait with marks (ms since the first subscription), for what a screen shows only after a while or for a while.
 *
 * @param early when its listener is called, all marks have passed
 */
export function elapsed(
  clock: WaitClock,
  marks: readonly number[],
  early: Elapsed['subscribe'] = () => () => {},
): Elapsed {
  let passed = 0;
  return {
    passed: () => passed,
    subscribe(listener) {
      const pass = (count: number) => {
        passed = count;
        listener();
      };
      const timers = marks.map((mark, at) => clock.setTimeout(() => pass(at + 1), mark));
      const stop = early(() => pass(marks.length));
      return () => {
        for (const timer of timers) clock.clearTimeout(timer);
        stop();
        passed = 0;
      };
    },
  };
}
