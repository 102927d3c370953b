import { followLive, liveEvents } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { runFairly } from '../../fairUse/callsAtOnce.ts';
import { leftOf } from '../../work/queuedCaller.ts';
import { HELD_AT_MOST, RETRY_WHEN_FULL } from '../news/longPoll.ts';
import type { NewsSource } from '../news/marks.ts';
import type { NewsWatch } from '../news/newsWatch.ts';
import { placeFor } from '../place/place.policy.ts';
import { liveEventFor } from './live.policy.ts';
import { eventShown, eventsOfPlace, livePhaseOf, nextTurn, shownSince } from './live.store.ts';

/** Live shopping. A call for news waits here until there is some. */
export function registerLiveRoutes(
  app: FastifyInstance,
  context: AppContext,
  watch: NewsWatch<NewsSource>,
): void {
  const { db } = context.database;

  bind(app, context, liveEvents, async ({ params, user, language }) => {
    const now = context.now();
    await placeFor(db, user, params, now);
    const events = await eventsOfPlace(db, params, now);
    return events.map((event) => eventShown(event, now, language));
  });

  bind(
    app,
    context,
    followLive,
    async ({ params, query, user, userNow, language, reply }) => {
      const after = Number(query.after);
      const asked = context.now();
      const gone = leftOf(reply);
      // Waiting takes no turn, but reading does.
      const fairly = <Given>(read: () => Promise<Given>): Promise<Given> =>
        runFairly(context, undefined, { who: user.userId, left: gone }, read);
      const before = await fairly(() => liveEventFor(db, user, params, asked));
      context.onFollowed?.(params.eventId);
      const { version } = before.event;
      const news = version !== after || livePhaseOf(before.event, asked) === 'over';
      const patience = Math.min(HELD_AT_MOST, nextTurn(before.event, asked) - asked);
      const waited =
        news ||
        (await watch.wait({
          topic: { source: 'live', key: params.eventId },
          mark: String(version),
          userId: user.userId,
          patience,
          gone,
        }));
      return fairly(async () => {
        const now = context.now();
        const { customer, event } = news ? before : await liveEventFor(db, await userNow(), params, now);
        return {
          event: eventShown(event, now, language),
          // A version not reached yet comes from an earlier event of the same name, so the caller knows nothing of
          // this one.
          styles: await shownSince(db, event, after > event.version ? 0 : after, {
            buyer: { rightEnv: params.rightEnv, ...customer },
            currency: customer.currency,
            language,
          }),
          askAgainIn: waited ? 0 : RETRY_WHEN_FULL,
        };
      });
    },
    { waits: 'news' },
  );
}
