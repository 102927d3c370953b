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
import { idStruct } from '../id.ts';
import { seasonParams } from './place.ts';
import { styleStruct } from './style.ts';

/** Before, during and after a live shopping event; the server's clock decides. */
export const livePhases = ['upcoming', 'now', 'over'] as const;
export type LivePhase = (typeof livePhases)[number];

/**
 * An event in which the house presents styles of a season one after another (P1). `shown` is the number shown so far,
 * and `planned` the total number, null if unknown. `version` grows with every change. `startsAt` is inclusive and
 * `endsAt` exclusive, epoch ms.
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

/** A style shown by the host; `position` counts from 1. Null: not available to this customer. */
export const shownStyleStruct = type({
  position: integer(),
  shownAt: integer(),
  style: nullable(styleStruct),
});
export type ShownStyle = Infer<typeof shownStyleStruct>;

/** The longest wait before the next request that the server may tell a client, in milliseconds. */
export const LONGEST_LIVE_PAUSE = 60_000;

/** `styles` are those shown after the requested version, complete and in order; `askAgainIn` is in milliseconds. */
export const liveNewsStruct = type({
  event: liveShoppingEventStruct,
  styles: array(shownStyleStruct),
  askAgainIn: max(min(integer(), 0), LONGEST_LIVE_PAUSE),
});
export type LiveNews = Infer<typeof liveNewsStruct>;

/** The events of a season's subdivision and collection type, sorted: running, upcoming, over. */
export const liveEvents = endpoint({
  name: 'liveEvents',
  path: '/:rightEnv/live/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  answer: array(liveShoppingEventStruct),
});

/**
 * What is new in an event since the version `after`; with '0' everything at once. If nothing is new, the response is
 * held back for at most 20 seconds. 404 if there is no such event, or not for this user.
 */
export const followLive = endpoint({
  name: 'followLive',
  path: '/:rightEnv/live/:customerId/:season/:subdivision/:collectionType/:eventId',
  params: object({ ...seasonParams.schema, eventId: idStruct }),
  query: object({ after: pattern(string(), /^\d{1,9}$/) }),
  answer: liveNewsStruct,
});
