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

/** A wait with marks (ms since it was subscribed to), for what a screen shows only after a while or for a while. */
export function elapsed(clock: WaitClock, marks: readonly number[]): Elapsed {
  let passed = 0;
  return {
    passed: () => passed,
    subscribe(listener) {
      const timers = marks.map((mark, at) =>
        clock.setTimeout(() => {
          passed = at + 1;
          listener();
        }, mark),
      );
      return () => {
        for (const timer of timers) clock.clearTimeout(timer);
        passed = 0;
      };
    },
  };
}
