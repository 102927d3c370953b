import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { liveShown } from '../ordering/live/live.schema.ts';
import { findLiveEvent, livePhaseOf } from '../ordering/live/live.store.ts';
import { showStyle } from '../ordering/live/liveChanges.store.ts';
import { demoAccounts } from '../user/demoAccounts.ts';
import { FIRST_LOOK, showOrder } from './liveEvents.ts';

/** How often the demo's host shows the next style (ms). */
export const PRESENTS_EVERY = 40_000;
/** A watching page asks at least this often (ms). When none does, the host pauses. */
const WATCHED_FOR = 60_000;

/** Shows the next style of the demo's running event, in its order. False if it is not running, or if all were shown. */
export async function presentNext(database: Database, now: number): Promise<boolean> {
  const event = await findLiveEvent(database.db, FIRST_LOOK);
  if (!event || livePhaseOf(event, now) !== 'now') return false;
  if (event.plannedStyles !== null && event.shown >= event.plannedStyles) return false;
  for (const articleId of await showOrder(database.db, event)) {
    const [shown] = await database.db
      .select({ times: count() })
      .from(liveShown)
      .where(and(eq(liveShown.eventId, FIRST_LOOK), eq(liveShown.articleId, articleId)));
    if ((shown?.times ?? 0) > 0) continue;
    return typeof (await showStyle(database, FIRST_LOOK, articleId, now)) !== 'string';
  }
  return false;
}

/** The host of the demo's running event. */
export interface LivePresenter {
  /** Reports that somebody asked for news of an event. */
  followed(eventId: string): void;
  stop(): void;
}

interface Stage {
  readonly database: Database;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Shows the next style every 40 seconds while somebody watches; only on demo data. */
export function startLivePresenter({ database, now, report }: Stage): LivePresenter {
  let watchedAt = Number.NEGATIVE_INFINITY;
  const present = async (): Promise<void> => {
    if (now() - watchedAt > WATCHED_FOR || (await demoAccounts(database)).length === 0) return;
    await presentNext(database, now());
  };
  const presenting = setInterval(() => void present().catch(report), PRESENTS_EVERY);
  presenting.unref();
  return {
    followed: (eventId) => {
      if (eventId === FIRST_LOOK) watchedAt = now();
    },
    stop: () => clearInterval(presenting),
  };
}
