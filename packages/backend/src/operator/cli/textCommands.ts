import { array, number, string, type } from 'superstruct';
import { columns } from './columns.ts';
import type { Command } from './command.ts';

const savedStruct = type({ name: string(), language: string(), characters: number() });
const listedStruct = array(
  type({ kind: string(), name: string(), language: string(), characters: number() }),
);
const shownStruct = type({ html: string() });

const language = { value: '<en|de>', help: 'needed' };

/** The commands for one kind of text; `word` is their first word. */
const textCommandsOf = (word: 'page' | 'conditions', operand: string, what: string): readonly Command[] => [
  {
    name: `${word} list`,
    operands: [],
    help: `all ${what}`,
    options: {},
    async run(_given, portal) {
      const all = (await portal.ask('GET', '/texts', listedStruct)).filter(({ kind }) => kind === word);
      const rows = all.map((text) => [text.name, text.language, String(text.characters)]);
      return { lines: columns(['NAME', 'LANGUAGE', 'CHARACTERS'], rows, `No ${what}.`), data: all };
    },
  },
  {
    name: `${word} show`,
    operands: [operand],
    help: 'prints its HTML',
    options: { language },
    async run(given, portal) {
      const path = `/texts/${word}/${given.id}/${encodeURIComponent(given.needed('language'))}`;
      const shown = await portal.ask('GET', path, shownStruct);
      return { lines: [shown.html.trimEnd()], data: shown };
    },
  },
  {
    name: `${word} set`,
    operands: [operand],
    help: 'replaces its HTML, or adds it',
    options: { language, file: { value: '<file>', help: 'needed; the HTML' } },
    async run(given, portal) {
      const path = `/texts/${word}/${given.id}/${encodeURIComponent(given.needed('language'))}`;
      const html = await given.neededFile('file');
      const saved = await portal.ask('PUT', path, savedStruct, { html });
      return {
        lines: [`${saved.name} (${saved.language}) is saved: ${saved.characters} characters.`],
        data: saved,
      };
    },
  },
];

export const textCommands: readonly Command[] = [
  ...textCommandsOf('page', '<page>', 'pages of the house'),
  ...textCommandsOf('conditions', '<document>', 'general conditions'),
];
