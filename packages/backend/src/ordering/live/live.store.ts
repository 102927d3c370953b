import type {
  Language,
  LivePhase,
  LiveShoppingEvent,
  RightEnv,
  ShownStyle,
  Style,
} from '@selvedge/core/contract';
import { and, asc, count, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { Place } from '../place/sellingTime.store.ts';
import { styles } from '../style/style.schema.ts';
import { type Reader, readStyles, stylesOfPlace } from '../style/style.store.ts';
import { liveEvents, liveShown } from './live.schema.ts';

export type LiveEventRow = typeof liveEvents.$inferSelect & { readonly shown: number };

export type EventPlace = Place & { readonly rightEnv: RightEnv };

/** The phase of an event. The start is inclusive, the end exclusive. */
export function livePhaseOf(
  { startsAt, endsAt }: Pick<LiveEventRow, 'startsAt' | 'endsAt'>,
  now: number,
): LivePhase {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'now' : 'over';
}

/** When an event's phase changes next, epoch ms; infinity once it is over. */
export function nextTurn({ startsAt, endsAt }: LiveEventRow, now: number): number {
  if (now < startsAt) return startsAt;
  return now < endsAt ? endsAt : Number.POSITIVE_INFINITY;
}

const atPlace = (place: EventPlace): SQL | undefined =>
  and(
    eq(liveEvents.rightEnv, place.rightEnv),
    eq(liveEvents.season, place.season),
    eq(liveEvents.subdivision, place.subdivision),
    eq(liveEvents.collectionType, place.collectionType),
  );

/** Events with the number of styles they have shown, earliest first. */
export async function readLiveEvents(db: Queryable, where?: SQL): Promise<LiveEventRow[]> {
  const rows = await db
    .select({ event: liveEvents, shown: count(liveShown.position) })
    .from(liveEvents)
    .leftJoin(liveShown, eq(liveShown.eventId, liveEvents.eventId))
    .where(where)
    .groupBy(liveEvents.eventId)
    .orderBy(asc(liveEvents.startsAt), asc(liveEvents.eventId));
  return rows.map(({ event, shown }) => ({ ...event, shown }));
}

export async function findLiveEvent(
  db: Queryable,
  eventId: string,
  place?: EventPlace,
): Promise<LiveEventRow | undefined> {
  const [found] = await readLiveEvents(db, and(eq(liveEvents.eventId, eventId), place && atPlace(place)));
  return found;
}

const order: readonly LivePhase[] = ['now', 'upcoming', 'over'];

/** The events of a place: running ones, then upcoming ones, then past ones with the latest first. */
export async function eventsOfPlace(db: Queryable, place: EventPlace, now: number): Promise<LiveEventRow[]> {
  const events = await readLiveEvents(db, atPlace(place));
  const of = (phase: LivePhase) => events.filter((event) => livePhaseOf(event, now) === phase);
  return order.flatMap((phase) => (phase === 'over' ? of(phase).reverse() : of(phase)));
}

/** Whether an event of the place is running. */
export async function isLiveNow(db: Queryable, place: EventPlace, now: number): Promise<boolean> {
  const [running] = await db
    .select({ eventId: liveEvents.eventId })
    .from(liveEvents)
    .where(and(atPlace(place), lte(liveEvents.startsAt, now), gt(liveEvents.endsAt, now)))
    .limit(1);
  return running !== undefined;
}

/** An event in the form of the contract. */
export const eventShown = (row: LiveEventRow, now: number, language: Language): LiveShoppingEvent => ({
  eventId: row.eventId,
  title: language === 'de' ? row.titleDe : row.titleEn,
  host: row.host,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  phase: livePhaseOf(row, now),
  shown: row.shown,
  planned: row.plannedStyles,
  version: row.version,
});

/** Whether the customer may order any variant of a style. */
const isFor = ({ colours }: Style): boolean =>
  colours.some(({ variants }) => variants.some(({ allowedForCustomer }) => allowedForCustomer));

/**
 * The styles an event has shown since a version, in order; null for styles that no longer exist or are not for the
 * buyer.
 */
export async function shownSince(
  db: Queryable,
  event: LiveEventRow,
  after: number,
  reader: Reader,
): Promise<ShownStyle[]> {
  const rows = await db
    .select()
    .from(liveShown)
    .where(and(eq(liveShown.eventId, event.eventId), gt(liveShown.version, after)))
    .orderBy(asc(liveShown.position));
  const articleIds = rows.map(({ articleId }) => articleId).filter((articleId) => articleId !== null);
  const found =
    articleIds.length === 0
      ? []
      : await readStyles(db, and(stylesOfPlace(event), inArray(styles.articleId, articleIds)), reader);
  const visible = new Map(found.filter(isFor).map((style) => [style.articleId, style]));
  return rows.map(({ position, shownAt, articleId }) => ({
    position,
    shownAt,
    style: visible.get(articleId ?? '') ?? null,
  }));
}
