import { callerLeft } from '../server/refusal.ts';
import type { FairQueue, Work } from './fairQueue.ts';

/** Who asks for work, and when they went without waiting for it. */
export interface Asker {
  readonly who: string;
  readonly left: AbortSignal;
}

export interface SharedWork<Result> {
  /**
   * Does what the key names, once for all who ask while it runs. It is not begun for nobody, and told by its signal to
   * end when the last who wanted it has left.
   *
   * @throws {Refusal} `callerLeft` to who left.
   */
  take(key: string, asker: Asker, work: (left: AbortSignal) => Promise<Result>): Promise<Result>;
}

interface Running<Result> {
  readonly work: Work<Result>;
  readonly ending: AbortController;
  wanted: number;
}

export function createSharedWork<Result>(queue: FairQueue): SharedWork<Result> {
  const running = new Map<string, Running<Result>>();

  const begin = (key: string, who: string, work: (left: AbortSignal) => Promise<Result>): Running<Result> => {
    const ending = new AbortController();
    const begun = { work: queue.add(who, () => work(ending.signal)), ending, wanted: 0 };
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
    take(key, { who, left }, work) {
      if (left.aborted) return Promise.reject(callerLeft());
      const known = running.get(key);
      known?.work.alsoFor(who);
      const one = known ?? begin(key, who, work);
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
