import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** The longest that a pause sleeps before it looks whether the pace has changed, ms. */
const SLICE = 500;

/** How quickly all buyers live: at twice the pace a pause takes half as long. Also tells them to stop. */
export class Pace {
  #factor: number;
  readonly #stopping = new AbortController();

  /** @param factor what pauses are multiplied by */
  constructor(factor: number) {
    this.#factor = factor;
    // One for each buyer who pauses.
    setMaxListeners(0, this.#stopping.signal);
  }

  set(factor: number): void {
    this.#factor = factor;
  }

  get stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Buyers stop after the call that is under way. */
  stop(): void {
    this.#stopping.abort();
  }

  /** A pause of a person, up to a third shorter or longer, in seconds as people make it. */
  async pause(seconds: number): Promise<void> {
    let left = seconds * 1000 * (2 / 3 + Math.random() * (2 / 3));
    while (left > 0 && !this.stopped) {
      const factor = this.#factor;
      const slept = Math.min(SLICE, left * factor);
      const from = performance.now();
      await this.sleep(slept);
      left -= (performance.now() - from) / factor;
    }
  }

  /** Time that no pace changes, such as what `Retry-After` says; ms. Ends early when buyers are told to stop. */
  async sleep(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }
}
