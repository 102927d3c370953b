import { randomBytes } from 'node:crypto';
import { defaultLanguage, type Language } from '@selvedge/core/contract';
import { array, literal, nullable, number, string, type } from 'superstruct';
import { isTimeZone } from '../../configuration/timeZone.ts';
import { columns } from './columns.ts';
import type { Command, Given } from './command.ts';
import { UsageError } from './failures.ts';
import { languageOptions, readEach } from './languageOptions.ts';
import { ownZone, showTime, timeForms } from './time.ts';

const messageStruct = type({
  id: string(),
  startsAt: number(),
  endsAt: nullable(number()),
  brands: array(string()),
  [defaultLanguage]: type({ title: string() }),
});

const textsOf = async (given: Given, language: Language) => ({
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
      const rows = all.map(({ id, startsAt, endsAt, brands, [defaultLanguage]: { title } }) => [
        id,
        showTime(startsAt),
        end(endsAt),
        brands.join(', '),
        title,
      ]);
      return { lines: columns(['ID', 'FROM', 'TO', 'BRANDS', 'TITLE'], rows, 'No messages.'), data: all };
    },
  },
  {
    name: 'message add',
    operands: ['[<id>]'],
    help: 'adds one, or replaces the one with this id',
    options: {
      from: { value: '<time>', help: `${timeForms}; now unless given` },
      to: { value: '<time>', help: 'open unless given' },
      zone: { value: '<zone>', help: 'on whose clocks it takes place; this machine’s unless given' },
      brand: { value: '<brand>', help: 'may be repeated', many: true },
      ...languageOptions('title', { value: '<text>', help: 'needed' }),
      ...languageOptions(
        'ticker',
        { value: '<text>', help: 'what the ticker says; the title unless given' },
        'the title unless given',
      ),
      ...languageOptions('content', { value: '<html>', help: 'needed; HTML, or @file' }, 'needed'),
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
        ...(await readEach((language) => textsOf(given, language))),
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
