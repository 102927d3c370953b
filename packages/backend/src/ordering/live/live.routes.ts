import { followLive, liveEvents } from '@selvedge/core/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../server/bind.ts';
import { placeFor } from '../season/season.policy.ts';
import { liveEventFor } from './live.policy.ts';
import { eventShown, eventsOfPlace, livePhaseOf, nextTurn, shownSince, versionsOf } from './live.store.ts';
import { createLiveWatch } from './liveWatch.ts';

/** How long an answer is held back while nothing is new (ms); clients give up after 30 s. */
export const HELD_AT_MOST = 20_000;
/** When a call is to come again that could not wait (ms). */
export const WITHOUT_A_PLACE = 5_000;

/** Aborted when the caller goes before the answer is out. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Live shopping: a call that asks for what is new waits here until something is. */
export function registerLiveRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;
  const watch = createLiveWatch(
    (eventIds) => versionsOf(db, eventIds),
    (error) => app.log.error({ err: error }, 'news of live shopping could not be read'),
  );
  app.addHook('preClose', async () => watch.stop());

  bind(app, context, liveEvents, async ({ params, user, language }) => {
    const now = context.now();
    await placeFor(db, user, params, now);
    const events = await eventsOfPlace(db, params, now);
    return events.map((event) => eventShown(event, now, language));
  });

  bind(app, context, followLive, async ({ params, query, user, language, reply }) => {
    const after = Number(query.after);
    const asked = context.now();
    const before = await liveEventFor(db, user, params, asked);
    const { version } = before.event;
    const news = version !== after || livePhaseOf(before.event, asked) === 'over';
    const patience = Math.min(HELD_AT_MOST, nextTurn(before.event, asked) - asked);
    const waited =
      news ||
      (await watch.wait({
        eventId: params.eventId,
        version,
        userId: user.userId,
        patience,
        gone: goneOf(reply),
      }));
    const now = context.now();
    const { customer, event } = news ? before : await liveEventFor(db, user, params, now);
    return {
      event: eventShown(event, now, language),
      // A version that is not reached yet was another event's of the same name: none of this one is known.
      styles: await shownSince(db, event, after > event.version ? 0 : after, {
        buyer: { rightEnv: params.rightEnv, ...customer },
        currency: customer.currency,
        language,
      }),
      askAgainIn: waited ? 0 : WITHOUT_A_PLACE,
    };
  });
}
