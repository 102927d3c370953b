import { callerLeft } from '../http/refusal.ts';
import type { FairQueue, Work } from './fairQueue.ts';

/** Who asks for work, and the signal that they left without waiting for it. */
export interface QueuedCaller {
  readonly who: string;
  readonly left: AbortSignal;
  /** Their work goes ahead of other people's. */
  readonly ahead?: boolean;
}

export interface SharedWork<Result> {
  /**
   * Runs the work that the key names, once for all callers while it runs. It does not begin when every caller has
   * left. Its signal aborts it when the last caller leaves.
   *
   * @throws {Refusal} `callerLeft` to a caller who left; 429 `tooMany` to one who has too much waiting.
   */
  take(key: string, caller: QueuedCaller, work: (left: AbortSignal) => Promise<Result>): Promise<Result>;
}

interface Running<Result> {
  readonly work: Work<Result>;
  readonly ending: AbortController;
  wanted: number;
}

export function createSharedWork<Result>(queue: FairQueue): SharedWork<Result> {
  const running = new Map<string, Running<Result>>();

  const begin = (
    key: string,
    { who, ahead }: QueuedCaller,
    work: (left: AbortSignal) => Promise<Result>,
  ): Running<Result> => {
    const ending = new AbortController();
    const begun = { work: queue.add(who, () => work(ending.signal), ahead), ending, wanted: 0 };
    running.set(key, begun);
    const forget = (): unknown => running.get(key) === begun && running.delete(key);
    begun.work.result.then(forget, forget);
    return begun;
  };

  const leave = (key: string, one: Running<Result>): void => {
    one.wanted -= 1;
    if (one.wanted > 0) return;
    if (running.get(key) === one) running.delete(key);
    if (!one.work.drop()) one.ending.abort(callerLeft());
  };

  return {
    async take(key, caller, work) {
      const { who, left } = caller;
      if (left.aborted) throw callerLeft();
      const known = running.get(key);
      known?.work.alsoFor(who);
      const one = known ?? begin(key, caller, work);
      one.wanted += 1;
      return new Promise((resolve, reject) => {
        const gone = (): void => {
          leave(key, one);
          reject(callerLeft());
        };
        left.addEventListener('abort', gone, { once: true });
        one.work.result.then(resolve, reject).finally(() => left.removeEventListener('abort', gone));
      });
    },
  };
}
