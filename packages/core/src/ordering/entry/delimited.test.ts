import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessSeparator, readDelimited } from './delimited.ts';
import { decodeText } from './encoding.ts';
import { tableOf, UnreadableList } from './table.ts';
import { readText } from './textLines.ts';

const cellsOf = (text: string) => readText(text).map(({ cells }) => cells);

const quote = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\n\r]/.test(cell) || cell.startsWith('"')
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;

const plainRow = ['4006381333931', '50-4711', '410', '32', 'M', '4'];

describe('texts as tables', () => {
  it('M4 whatever is written as CSV is read back, cell by cell', () => {
    const cells = fc.array(
      fc.string().map((text) => text.replace(/\r/g, '')),
      {
        minLength: 2,
        maxLength: 6,
      },
    );
    const tables = fc.array(cells, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(tables, fc.constantFrom(';', ',', '\t', '|'), (rows, separator) => {
        const text = rows
          .map((row) => row.map((cell) => quote(cell, separator)).join(separator))
          .join('\r\n');
        const read = readDelimited(text, separator as ';');
        // Empty lines at the end are no rows.
        const meant = rows.map((row) => [...row]);
        while (meant.at(-1)?.length === 1 && meant.at(-1)?.[0] === '') meant.pop();
        expect(read.slice(0, meant.length)).toEqual(meant);
      }),
    );
  });

  it.each(['\t', ';', '|', ',', '   ', ' '])('M4 the separator "%s" is found', (separator) => {
    const text = [plainRow, plainRow, plainRow].map((row) => row.join(separator)).join('\n');
    expect(cellsOf(text)).toEqual([plainRow, plainRow, plainRow]);
  });

  it('M4 a separator between cells beats one inside of them', () => {
    expect(guessSeparator('50-4711;navy, dark;1,200\n50-4712;white, off;2,400')).toBe(';');
    expect(guessSeparator('50-4711\tnavy blue\t4\n50-4712\twhite\t2')).toBe('\t');
    expect(guessSeparator('4006381333931\n4006381333948')).toBeNull();
    // As many bars in a cell as commas between cells: the headings have commas alone.
    expect(guessSeparator(['style,name,sizes', ...Array(9).fill('50-4711,navy,S|M|L')].join('\n'))).toBe(',');
    expect(guessSeparator(['style,name,sizes', ...Array(9).fill('50-4711,navy,S|M|L|XL')].join('\n'))).toBe(
      ',',
    );
    // Rows that end in a separator, and a comma in the headings.
    expect(
      guessSeparator(['Artikel;Farbe;Menge;Preis, EUR', ...Array(9).fill('4711;010;2;12,90;')].join('\n')),
    ).toBe(';');
    // A line above the headings says nothing.
    expect(guessSeparator(['Bestellung Müller, Wien', ...Array(9).fill('50-4711;1,20;2')].join('\n'))).toBe(
      ';',
    );
    expect(guessSeparator(['Spring order', ...Array(9).fill('50-4711;navy, dark;4')].join('\n'))).toBe(';');
    expect(guessSeparator(['a;b;c', ...Array(9).fill('50-4711;1,20;2'), 'Sum 1,20'].join('\n'))).toBe(';');
    expect(cellsOf('sep=|\na|b;c\nd|e;f')).toEqual([[''], ['a', 'b;c'], ['d', 'e;f']]);
  });

  it('M4 a quote that nothing closes ends with its cell, and takes no other row with it', () => {
    expect(readDelimited('5" heel;3\nb;4', ';')).toEqual([
      ['5" heel', '3'],
      ['b', '4'],
    ]);
    expect(readDelimited('"open;3\nb;4', ';')).toEqual([
      ['"open', '3'],
      ['b', '4'],
    ]);
  });

  it('M4 UTF-8 with and without its mark, UTF-16 and Windows-1252 are distinguished', () => {
    const text = 'Größe;Stück';
    const utf8 = new TextEncoder().encode(text);
    const latin = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
    const wide = new Uint8Array(2 + text.length * 2);
    wide.set([0xff, 0xfe]);
    [...text].forEach((letter, at) => {
      wide[2 + at * 2] = letter.charCodeAt(0);
    });
    for (const bytes of [utf8, Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]), latin, wide]) {
      expect(decodeText(bytes)).toBe(text);
    }
    expect(() => decodeText(Uint8Array.from([1, 0, 2, 0]))).toThrow(UnreadableList);
  });

  it('M4 Windows-1252 has its own signs where ISO 8859-1 has control characters', () => {
    const bytes = Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x92, 0x73, 0x20, 0x96, 0x20, 0x80, 0x20, 0x9f]);
    expect(decodeText(bytes)).toBe('Café’s – € Ÿ');
  });

  it('M4 empty lines are no rows, and every other line keeps its number', () => {
    expect(
      tableOf([{ cells: ['a'] }, { cells: ['', ' '] }, { cells: ['b'] }]).lines.map(({ number }) => number),
    ).toEqual([1, 3]);
    expect(() => tableOf([{ cells: ['', ''] }, { cells: [] }])).toThrow('empty');
    expect(() => tableOf(Array.from({ length: 20_001 }, () => ({ cells: ['x'] })))).toThrow('tooLong');
  });
});
