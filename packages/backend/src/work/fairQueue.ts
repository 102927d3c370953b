export interface Work<Result> {
  /** Never settles when it was dropped. */
  readonly result: Promise<Result>;
  /** Somebody else wants it too: it is begun when the turn of either comes. */
  alsoFor(who: string): void;
  /** Takes it out of the queue and says whether it could: what has begun goes on. */
  drop(): boolean;
}

export interface FairQueue {
  add<Result>(who: string, work: () => Promise<Result>): Work<Result>;
}

/**
 * Does so many things at once. People are served in turn, and the work of each in the order it was asked for: whoever
 * asks for much waits for it alone.
 */
export function createFairQueue(atOnce: number): FairQueue {
  /** What each person waits for; whose turn comes next stands first. */
  const waiting = new Map<string, Set<() => void>>();
  let busy = 0;

  const wait = (who: string, begin: () => void): void => {
    const own = waiting.get(who) ?? new Set();
    waiting.set(who, own.add(begin));
  };

  const take = (begin: () => void): boolean => {
    let waited = false;
    for (const [who, own] of waiting) {
      if (own.delete(begin)) waited = true;
      if (own.size === 0) waiting.delete(who);
    }
    return waited;
  };

  /** Behind all others who wait now. */
  const goLast = (who: string): void => {
    const own = waiting.get(who);
    waiting.delete(who);
    if (own) waiting.set(who, own);
  };

  const next = (): void => {
    const [turn] = waiting;
    if (!turn || busy >= atOnce) return;
    const [who, own] = turn;
    const [begin] = own;
    goLast(who);
    if (!begin) return;
    take(begin);
    busy += 1;
    begin();
  };

  return {
    add(who, work) {
      let begin = (): void => undefined;
      const result = new Promise<void>((resolve) => {
        begin = resolve;
      }).then(async () => {
        try {
          return await work();
        } finally {
          busy -= 1;
          goLast(who);
          next();
        }
      });
      wait(who, begin);
      next();
      return {
        result,
        alsoFor: (other) => {
          for (const own of waiting.values()) if (own.has(begin)) return wait(other, begin);
        },
        drop: () => take(begin),
      };
    },
  };
}
