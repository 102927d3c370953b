import { Refusal } from '../http/refusal.ts';
import { createTurns, type Waiting } from './turns.ts';

export interface Work<Result> {
  /** Never settles once the work was dropped. */
  readonly result: Promise<Result>;
  /** Adds another person who wants the result. The work begins when either person's turn comes. */
  alsoFor(who: string): void;
  /** Removes the work from the queue and returns whether it could. Work that has begun continues. */
  drop(): boolean;
}

export interface FairQueue {
  /**
   * @param ahead goes before all work without it, but never twice in a row while other work waits.
   * @throws {Refusal} 429 `tooMany` when the person already has as much waiting as is allowed.
   */
  add<Result>(who: string, work: () => Promise<Result>, ahead?: boolean): Work<Result>;
  /** Fails everything that waits. Work that has begun continues. */
  refuseWaiting(reason: unknown): void;
}

export interface Shares {
  /** How much runs at once for one person. */
  readonly each?: number;
  /** How much one person may have waiting. */
  readonly mostWaiting?: number;
}

/** Retry time for a person who has too much waiting, in seconds. */
const AGAIN = 2;

/**
 * Runs up to `atOnce` pieces of work at once. People take turns, and each person's work runs in order: people who
 * ask for a lot delay only themselves.
 */
export function createFairQueue(
  atOnce: number,
  { each = Number.POSITIVE_INFINITY, mostWaiting = Number.POSITIVE_INFINITY }: Shares = {},
): FairQueue {
  const ahead = createTurns();
  const others = createTurns();
  const lines = [ahead, others];
  /** True after work that goes ahead: other work is next, so that nobody waits for ever. */
  let othersNext = false;
  let busy = 0;
  const busyFor = new Map<string, number>();

  const count = (who: string, by: 1 | -1): void => {
    busy += by;
    const own = (busyFor.get(who) ?? 0) + by;
    if (own === 0) busyFor.delete(who);
    else busyFor.set(who, own);
  };
  const may = (who: string): boolean => (busyFor.get(who) ?? 0) < each;

  const next = (): void => {
    if (busy >= atOnce) return;
    for (const line of othersNext ? [others, ahead] : [ahead, others]) {
      const turn = line.next(may);
      if (!turn) continue;
      othersNext = line === ahead;
      count(turn.who, 1);
      turn.one.begin(turn.who);
      return;
    }
  };

  return {
    add(who, work, goesAhead = false) {
      const line = goesAhead ? ahead : others;
      if (line.waitingOf(who) >= mostWaiting) throw new Refusal(429, 'tooMany', { retryAfter: AGAIN });
      let one: Waiting = { begin: () => undefined, refuse: () => undefined };
      const result = new Promise<string>((begin, refuse) => {
        one = { begin, refuse };
      }).then(async (turn) => {
        try {
          return await work();
        } finally {
          count(turn, -1);
          line.goLast(turn);
          next();
        }
      });
      line.wait(who, one);
      next();
      return {
        result,
        alsoFor: (other) => {
          const found = lines.find((each) => each.has(one));
          found?.wait(other, one);
        },
        drop: () => lines.some((each) => each.take(one)),
      };
    },
    refuseWaiting(reason) {
      for (const line of lines)
        for (const one of line.all()) {
          line.take(one);
          one.refuse(reason);
        }
    },
  };
}
