import { expect, it } from 'vitest';
import { readList } from './readList.ts';
import { MOST_BYTES, MOST_LINES, MOST_TEXT } from './table.ts';

const fileOf = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { name: 'list.csv', size: bytes.length, arrayBuffer: async () => bytes.buffer };
};

/** How many lines the text has, read as a file; what is wrong with it where it cannot be. */
const readAsFile = (text: string) =>
  readList({ kind: 'file', file: fileOf(text) }, { read: async () => [] }).then(
    (tables) => tables[0]?.lines.length,
    ({ problem }) => problem,
  );

const manyBreaks = 20 * MOST_LINES;
const tooLong = { code: 'tooLong', most: MOST_LINES };

it.each([
  ['\n', 'with line feeds'],
  ['\r', 'with carriage returns'],
  ['\r\n', 'with both'],
])(
  'M4 a text of too many lines is refused before it is taken apart, blank lines too: %j, %s',
  async (lineBreak) => {
    const lines = manyBreaks + 2;
    expect(await readAsFile(`a;1${lineBreak.repeat(manyBreaks + 1)}b;2`)).toEqual({ ...tooLong, lines });
    expect(await readAsFile(`a;1${lineBreak}`.repeat(manyBreaks))).toEqual({ ...tooLong, lines: manyBreaks });
  },
);

it('M4 blank lines behind a text count as nothing, and cells may have several lines', async () => {
  expect(await readAsFile(`a;1\nb;2${'\n'.repeat(manyBreaks)}`)).toBe(2);
  expect(await readAsFile(`a${'\n'.repeat(manyBreaks)}`)).toBe(1);
  expect(await readAsFile(`"a\n\nb\n";1\n`.repeat(MOST_LINES))).toBe(MOST_LINES);
  expect(await readAsFile('\n'.repeat(manyBreaks))).toEqual({ code: 'empty' });
});

it('M4 a file and a pasted text have each their size', async () => {
  expect(await readAsFile('a'.repeat(MOST_BYTES + 1))).toMatchObject({ code: 'tooLarge' });
  const pasted = readList({ kind: 'text', text: 'a'.repeat(MOST_TEXT + 1) }, { read: async () => [] });
  await expect(pasted).rejects.toMatchObject({ problem: { code: 'tooMuchText' } });
});
