import { defaultLanguage } from '@selvedge/core/contract';
import { and, asc, eq, max, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { textIn } from '../../database/translated.ts';
import { styles } from '../style/style.schema.ts';
import { stylesOfPlace } from '../style/style.store.ts';
import { liveEvents, liveShown } from './live.schema.ts';
import type { LiveEventRow } from './live.store.ts';

export type NewLiveEvent = Omit<typeof liveEvents.$inferInsert, 'version'>;

/** Adds an event, or changes the one with its id and keeps the styles it has shown. */
export async function saveLiveEvent({ db }: Database, event: NewLiveEvent): Promise<void> {
  const { eventId: _, ...changed } = event;
  await db
    .insert(liveEvents)
    .values({ ...event, version: 1 })
    .onConflictDoUpdate({
      target: liveEvents.eventId,
      set: { ...changed, version: sql`${liveEvents.version} + 1` },
    });
}

/** Reasons why a style cannot be shown. */
export type NotShown = 'unknownEvent' | 'notBegun' | 'over' | 'unknownStyle' | 'shownAlready' | 'noneLeft';

interface JustShown {
  readonly articleId: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly position: number;
}

async function styleToShow(
  db: Queryable,
  event: typeof liveEvents.$inferSelect,
  wanted: string | null,
): Promise<{ articleId: string; articleNumber: string; name: string } | NotShown> {
  const shown = db
    .select({ articleId: sql<string>`${liveShown.articleId}`.as('shown_article') })
    .from(liveShown)
    .where(and(eq(liveShown.eventId, event.eventId), sql`${liveShown.articleId} is not null`));
  const [found] = await db
    .select({
      articleId: styles.articleId,
      articleNumber: styles.articleNumber,
      name: textIn(styles.name, defaultLanguage),
    })
    .from(styles)
    .where(
      and(
        stylesOfPlace(event),
        wanted === null
          ? notInArray(styles.articleId, shown)
          : or(eq(styles.articleNumber, wanted), eq(styles.articleId, wanted)),
      ),
    )
    .orderBy(asc(styles.articleNumber))
    .limit(1);
  if (!found) return wanted === null ? 'noneLeft' : 'unknownStyle';
  const [before] = await db
    .select({ position: liveShown.position })
    .from(liveShown)
    .where(and(eq(liveShown.eventId, event.eventId), eq(liveShown.articleId, found.articleId)));
  return before ? 'shownAlready' : found;
}

/** Shows a style of the event's place by its article number; with null, the first one not shown yet. */
export const showStyle = (
  database: Database,
  eventId: string,
  wanted: string | null,
  now: number,
): Promise<JustShown | NotShown> =>
  inTransaction(database, async (db) => {
    const [event] = await db.select().from(liveEvents).where(eq(liveEvents.eventId, eventId)).for('update');
    if (!event) return 'unknownEvent';
    if (now < event.startsAt) return 'notBegun';
    if (now >= event.endsAt) return 'over';
    const style = await styleToShow(db, event, wanted);
    if (typeof style === 'string') return style;
    const [last] = await db
      .select({ position: max(liveShown.position) })
      .from(liveShown)
      .where(eq(liveShown.eventId, eventId));
    const position = (last?.position ?? 0) + 1;
    const version = event.version + 1;
    await db
      .insert(liveShown)
      .values({ eventId, position, articleId: style.articleId, shownAt: now, version });
    await db.update(liveEvents).set({ version }).where(eq(liveEvents.eventId, eventId));
    return { ...style, position };
  });

/** Ends an event now. */
export async function closeLiveEvent({ db }: Database, event: LiveEventRow, now: number): Promise<void> {
  await db
    .update(liveEvents)
    .set({ endsAt: now, version: sql`${liveEvents.version} + 1` })
    .where(eq(liveEvents.eventId, event.eventId));
}

/** Removes an event and the list of its shown styles. Carts stay as they are. */
export async function removeLiveEvent({ db }: Database, eventId: string): Promise<void> {
  await db.delete(liveEvents).where(eq(liveEvents.eventId, eventId));
}
