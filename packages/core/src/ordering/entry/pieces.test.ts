import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  delimitedInPieces,
  delimitedRows,
  guessSeparator,
  linesInPieces,
  type Separator,
  separators,
} from './delimited.ts';
import { decodedPieces, decodeText, encodingOf } from './encoding.ts';
import { UnreadableList } from './table.ts';

/** A text cut into pieces of some lengths, over and over. */
function* cut(text: string, lengths: readonly number[]): Generator<string> {
  for (let at = 0, nth = 0; at < text.length; nth += 1) {
    const length = lengths[nth % lengths.length] ?? 1;
    yield text.slice(at, at + length);
    at += length;
  }
}
function* cutBytes(bytes: Uint8Array, length: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** A letter in UTF-16, the lower byte first. */
const unitsOf = (letter: string): number[] =>
  Array.from({ length: letter.length }, (_, at) => letter.charCodeAt(at)).flatMap((unit) => [
    unit & 0xff,
    unit >> 8,
  ]);

const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
/** What separates, quotes and ends, more often than letters. */
const letters = fc.constantFrom('"', '"', ';', ',', '\t', '\n', '\r', '\r\n', ' ', 'a', 'ä', '€', '\ufeff');
const texts = fc.array(letters, { maxLength: 60 }).map((all) => all.join(''));

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');
/** Rows at the end without a sign are left out or not, and nobody reads them. */
const upToContent = (rows: readonly string[][]): readonly string[][] =>
  rows.slice(0, rows.findLastIndex((cells) => !isBlank(cells)) + 1);

describe('a list that comes in pieces', () => {
  it('M4 has the cells of the whole, wherever it is cut', () => {
    fc.assert(
      fc.property(texts, lengths, fc.constantFrom(...separators), (text, pieces, separator: Separator) => {
        const whole = [...delimitedRows(text, separator)];
        expect(upToContent([...delimitedInPieces(cut(text, pieces), separator)])).toEqual(upToContent(whole));
      }),
      { numRuns: 2_000 },
    );
  });

  it('M4 has the lines of the whole', () => {
    fc.assert(
      fc.property(texts, lengths, (text, pieces) => {
        const whole = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
        expect([...linesInPieces(cut(text, pieces))]).toEqual(whole);
      }),
    );
  });

  it('M4 takes a quote that is never closed for a sign, without reading on to the end', () => {
    const rows = `a;"b\n${'c;d\n'.repeat(400_000)}`;
    const read = [...delimitedInPieces(cut(rows, [65_536]), ';')];
    expect([read[0], read[1], read.length]).toEqual([['a', '"b'], ['c', 'd'], 400_001]);
  });

  it('M4 leaves the rest of a line out that is longer than any list has, and reads on behind it', () => {
    const long = `a;b\n${'x;'.repeat(5_000_000)}\nc;d\n`;
    const rows = [...delimitedInPieces(cut(long, [262_144]), ';')];
    expect([rows[0], rows[1]?.length, rows[2], rows.length]).toEqual([['a', 'b'], 20_000, ['c', 'd'], 3]);
    const lines = [...linesInPieces(cut(long, [262_144]))];
    expect([lines[0], lines[2], lines.length]).toEqual(['a;b', 'c;d', 4]);
    expect(lines[1]?.length).toBeLessThan(5_000_000);
  });

  it('M4 is decoded as the whole is, in any encoding', () => {
    const text = 'Größe;Preis\nXL;12 €\nŁódź;𝒳\n'.repeat(3);
    const plain = 'Größe;Preis\nXL;12 €\n'.repeat(300);
    const utf16 = Uint8Array.from([...`\ufeff${text}`].flatMap(unitsOf));
    const latin = Uint8Array.from(plain.replaceAll('€', '\u0080'), (letter) => letter.charCodeAt(0));
    const utf8 = new TextEncoder();
    for (const bytes of [utf8.encode(text), utf8.encode(`\ufeff${text}`), utf16, latin])
      for (const length of [4_096, 5_000]) {
        const encoding = encodingOf(() => cutBytes(bytes, length));
        for (const piece of [1, 2, 3, 7])
          expect([...decodedPieces(cutBytes(bytes, piece), encoding)].join('')).toBe(decodeText(bytes));
      }
    expect(guessSeparator(decodeText(latin))).toBe(';');
    expect(() => encodingOf(() => [Uint8Array.from([0x50, 0, 1, 2])])).toThrow(UnreadableList);
  });
});
