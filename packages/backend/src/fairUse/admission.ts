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

/**
 * The share of calls that are let in: halved by each probe that waits too long, and a tenth more with each that does not.
 * If all were let in as soon as one probe is quick, they would come at once.
 */
const SHARE = { cut: 0.5, more: 0.1, least: 0.05 };

/** Of changes so many times as many are let in, so that what was begun can be saved. */
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
 * process and the database have to answer it like any other. A single slow one turns nobody away. While one is not
 * answered for twice the limit fewer and fewer are let in, and nobody from four times on. One that fails says nothing of
 * the load: whoever asks next is told what has failed.
 */
export function watchWait({ probe, limit, onChange }: Watched): WaitWatch & { stop(): void } {
  let share = 1;
  let wasSlow = false;
  let since: number | null = null;

  const pending = (): number => (since === null ? 0 : performance.now() - since);
  const change = (isSlow: boolean): void => {
    const before = share;
    share = isSlow ? Math.max(SHARE.least, share * SHARE.cut) : Math.min(1, share + SHARE.more);
    if (before < 1 !== share < 1) onChange(share === 1);
  };
  const look = async (): Promise<void> => {
    if (since !== null) {
      if (pending() > 2 * limit) change(true);
      return;
    }
    const began = performance.now();
    since = began;
    const took = await probe().then(
      () => performance.now() - began,
      () => 0,
    );
    since = null;
    const isSlow = took > limit;
    if (isSlow && wasSlow) change(true);
    else if (!isSlow) change(false);
    wasSlow = isSlow;
  };
  const timer = setInterval(() => void look(), EVERY).unref();

  return {
    stop: () => clearInterval(timer),
    admit(isChange) {
      const isStuck = pending() > 4 * limit;
      if (!isStuck && Math.random() < share * (isChange ? CHANGES : 1)) return;
      const { first, last } = AGAIN;
      throw new Overloaded(first + Math.floor(Math.random() * (last - first + 1)));
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
