import { randomBytes } from 'node:crypto';
import { defaultLanguage } from '@selvedge/core/contract';
import { array, type Infer, literal, nullable, number, string, type } from 'superstruct';
import { titleField, titleFields } from '../titleFields.ts';
import { columns } from './columns.ts';
import type { Command, Given } from './command.ts';
import { UsageError } from './failures.ts';
import { languageOptions } from './languageOptions.ts';
import { showTime, timeForms } from './time.ts';

const eventStruct = type({
  id: string(),
  state: string(),
  rightEnv: string(),
  season: string(),
  subdivision: string(),
  collectionType: string(),
  ...titleFields(() => string()),
  host: string(),
  startsAt: number(),
  endsAt: number(),
  plannedStyles: nullable(number()),
  shown: number(),
});
type LiveEvent = Infer<typeof eventStruct>;

const shownStruct = type({
  articleNumber: string(),
  name: string(),
  position: number(),
  plannedStyles: nullable(number()),
});

const states: Readonly<Record<string, string>> = { upcoming: 'upcoming', now: 'running', over: 'over' };

const countOf = (shown: number, planned: number | null): string =>
  planned === null ? `${shown}, plan unknown` : `${shown} of ${planned}`;

const placeOf = ({ rightEnv, season, subdivision, collectionType }: LiveEvent): string =>
  `${rightEnv} ${season}.${subdivision}.${collectionType}`;

const sentence = (one: LiveEvent): string =>
  `${one.id} is ${states[one.state] ?? one.state}: ${placeOf(one)}, from ${showTime(one.startsAt)} to ${showTime(one.endsAt)}, shown: ${countOf(one.shown, one.plannedStyles)}.`;

/** Parses a place such as `SS27.13-0.main`, as written in the portal's addresses. */
function placeIn(text: string) {
  const [season, subdivision, collectionType, ...rest] = text.split('.');
  if (!season || !subdivision || !collectionType || rest.length > 0)
    throw new UsageError(`--place: '${text}' is no place such as SS27.13-0.main.`);
  return { season, subdivision, collectionType };
}

function plannedIn(text: string): number | null {
  if (text === 'unknown') return null;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError(`--planned: '${text}' is no number of styles from 1 to 9999, nor 'unknown'.`);
  return Number(text);
}

/** The event to store. Options that are not given keep the event's current values. */
async function wanted(given: Given, before: LiveEvent | undefined) {
  const place = given.text('place') ?? (before ? undefined : given.needed('place'));
  const planned = given.text('planned');
  return {
    rightEnv: given.text('env') ?? before?.rightEnv ?? 'preorder',
    season: before?.season,
    subdivision: before?.subdivision,
    collectionType: before?.collectionType,
    ...(place !== undefined && placeIn(place)),
    ...titleFields((language) => {
      const option = `title-${language}`;
      return given.text(option) ?? before?.[titleField(language)] ?? given.needed(option);
    }),
    host: given.text('host') ?? before?.host ?? given.needed('host'),
    startsAt: given.time('start') ?? before?.startsAt ?? given.now,
    endsAt: given.time('end') ?? before?.endsAt ?? given.neededTime('end'),
    plannedStyles: planned === undefined ? (before?.plannedStyles ?? null) : plannedIn(planned),
  };
}

export const liveCommands: readonly Command[] = [
  {
    name: 'live list',
    operands: [],
    help: 'all live shopping events, earliest first',
    options: {},
    async run(_given, portal) {
      const all = await portal.ask('GET', '/live', array(eventStruct));
      const rows = all.map((one) => [
        one.id,
        states[one.state] ?? one.state,
        showTime(one.startsAt),
        showTime(one.endsAt),
        placeOf(one),
        countOf(one.shown, one.plannedStyles),
        one[titleField(defaultLanguage)],
      ]);
      const headings = ['ID', 'STATE', 'START', 'END', 'PLACE', 'SHOWN', 'TITLE'];
      return { lines: columns(headings, rows, 'No live events.'), data: all };
    },
  },
  {
    name: 'live open',
    operands: ['[<id>]'],
    help: 'opens one, or changes the one with this id: what is left out stays',
    options: {
      place: { value: '<place>', help: 'needed; season.subdivision.collectionType, such as SS27.13-0.main' },
      env: { value: '<name>', help: 'preorder or postorder; preorder unless given' },
      ...languageOptions('title', { value: '<text>', help: 'needed' }),
      host: { value: '<text>', help: 'needed; who or which showroom presents' },
      start: { value: '<time>', help: `${timeForms}; now unless given` },
      end: { value: '<time>', help: 'needed' },
      planned: {
        value: '<number>',
        help: 'how many styles there are to be, or unknown; unknown unless given',
      },
    },
    async run(given, portal) {
      const id = given.operand ?? `live-${randomBytes(4).toString('hex')}`;
      const all = await portal.ask('GET', '/live', array(eventStruct));
      const body = await wanted(
        given,
        all.find((one) => one.id === id),
      );
      const opened = await portal.ask('PUT', `/live/${encodeURIComponent(id)}`, eventStruct, body);
      return { lines: [sentence(opened)], data: opened };
    },
  },
  {
    name: 'live show',
    operands: ['<id>'],
    help: 'shows a further style at one; open pages have it within a second or two',
    options: {
      style: { value: '<number>', help: 'its article number; the next one of the place unless given' },
    },
    async run(given, portal) {
      const shown = await portal.ask('POST', `/live/${given.id}/styles`, shownStruct, {
        style: given.text('style') ?? null,
      });
      const { articleNumber, name, position, plannedStyles } = shown;
      return {
        lines: [`${articleNumber} ${name} is shown: ${countOf(position, plannedStyles)}.`],
        data: shown,
      };
    },
  },
  {
    name: 'live close',
    operands: ['<id>'],
    help: 'ends one now; what was shown can still be ordered',
    options: {},
    async run(given, portal) {
      const closed = await portal.ask('POST', `/live/${given.id}/end`, eventStruct);
      return { lines: [sentence(closed)], data: closed };
    },
  },
  {
    name: 'live remove',
    operands: ['<id>'],
    help: 'removes one and its list; carts stay as they are',
    options: {},
    async run(given, portal) {
      await portal.ask('DELETE', `/live/${given.id}`, literal(null));
      return { lines: [`${given.operand} is removed.`], data: null };
    },
  },
];
