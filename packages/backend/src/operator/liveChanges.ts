import { inEachLanguage, inLanguage, seasonFields } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  defaulted,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  pattern,
  size,
  string,
} from 'superstruct';
import type { AppContext } from '../appContext.ts';
import {
  findLiveEvent,
  type LiveEventRow,
  livePhaseOf,
  readLiveEvents,
} from '../ordering/live/live.store.ts';
import {
  closeLiveEvent,
  type NotShown,
  removeLiveEvent,
  saveLiveEvent,
  showStyle,
} from '../ordering/live/liveChanges.store.ts';
import { samePlace } from '../ordering/place/sellingTime.store.ts';
import { sellingTimes } from '../ordering/season/season.schema.ts';
import { idField, lineField } from './fields.ts';
import { operatorCall } from './operatorCall.ts';
import { OperatorRefusal, unknown, unusable } from './operatorRefusal.ts';
import { titleField, titleFields } from './titleFields.ts';

/** Epoch ms up to the year 2100. */
const moment = max(min(integer(), 0), 4_102_444_800_000);

const eventStruct = object({
  rightEnv: enums(['preorder', 'postorder'] as const),
  ...seasonFields,
  ...titleFields(() => lineField),
  host: lineField,
  startsAt: moment,
  endsAt: moment,
  plannedStyles: defaulted(nullable(max(min(integer(), 1), 9_999)), null),
});
type EventInput = Infer<typeof eventStruct>;

const styleStruct = object({ style: nullable(size(pattern(string(), /^[\w.-]+$/), 1, 64)) });

const answerOf = ({ eventId: id, version: _, title, ...row }: LiveEventRow, now: number) => ({
  id,
  state: livePhaseOf(row, now),
  ...row,
  ...titleFields((language) => inLanguage(title, language)),
});

const because: Readonly<Record<Exclude<NotShown, 'unknownEvent'>, string>> = {
  notBegun: 'It has not begun. Give it another start first.',
  over: 'It is over. Give it another end first.',
  unknownStyle: 'There is no such style in its season, subdivision and collection type.',
  shownAlready: 'This style was shown already.',
  noneLeft: 'All styles of its season, subdivision and collection type were shown.',
};

/** Adds, changes, ends and removes live shopping events, and shows styles at them. */
export function liveChanges(scope: FastifyInstance, { database, now }: AppContext): void {
  const { db } = database;

  const found = async (eventId: string): Promise<LiveEventRow> => {
    const event = await findLiveEvent(db, eventId);
    if (!event) throw unknown('live event', eventId);
    return event;
  };

  const checkPlace = async (wanted: EventInput, before: LiveEventRow | undefined): Promise<void> => {
    if (before && before.shown > 0 && !(samePlace(before, wanted) && before.rightEnv === wanted.rightEnv))
      throw new OperatorRefusal(409, 'It has shown styles of another place: open a new one.');
    const sold = await db.select().from(sellingTimes).where(eq(sellingTimes.season, wanted.season));
    if (!sold.some((time) => time.rightEnv === wanted.rightEnv && samePlace(time, wanted)))
      throw unusable(
        `Nothing is sold at ${wanted.season} ${wanted.subdivision} ${wanted.collectionType} (${wanted.rightEnv}).`,
      );
  };

  operatorCall(scope, 'GET', '/live', null, async () =>
    (await readLiveEvents(db)).map((event) => answerOf(event, now())),
  );

  operatorCall(scope, 'PUT', '/live/:id', eventStruct, async ({ param, body }) => {
    const eventId = idField.create(param('id'));
    if (body.endsAt <= body.startsAt) throw unusable('The end has to be after the start.');
    await checkPlace(body, await findLiveEvent(db, eventId));
    const { rightEnv, season, subdivision, collectionType, host, startsAt, endsAt, plannedStyles } = body;
    const place = { rightEnv, season, subdivision, collectionType };
    const title = inEachLanguage((language) => body[titleField(language)]);
    await saveLiveEvent(database, { eventId, ...place, title, host, startsAt, endsAt, plannedStyles });
    return answerOf(await found(eventId), now());
  });

  operatorCall(scope, 'POST', '/live/:id/styles', styleStruct, async ({ param, body }) => {
    const eventId = param('id');
    const shown = await showStyle(database, eventId, body.style, now());
    if (shown === 'unknownEvent') throw unknown('live event', eventId);
    if (typeof shown === 'string') throw new OperatorRefusal(409, because[shown]);
    const { shown: count, plannedStyles } = await found(eventId);
    return { ...shown, shown: count, plannedStyles };
  });

  operatorCall(scope, 'POST', '/live/:id/end', null, async ({ param }) => {
    const event = await found(param('id'));
    const state = livePhaseOf(event, now());
    if (state === 'upcoming')
      throw new OperatorRefusal(409, `The live event '${event.eventId}' has not begun: remove it instead.`);
    if (state === 'now') await closeLiveEvent(database, event, now());
    return answerOf(await found(event.eventId), now());
  });

  operatorCall(scope, 'DELETE', '/live/:id', null, async ({ param }) => {
    const event = await found(param('id'));
    await removeLiveEvent(database, event.eventId);
    return null;
  });
}
