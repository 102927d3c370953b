import { asc } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { liveEvents, liveShown } from '../ordering/live/live.schema.ts';
import type { Place } from '../ordering/place/sellingTime.store.ts';
import { styles } from '../ordering/style/style.schema.ts';
import { stylesOfPlace } from '../ordering/style/style.store.ts';
import { calendarAt } from './house/calendar.ts';

/** Id of the event that runs right after the demo is created. */
export const FIRST_LOOK = 'first-look';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface DemoEvent {
  readonly eventId: string;
  readonly titleEn: string;
  readonly titleDe: string;
  readonly host: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly plannedStyles: number | null;
  readonly shown: number;
}

/** One event for the rest of the day, one upcoming, and one that ended before all its styles were shown. */
const eventsAround = (now: number): DemoEvent[] => [
  {
    eventId: FIRST_LOOK,
    titleEn: 'First look: the summer collection',
    titleDe: 'Erster Blick: die Sommerkollektion',
    host: 'Ida Brandt, Showroom Copenhagen',
    startsAt: now - 70 * minute,
    endsAt: now + 12 * hour,
    plannedStyles: 60,
    shown: 14,
  },
  {
    eventId: 'linen-evening',
    titleEn: 'An evening in linen',
    titleDe: 'Ein Abend in Leinen',
    host: 'Matteo Ferri, Showroom Milan',
    startsAt: now + day + 2 * hour,
    endsAt: now + day + 4 * hour,
    plannedStyles: null,
    shown: 0,
  },
  {
    eventId: 'tailoring-hour',
    titleEn: 'The tailoring hour',
    titleDe: 'Die Stunde der Anzüge',
    host: 'Ida Brandt, Showroom Copenhagen',
    startsAt: now - 3 * day,
    endsAt: now - 3 * day + 90 * minute,
    plannedStyles: 40,
    shown: 22,
  },
];

/** Every third style first, so that an event does not simply show the beginning of the list. */
const inShowOrder = (articleIds: readonly string[]): string[] =>
  [0, 1, 2].flatMap((rest) => articleIds.filter((_, index) => index % 3 === rest));

/** The styles of a place in the order in which the demo's host shows them. */
export async function showOrder(db: Queryable, place: Place): Promise<string[]> {
  const rows = await db
    .select({ articleId: styles.articleId })
    .from(styles)
    .where(stylesOfPlace(place))
    .orderBy(asc(styles.articleNumber));
  return inShowOrder(rows.map(({ articleId }) => articleId));
}

/** Adds live shopping events to the open season's '13-0', 'main'. */
export async function insertDemoLiveEvents(db: Queryable, now: number): Promise<void> {
  const place = { season: calendarAt(now).open.season, subdivision: '13-0', collectionType: 'main' };
  const articleIds = await showOrder(db, place);
  const events = eventsAround(now);
  await insertRows(
    db,
    liveEvents,
    events.map(({ shown, ...event }) => ({
      ...event,
      ...place,
      rightEnv: 'preorder' as const,
      version: shown + 1,
    })),
  );
  await insertRows(
    db,
    liveShown,
    events.flatMap(({ eventId, startsAt, shown }) =>
      articleIds.slice(0, shown).map((articleId, index) => ({
        eventId,
        position: index + 1,
        articleId,
        shownAt: startsAt + index * 5 * minute,
        version: index + 2,
      })),
    ),
  );
}
