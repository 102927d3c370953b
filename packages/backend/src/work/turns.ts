/** What waits for its turn; `refuse` is for what will not have one. */
export interface Waiting {
  /** Told whose turn it is. */
  readonly begin: (who: string) => void;
  readonly refuse: (reason: unknown) => void;
}

/** Whose turn it is: people one after the other, and what each waits for in the order it was asked for. */
export interface Turns {
  wait(who: string, one: Waiting): void;
  has(one: Waiting): boolean;
  /** Takes it out, whoever waits for it, and says whether it waited. */
  take(one: Waiting): boolean;
  /** Takes out whose turn it is of those who may, and puts that person behind all others who wait. */
  next(may: (who: string) => boolean): { readonly who: string; readonly one: Waiting } | undefined;
  /** Behind all others who wait now. */
  goLast(who: string): void;
  waitingOf(who: string): number;
  all(): ReadonlySet<Waiting>;
}

export function createTurns(): Turns {
  /** What each person waits for; whose turn comes next stands first. */
  const waiting = new Map<string, Set<Waiting>>();

  const take = (one: Waiting): boolean => {
    let waited = false;
    for (const [who, own] of waiting) {
      if (own.delete(one)) waited = true;
      if (own.size === 0) waiting.delete(who);
    }
    return waited;
  };

  const goLast = (who: string): void => {
    const own = waiting.get(who);
    waiting.delete(who);
    if (own) waiting.set(who, own);
  };

  return {
    wait(who, one) {
      const own = waiting.get(who) ?? new Set();
      waiting.set(who, own.add(one));
    },
    has: (one) => [...waiting.values()].some((own) => own.has(one)),
    take,
    next(may) {
      for (const [who, own] of waiting) {
        const [one] = own;
        if (!one || !may(who)) continue;
        goLast(who);
        take(one);
        return { who, one };
      }
      return undefined;
    },
    goLast,
    waitingOf: (who) => waiting.get(who)?.size ?? 0,
    all: () => new Set([...waiting.values()].flatMap((own) => [...own])),
  };
}
