import { randomUUID } from 'node:crypto';
import type { AppContext } from '../appContext.ts';
import type { FairUseOf } from '../configuration/fairUse.ts';
import { troubleOf } from '../database/trouble.ts';
import { Overloaded } from '../http/refusal.ts';
import { createFairQueue, type FairQueue } from '../work/fairQueue.ts';
import { createSharedWork, type QueuedCaller, type SharedWork } from '../work/sharedWork.ts';

/** Calls of one person at once: as many as a browser sends over HTTP/1.1, and half of the database connections. */
const EACH = 6;

/** Calls of one person that may wait: far more than a page ever sends at once. */
const MOST_WAITING = 100;

/** When to ask again whose turn came too late, in seconds. */
const LATE_AGAIN = 2;

/** Calls per connection. More would wait in the pool, which refuses calls that wait too long. */
const CALLS_A_CONNECTION = 2;

interface Queue {
  readonly queue: FairQueue;
  readonly calls: SharedWork<unknown>;
}

/**
 * A third of the connections. Finalizations wait for each other's stock and limits, and whoever waits for a row has
 * a connection: more of them at once are no faster, and leave none for others.
 */
const finalizationsOf = (connections: number): number => Math.max(1, Math.floor(connections / 3));

interface Lines {
  readonly calls: Queue;
  readonly finalizations: Queue;
  /** Each one keeps the process busy for a while. More than two at once would only make others wait. */
  readonly lookUps: Queue;
}

/** A line that a route can name. */
export type Line = 'finalizations';

const lineOf = (queue: FairQueue): Queue => ({ queue, calls: createSharedWork<unknown>(queue) });

const known = new WeakMap<AppContext['config'], Lines>();

function linesOf({ config }: Pick<AppContext, 'config'>): Lines {
  const lines = known.get(config) ?? {
    calls: lineOf(
      createFairQueue(CALLS_A_CONNECTION * config.databaseLimits.connections, {
        each: EACH,
        mostWaiting: MOST_WAITING,
      }),
    ),
    finalizations: lineOf(
      createFairQueue(finalizationsOf(config.databaseLimits.connections), {
        each: EACH,
        mostWaiting: MOST_WAITING,
      }),
    ),
    lookUps: lineOf(createFairQueue(2, { each: 1, mostWaiting: MOST_WAITING })),
  };
  known.set(config, lines);
  return lines;
}

/**
 * Runs a call when its person's turn comes, so that one person's many calls leave the database and this process
 * free for others. If a call has waited long for a database that is away, all waiting calls fail too, since each
 * would wait as long. If it only lost its connection, they do not: the next call finds out at once whether there
 * is another.
 *
 * @throws {Refusal} 429 `tooMany` when too many calls of the same person wait; `callerLeft`; 503 `unavailable` to one whose
 * turn came later than a call may wait: nobody looks at its answer any more, and those behind it wait less.
 */
export async function runFairly<Given>(
  context: Pick<AppContext, 'config'>,
  kind: Line | FairUseOf | undefined,
  caller: QueuedCaller,
  work: () => Promise<Given>,
): Promise<Given> {
  const lines = linesOf(context);
  const line = kind === 'lookUps' || kind === 'finalizations' ? lines[kind] : lines.calls;
  const asked = performance.now();
  const { overloadWait, databaseLimits, databaseUrl } = context.config;
  // The key is used once, so the result belongs to this caller alone.
  const given = await line.calls.take(randomUUID(), caller, async () => {
    const begun = performance.now();
    const isBounded = overloadWait !== null && databaseUrl !== null && line === lines.calls;
    if (isBounded && begun - asked > databaseLimits.waiting) throw new Overloaded(LATE_AGAIN);
    try {
      return await work();
    } catch (error) {
      const waited = performance.now() - begun > databaseLimits.waiting / 2;
      if (waited && troubleOf(error) === 'away')
        for (const { queue } of Object.values(lines)) queue.refuseWaiting(error);
      throw error;
    }
  });
  return given as Given;
}
