import { inEachLanguage, type Language } from '@selvedge/core/contract';
import { array, type Infer, literal, nullable, number, string, type } from 'superstruct';
import { columns } from './columns.ts';
import type { Command, Given } from './command.ts';
import { UsageError } from './failures.ts';
import { languageOptions, readEach } from './languageOptions.ts';
import { showTime, timeForms } from './time.ts';

const windowStruct = type({ start: number(), end: number() });
const maintenanceStruct = type({
  id: string(),
  state: string(),
  start: number(),
  end: number(),
  parts: array(string()),
  tiles: array(string()),
  features: array(string()),
  announcement: nullable(windowStruct),
});
type Maintenance = Infer<typeof maintenanceStruct>;

const time = (seconds: number): string => showTime(seconds * 1000);
const named = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${what} ${names.join(', ')}`];

function touched({ parts, tiles, features }: Maintenance): string {
  const names = [...named('part', parts), ...named('tile', tiles), ...named('feature', features)];
  return names.length === 0 ? 'the whole portal' : names.join('; ');
}

const announcementText = ({ announcement }: Maintenance): string =>
  announcement === null ? 'not' : `${time(announcement.start)} to ${time(announcement.end)}`;

const sentence = (one: Maintenance): string =>
  `${one.id} is ${one.state}: ${touched(one)}, from ${time(one.start)} to ${time(one.end)}.`;

const seconds = (moment: number): number => Math.floor(moment / 1000);

async function announcementOf(given: Given, start: number, message: Record<Language, string>) {
  const from = given.time('announce');
  const texts = await readEach((language) => given.content(`announce-message-${language}`));
  if (from === undefined) {
    if (given.text('announce-end') !== undefined || Object.values(texts).some((text) => text !== undefined))
      throw new UsageError('An announcement needs --announce: when it begins.');
    return null;
  }
  return {
    start: seconds(from),
    end: seconds(given.time('announce-end') ?? start),
    message: inEachLanguage((language) => texts[language] ?? message[language]),
  };
}

const text = (help: string) => ({ value: '<html>', help });
const when = (help: string) => ({ value: '<time>', help });

export const maintenanceCommands: readonly Command[] = [
  {
    name: 'maintenance list',
    operands: [],
    help: 'all maintenances, those that are over too',
    options: {},
    async run(_given, portal) {
      const all = await portal.ask('GET', '/maintenances', array(maintenanceStruct));
      const rows = all.map((one) => [
        one.id,
        one.state,
        time(one.start),
        time(one.end),
        announcementText(one),
        touched(one),
      ]);
      const headings = ['ID', 'STATE', 'START', 'END', 'ANNOUNCED', 'OF'];
      return { lines: columns(headings, rows, 'No maintenance.'), data: all };
    },
  },
  {
    name: 'maintenance add',
    operands: [],
    help: 'adds one; without --part, --tile and --feature it closes the whole portal',
    options: {
      id: { value: '<id>', help: 'made up unless given' },
      start: when(`${timeForms}; now unless given`),
      end: when('needed'),
      ...languageOptions('message', text('needed; HTML, or @file'), 'needed'),
      announce: when('when the announcement begins; none unless given'),
      'announce-end': when('the start of the maintenance unless given'),
      ...languageOptions('announce-message', text('the message unless given')),
      part: { value: '<part>', help: 'dashboard, preorder or postorder; may be repeated', many: true },
      tile: { value: '<tile>', help: 'the id of a tile; may be repeated', many: true },
      feature: { value: '<feature>', help: 'only this feature is affected; may be repeated', many: true },
    },
    async run(given, portal) {
      const id = given.text('id');
      const start = given.time('start') ?? given.now;
      const end = given.neededTime('end');
      const message = await readEach((language) => given.neededContent(`message-${language}`));
      const added = await portal.ask('POST', '/maintenances', maintenanceStruct, {
        ...(id !== undefined && { id }),
        start: seconds(start),
        end: seconds(end),
        message,
        parts: given.many('part'),
        tiles: given.many('tile'),
        features: given.many('feature'),
        announcement: await announcementOf(given, start, message),
      });
      return { lines: [sentence(added)], data: added };
    },
  },
  {
    name: 'maintenance end',
    operands: ['<id>'],
    help: 'ends an active one now',
    options: {},
    async run(given, portal) {
      const ended = await portal.ask('POST', `/maintenances/${given.id}/end`, maintenanceStruct);
      return { lines: [sentence(ended)], data: ended };
    },
  },
  {
    name: 'maintenance remove',
    operands: ['<id>'],
    help: 'removes one, whatever its state',
    options: {},
    async run(given, portal) {
      await portal.ask('DELETE', `/maintenances/${given.id}`, literal(null));
      return { lines: [`${given.operand} is removed.`], data: null };
    },
  },
];
