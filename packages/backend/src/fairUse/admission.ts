import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { Overloaded } from '../http/refusal.ts';
import { runFairly } from './callsAtOnce.ts';

/** Between two probes, ms. */
const EVERY = 250;

/**
 * Seconds after which those who were turned away ask again, at random from these two on: all at the same moment would be
 * the next overload.
 */
const AGAIN = { first: 1, last: 4 };

/** Changes are turned away at twice the wait, so that what was begun can be saved. */
const CHANGES = 2;

/** The portal's own place in line; no user has this id. */
const PROBE = 'the portal’s own probe';

/** How long a call of somebody who asks for nothing else would take now. */
export interface WaitWatch {
  /** @throws {Overloaded} 503 `unavailable` while calls wait too long. */
  admit(isChange: boolean): void;
}

const open: WaitWatch = { admit: () => undefined };

interface Watched {
  /** Makes the smallest call there is, in line with all others. */
  readonly probe: () => Promise<unknown>;
  /** ms */
  readonly limit: number;
  /** Called when calls begin to be turned away, and when that is over. */
  readonly onChange: (isOver: boolean) => void;
}

/**
 * Measures the wait by a call of its own, four times a second: it takes its turn in line, then a connection, and the
 * process and the database have to answer it like any other. The shorter one of the last two counts, so that a single
 * hiccup turns nobody away; a probe that has not been answered for twice the limit counts by itself. One that fails says
 * nothing of the load: whoever asks next is told what has failed.
 */
export function watchWait({ probe, limit, onChange }: Watched): WaitWatch & { stop(): void } {
  let last = 0;
  let beforeLast = 0;
  let since: number | null = null;
  let isOverloaded = false;

  const wait = (): number => {
    const pending = since === null ? 0 : performance.now() - since;
    return Math.max(Math.min(last, beforeLast), pending > 2 * limit ? pending : 0);
  };
  const tell = (): void => {
    const now = wait() > limit;
    if (now !== isOverloaded) onChange(!now);
    isOverloaded = now;
  };
  const look = async (): Promise<void> => {
    if (since !== null) return tell();
    const began = performance.now();
    since = began;
    const took = await probe().then(
      () => performance.now() - began,
      () => 0,
    );
    since = null;
    [beforeLast, last] = [last, took];
    tell();
  };
  const timer = setInterval(() => void look(), EVERY).unref();

  return {
    stop: () => clearInterval(timer),
    admit(isChange) {
      if (wait() <= limit * (isChange ? CHANGES : 1)) return;
      const { first, last: latest } = AGAIN;
      throw new Overloaded(first + Math.floor(Math.random() * (latest - first + 1)));
    },
  };
}

const watches = new WeakMap<AppContext['config'], WaitWatch>();

/** Whether a call may be begun now. */
export const admissionOf = ({ config }: Pick<AppContext, 'config'>): WaitWatch => watches.get(config) ?? open;

/**
 * Turns calls away while an instance has more to do than it can, for as long as it listens. The built-in database is
 * for few people, who wait for an import of it instead.
 */
export function turnAwayOverload(app: FastifyInstance, context: AppContext): void {
  const { config, database } = context;
  const limit = config.overloadWait;
  if (limit === null || config.databaseUrl === null) return;
  const probe = () =>
    runFairly(context, undefined, { who: PROBE, left: new AbortController().signal }, () =>
      database.db.execute(sql`select 1`),
    );
  const onChange = (isOver: boolean): void =>
    isOver
      ? app.log.warn('calls are answered in time again')
      : app.log.error('calls wait too long: some are turned away');
  const watch = watchWait({ probe, limit, onChange });
  watches.set(config, watch);
  app.addHook('preClose', async () => {
    watch.stop();
    watches.delete(config);
  });
}
