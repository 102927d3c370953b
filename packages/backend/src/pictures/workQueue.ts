export interface Work<Result> {
  /** Null when it was dropped before it began. */
  readonly result: Promise<Result | null>;
  /** Takes it out of the queue and says whether it could: what has begun goes on. */
  drop(): boolean;
}

/** Does so many things at once; others wait in the order they came, and may be dropped until they begin. */
export function createWorkQueue(atOnce: number): { add<Result>(work: () => Promise<Result>): Work<Result> } {
  const waiting = new Set<(isDropped: boolean) => void>();
  let busy = 0;

  const next = () => {
    const [first] = waiting;
    if (first && busy < atOnce) {
      waiting.delete(first);
      busy += 1;
      first(false);
    }
  };

  return {
    add(work) {
      let begin: (isDropped: boolean) => void = () => {};
      const begun = new Promise<boolean>((resolve) => {
        begin = resolve;
      });
      waiting.add(begin);
      const result = begun.then(async (isDropped) => {
        if (isDropped) return null;
        try {
          return await work();
        } finally {
          busy -= 1;
          next();
        }
      });
      next();
      return {
        result,
        drop: () => {
          const waits = waiting.delete(begin);
          if (waits) begin(true);
          return waits;
        },
      };
    },
  };
}
