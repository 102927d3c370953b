import { Refusal } from '../server/refusal.ts';
import { createTurns, type Waiting } from './turns.ts';

export interface Work<Result> {
  /** Never settles when it was dropped. */
  readonly result: Promise<Result>;
  /** Somebody else wants it too: it is begun when the turn of either comes. */
  alsoFor(who: string): void;
  /** Takes it out of the queue and says whether it could: what has begun goes on. */
  drop(): boolean;
}

export interface FairQueue {
  /**
   * @param ahead goes before the work of all others, but never twice in a row while they wait.
   * @throws {Refusal} 429 `tooMany` where the person waits for as much as is allowed.
   */
  add<Result>(who: string, work: () => Promise<Result>, ahead?: boolean): Work<Result>;
  /** Fails everything that waits; what has begun goes on. */
  refuseWaiting(reason: unknown): void;
}

export interface Shares {
  /** What is done at once for one person. */
  readonly each?: number;
  /** What one person may wait for. */
  readonly mostWaiting?: number;
}

/** When whoever waits for too much may ask again, in seconds. */
const AGAIN = 2;

/**
 * Does so many things at once. People are served in turn, and the work of each in the order it was asked for: whoever
 * asks for much waits for it alone.
 */
export function createFairQueue(
  atOnce: number,
  { each = Number.POSITIVE_INFINITY, mostWaiting = Number.POSITIVE_INFINITY }: Shares = {},
): FairQueue {
  const ahead = createTurns();
  const others = createTurns();
  const lines = [ahead, others];
  /** Those ahead have had their turn: one of the others is next, so that nobody waits for ever. */
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
