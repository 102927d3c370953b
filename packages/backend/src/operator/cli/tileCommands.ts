import { defaultLanguage, inEachLanguage, type Language, languages } from '@selvedge/core/contract';
import { array, boolean, literal, nullable, string, type } from 'superstruct';
import { columns } from './columns.ts';
import type { Command, Given } from './command.ts';
import { UsageError } from './failures.ts';
import { languageOptions } from './languageOptions.ts';

const tileStruct = type({
  id: string(),
  parent: nullable(string()),
  link: string(),
  newTab: boolean(),
  condition: nullable(type({ group: string(), rights: array(string()) })),
  [defaultLanguage]: type({ title: string() }),
});

const text = (help: string) => ({ value: '<text>', help });

const look = {
  link: { value: '<link>', help: '/path, {selfService}/path, or an address (https:, http:, mailto:, tel:)' },
  ...languageOptions('title', text('one line')),
  ...languageOptions('description', text('a sentence')),
  ...languageOptions('subpage-title', text('the heading of its sub-page')),
  ...languageOptions('subpage-description', text('below that heading')),
  picture: { value: '<name>', help: 'a drawing of cloth, such as ticking, or none' },
  for: { value: '<whom>', help: 'everyone, or <group> or <group>:<RIGHT>,<RIGHT> of those who see it' },
  'new-tab': { value: null, help: 'opens in a new tab' },
  'same-tab': { value: null, help: 'opens in the same tab' },
};

function conditionOf(whom: string) {
  if (whom === 'everyone') return null;
  const [group = '', rights = ''] = whom.split(':');
  return { group, rights: rights.split(',').filter((right) => right !== '') };
}

function newTabOf(given: Given): boolean | undefined {
  const [opensNew, opensSame] = [given.switched('new-tab'), given.switched('same-tab')];
  if (opensNew && opensSame) throw new UsageError('--new-tab and --same-tab exclude each other.');
  return opensNew || opensSame ? opensNew : undefined;
}

const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const textsOf = (given: Given, language: Language) =>
  present({
    title: given.text(`title-${language}`),
    description: given.text(`description-${language}`),
    subpageTitle: given.text(`subpage-title-${language}`),
    subpageDescription: given.text(`subpage-description-${language}`),
  });

/** The tile's fields that were given as options, and no others. */
function lookOf(given: Given): Record<string, unknown> {
  const [picture, whom] = [given.text('picture'), given.text('for')];
  return present({
    link: given.text('link'),
    newTab: newTabOf(given),
    picture: picture === 'none' ? null : picture,
    condition: whom === undefined ? undefined : conditionOf(whom),
    ...inEachLanguage((language) => {
      const texts = textsOf(given, language);
      return Object.keys(texts).length > 0 ? texts : undefined;
    }),
  });
}

const audience = (condition: { group: string; rights: string[] } | null): string =>
  condition ? [condition.group, condition.rights.join(',')].filter(Boolean).join(':') : 'everyone';

export const tileCommands: readonly Command[] = [
  {
    name: 'tile list',
    operands: [],
    help: 'all tiles in their order, those of sub-pages below their parents',
    options: {},
    async run(_given, portal) {
      const all = await portal.ask('GET', '/tiles', array(tileStruct));
      const ordered = all
        .filter(({ parent }) => parent === null)
        .flatMap((top) => [top, ...all.filter(({ parent }) => parent === top.id)]);
      const rows = ordered.map(({ id, parent, link, condition, [defaultLanguage]: { title } }) => [
        parent === null ? id : `  ${id}`,
        title,
        link,
        audience(condition),
      ]);
      return { lines: columns(['ID', 'TITLE', 'LINK', 'FOR'], rows, 'No tiles.'), data: ordered };
    },
  },
  {
    name: 'tile add',
    operands: ['<id>'],
    help: 'adds one as the last; --link, titles and descriptions are needed',
    options: { ...look, parent: { value: '<id>', help: 'the tile on whose sub-page it is' } },
    async run(given, portal) {
      const texts = ['title', 'description'].flatMap((text) =>
        languages.map((language) => `${text}-${language}`),
      );
      for (const option of ['link', ...texts]) given.needed(option);
      const parent = given.text('parent');
      const added = await portal.ask('POST', '/tiles', tileStruct, {
        id: given.operand,
        ...(parent !== undefined && { parent }),
        ...lookOf(given),
      });
      return { lines: [`${added.id} is added.`], data: added };
    },
  },
  {
    name: 'tile set',
    operands: ['<id>'],
    help: 'changes what is given',
    options: look,
    async run(given, portal) {
      const changes = lookOf(given);
      if (Object.keys(changes).length === 0) throw new UsageError('There is nothing to change.');
      const changed = await portal.ask('PATCH', `/tiles/${given.id}`, tileStruct, changes);
      return { lines: [`${changed.id} is changed.`], data: changed };
    },
  },
  {
    name: 'tile move',
    operands: ['<id>'],
    help: 'moves one among its neighbours',
    options: { to: { value: '<place>', help: 'needed; 1 is the first' } },
    async run(given, portal) {
      const place = given.needed('to');
      if (!/^[1-9]\d{0,2}$/.test(place)) throw new UsageError(`--to: '${place}' is no place from 1 to 999.`);
      const order = await portal.ask('POST', `/tiles/${given.id}/move`, array(string()), {
        place: Number(place),
      });
      return { lines: [`The order is ${order.join(', ')}.`], data: order };
    },
  },
  {
    name: 'tile remove',
    operands: ['<id>'],
    help: 'removes one, also from everybody’s favourites',
    options: {},
    async run(given, portal) {
      await portal.ask('DELETE', `/tiles/${given.id}`, literal(null));
      return { lines: [`${given.operand} is removed.`], data: null };
    },
  },
];
