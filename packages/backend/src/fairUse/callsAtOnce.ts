import { randomUUID } from 'node:crypto';
import type { AppContext } from '../appContext.ts';
import type { FairUseOf } from '../configuration/fairUse.ts';
import { troubleOf } from '../database/trouble.ts';
import { createFairQueue, type FairQueue } from '../work/fairQueue.ts';
import { type Asker, createSharedWork, type SharedWork } from '../work/sharedWork.ts';

/** Of one person: as many as a browser sends at a time over HTTP/1.1, and half of the connections to the database. */
const EACH = 6;

/** Of one person: far more than a page ever asks for at a time. */
const MOST_WAITING = 100;

/** For each connection. More would wait in the pool, where who waits too long is refused. */
const CALLS_A_CONNECTION = 2;

interface Queue {
  readonly queue: FairQueue;
  readonly calls: SharedWork<unknown>;
}

interface Lines {
  readonly calls: Queue;
  /** Each takes the process for itself for a while: more than two at a time would only keep others waiting. */
  readonly lookUps: Queue;
}

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
    lookUps: lineOf(createFairQueue(2, { each: 1, mostWaiting: MOST_WAITING })),
  };
  known.set(config, lines);
  return lines;
}

/**
 * Works on calls when it is their person's turn: however much somebody asks for at once, the database and this process
 * have time for others. One that waited for a database that is away fails all who wait, since each would wait as long;
 * one whose connection was lost does not: whoever comes next learns at once whether there is another.
 *
 * @throws {Refusal} 429 `tooMany` where too many of the same person wait; `callerLeft`.
 */
export async function inOwnTurn<Given>(
  context: Pick<AppContext, 'config'>,
  kind: FairUseOf | undefined,
  asker: Asker,
  work: () => Promise<Given>,
): Promise<Given> {
  const lines = linesOf(context);
  const line = kind === 'lookUps' ? lines.lookUps : lines.calls;
  // The key is used once: what is given is this caller's own.
  const given = await line.calls.take(randomUUID(), asker, async () => {
    const begun = performance.now();
    try {
      return await work();
    } catch (error) {
      const waited = performance.now() - begun > context.config.databaseLimits.waiting / 2;
      if (waited && troubleOf(error) === 'away')
        for (const { queue } of Object.values(lines)) queue.refuseWaiting(error);
      throw error;
    }
  });
  return given as Given;
}
