import { expect, it } from 'vitest';
import specification from '../../../../../docs/specification.md?raw';
import { literalKeys, literalOf } from './saying.ts';

const quoted = `(?<=[\\s(|])'((?:[^']|'(?=\\p{L}))+)'`;
/** A text in English with its German in brackets, or in the next column of a table. */
const pair = new RegExp(`${quoted}\\s*(?:\\(|\\|)\\s*${quoted}`, 'gu');

const asPattern = (text: string): RegExp => {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
};

const table = literalKeys.map((key) => ({ en: literalOf(key, 'en'), de: literalOf(key, 'de') }));

it('J4 each text that the specification gives in both languages stands in the table', () => {
  const given = [...specification.replaceAll(/\n(?!\n)/g, ' ').matchAll(pair)].map(
    ([, en = '', de = '']) => ({
      en,
      de,
    }),
  );
  expect(given.length).toBeGreaterThan(80);
  const missing = given.filter(
    ({ en, de }) => !table.some((row) => asPattern(en).test(row.en) && asPattern(de).test(row.de)),
  );
  expect(missing).toEqual([]);
});
