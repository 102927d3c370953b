/** An entry that waits for its turn; `refuse` is called if it will not have one. */
export interface Waiting {
  /** Called when its turn comes, with the person whose turn it is. */
  readonly begin: (who: string) => void;
  readonly refuse: (reason: unknown) => void;
}

/** Decides whose turn it is. People take turns, and each person's entries run in order. */
export interface Turns {
  wait(who: string, one: Waiting): void;
  has(one: Waiting): boolean;
  /** Removes an entry for everyone who waits for it, and returns whether it was waiting. */
  take(one: Waiting): boolean;
  /** Removes and returns the next entry of a person who `may` go, and moves that person behind all others who wait. */
  next(may: (who: string) => boolean): { readonly who: string; readonly one: Waiting } | undefined;
  /** Moves a person behind all others who wait now. */
  goLast(who: string): void;
  waitingOf(who: string): number;
  all(): ReadonlySet<Waiting>;
}

export function createTurns(): Turns {
  /** The entries of each person. The first person is next. */
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
