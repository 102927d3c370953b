import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Lets some time (ms) pass; at once when the signal aborts. */
export type Pause = (time: number, ended: AbortSignal) => Promise<void>;

const byTheClock: Pause = async (time, signal) => {
  await delay(time, undefined, { signal }).catch(() => {});
};

/** ms. Longer than other calls of the moment take, and shorter than people wait for a mail. */
const LEAST = 1_000;
const MOST = 5_000;

/** Work that nobody waits for. */
export interface Unhurried {
  begin(work: () => Promise<void>, failed: (error: unknown) => void): void;
  /** Does at once what is left. */
  end(): Promise<void>;
}

/**
 * Begins work after a time that nobody can foretell. Work that follows its answer at once slows the next answers down, which
 * tells whoever asks for them how much there was to do.
 */
export function createUnhurried(pause: Pause = byTheClock): Unhurried {
  const ending = new AbortController();
  const under = new Set<Promise<void>>();
  return {
    begin(work, failed) {
      const one = pause(randomInt(LEAST, MOST), ending.signal)
        .then(work)
        .catch(failed)
        .finally(() => under.delete(one));
      under.add(one);
    },
    async end() {
      ending.abort();
      await Promise.all(under);
    },
  };
}
