import { randomBytes } from 'node:crypto';
import { array, literal, nullable, number, string, type } from 'superstruct';
import { isTimeZone } from '../../configuration/timeZone.ts';
import { columns } from './columns.ts';
import type { Command, Given } from './command.ts';
import { UsageError } from './failures.ts';
import { ownZone, showTime, timeForms } from './time.ts';

const messageStruct = type({
  id: string(),
  startsAt: number(),
  endsAt: nullable(number()),
  brands: array(string()),
  en: type({ title: string() }),
});

const textsOf = async (given: Given, language: 'en' | 'de') => ({
  title: given.needed(`title-${language}`),
  tickerText: given.text(`ticker-${language}`) ?? given.needed(`title-${language}`),
  content: await given.neededContent(`content-${language}`),
});

const end = (moment: number | null): string => (moment === null ? 'open' : showTime(moment));

export const messageCommands: readonly Command[] = [
  {
    name: 'message list',
    operands: [],
    help: 'all messages of the ticker, earliest first',
    options: {},
    async run(_given, portal) {
      const all = await portal.ask('GET', '/messages', array(messageStruct));
      const rows = all.map(({ id, startsAt, endsAt, brands, en }) => [
        id,
        showTime(startsAt),
        end(endsAt),
        brands.join(', '),
        en.title,
      ]);
      return { lines: columns(['ID', 'FROM', 'TO', 'BRANDS', 'TITLE'], rows, 'No messages.'), data: all };
    },
  },
  {
    name: 'message add',
    operands: ['[<id>]'],
    help: 'adds one, or replaces the one with this id',
    options: {
      from: { value: '<time>', help: `${timeForms}; now unless told` },
      to: { value: '<time>', help: 'open unless told' },
      zone: { value: '<zone>', help: 'on whose clocks it takes place; this machine’s unless told' },
      brand: { value: '<brand>', help: 'may be repeated', many: true },
      'title-en': { value: '<text>', help: 'needed' },
      'title-de': { value: '<text>', help: 'needed' },
      'ticker-en': { value: '<text>', help: 'what the ticker says; the title unless told' },
      'ticker-de': { value: '<text>', help: 'the title unless told' },
      'content-en': { value: '<html>', help: 'needed; HTML, or @file' },
      'content-de': { value: '<html>', help: 'needed' },
    },
    async run(given, portal) {
      const timeZone = given.text('zone') ?? ownZone();
      if (!isTimeZone(timeZone))
        throw new UsageError(`--zone: '${timeZone}' is no time zone such as Europe/Berlin.`);
      const id = given.operand ?? `message-${randomBytes(4).toString('hex')}`;
      const added = await portal.ask('PUT', `/messages/${encodeURIComponent(id)}`, messageStruct, {
        startsAt: given.time('from', timeZone) ?? given.now,
        endsAt: given.time('to', timeZone) ?? null,
        timeZone,
        brands: given.many('brand'),
        en: await textsOf(given, 'en'),
        de: await textsOf(given, 'de'),
      });
      return {
        lines: [`${added.id} runs from ${showTime(added.startsAt)}, end: ${end(added.endsAt)}.`],
        data: added,
      };
    },
  },
  {
    name: 'message remove',
    operands: ['<id>'],
    help: 'removes one',
    options: {},
    async run(given, portal) {
      await portal.ask('DELETE', `/messages/${given.id}`, literal(null));
      return { lines: [`${given.operand} is removed.`], data: null };
    },
  },
];
