import {
  array,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  pattern,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct, seasonParams } from './place.ts';
import { styleStruct } from './style.ts';

/** Before, during and after a live shopping event; the server's clock decides. */
export const livePhases = ['upcoming', 'now', 'over'] as const;
export type LivePhase = (typeof livePhases)[number];

/**
 * An event at which the house presents styles of a season one after another (P1). `shown` is how
 * many there were so far and `planned` how many there are to be, null: nobody knows. `version` grows with every change.
 * `startsAt` inclusive and `endsAt` exclusive, epoch ms.
 */
export const liveShoppingEventStruct = type({
  eventId: string(),
  title: string(),
  host: string(),
  startsAt: integer(),
  endsAt: integer(),
  phase: enums(livePhases),
  shown: integer(),
  planned: nullable(integer()),
  version: integer(),
});
export type LiveShoppingEvent = Infer<typeof liveShoppingEventStruct>;

/** A style as the host showed it, the `position`-th from 1; null: it is not for this customer. */
export const shownStyleStruct = type({
  position: integer(),
  shownAt: integer(),
  style: nullable(styleStruct),
});
export type ShownStyle = Infer<typeof shownStyleStruct>;

/** How long a client may be told to wait before it asks again, in milliseconds. */
export const LONGEST_LIVE_PAUSE = 60_000;

/** `styles` are those shown after the asked version, in order, whole; `askAgainIn` in milliseconds. */
export const liveNewsStruct = type({
  event: liveShoppingEventStruct,
  styles: array(shownStyleStruct),
  askAgainIn: max(min(integer(), 0), LONGEST_LIVE_PAUSE),
});
export type LiveNews = Infer<typeof liveNewsStruct>;

/** The events of a season's subdivision and collection type: running, then upcoming, then over. */
export const liveEvents = endpoint({
  name: 'liveEvents',
  path: '/:rightEnv/live/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  answer: array(liveShoppingEventStruct),
});

/**
 * What is new at an event since the version `after`; with '0' everything at once. While nothing is new the answer is
 * held back, for at most 20 seconds. 404 when there is no such event, or not for this user.
 */
export const followLive = endpoint({
  name: 'followLive',
  path: '/:rightEnv/live/:customerId/:season/:subdivision/:collectionType/:eventId',
  params: object({ ...seasonParams.schema, eventId: idStruct }),
  query: object({ after: pattern(string(), /^\d{1,9}$/) }),
  answer: liveNewsStruct,
});
