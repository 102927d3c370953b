import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Style } from '../../contract/index.ts';
import { sampleColour, sampleStyle, sampleVariant } from '../../testing/index.ts';
import { variantsOf } from './articles.ts';
import { csvText } from './csvText.ts';
import { readDelimited } from './delimited.ts';
import { listOf } from './entryList.ts';
import { codesIn } from './judgeList.ts';
import { readList } from './readList.ts';
import { cartRows, type SheetCell } from './sheetRows.ts';
import { bareText } from './spreadsheetDamage.ts';
import { bytesOf, fills, none, review } from './testing/review.ts';

const eanFor = (serial: number): string => {
  const digits = `40698${String(serial).padStart(7, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

/** Styles whose numbers, codes, names and sizes are what spreadsheets spoil. */
const catalogue = (names: readonly string[]): Style[] => {
  let serial = 0;
  return names.map((name, at) => {
    const sizes =
      [
        ['36/38', '40/42'],
        ['3-4', '5-6'],
        ['S', 'M', '2XL'],
        ['46', '048'],
      ][at % 4] ?? [];
    const lengths = at % 2 === 0 ? ['REG'] : ['30', '32'];
    const colours = ['001', '410', '12-1'].map((code, index) =>
      sampleColour({
        articleColorId: `${at}-${code}`,
        code,
        name: `${name} ${index}`,
        variants: lengths.flatMap((articleLength) =>
          sizes.map((size) => {
            serial += 1;
            return sampleVariant({
              articleVariantId: `${at}-${code}-${articleLength}-${size}`,
              ean: eanFor(serial),
              articleLength,
              size,
            });
          }),
        ),
      }),
    );
    const articleNumber = [`13.000${at}0`, `0${at}-1`, `1${at}-0`, `${at}E5`][at % 4] ?? '';
    return sampleStyle({ articleId: `a-${at}`, articleNumber, name, sizes, lengths, colours });
  });
};

const heading = [
  'EAN',
  'Artikelnummer',
  'Bezeichnung',
  'Farbcode',
  'Farbe',
  'Länge',
  'Größe',
  'Menge',
  'Einkaufspreis',
  'UVP',
  'Währung',
  'Lieferwoche',
  'Spanne ohne USt. %',
  'Spanne brutto %',
  'Kalkulation',
];
const dangerous = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('=1+1', '+49', '-x', '@cmd', '\tx', 'a;b', 'a,b', '"quoted"', 'line\nbreak', "'x", 'Größe'),
);

describe('what goes out comes in', () => {
  const carts = fc
    .tuple(
      fc.array(dangerous, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(9999), { maxLength: 40 }),
      fc.nat(),
    )
    .map(([names, quantities, start]) => {
      const styles = catalogue(names);
      const variants = styles.flatMap(variantsOf);
      const pieces = new Map<string, number>();
      quantities.forEach((quantity, at) => {
        const article = variants[(start + at * 7) % variants.length];
        if (article && quantity > 0) pieces.set(article.variant.articleVariantId, quantity);
      });
      return { styles, pieces };
    })
    .filter(({ pieces }) => pieces.size > 0);

  const without = (rows: SheetCell[][], column: number): SheetCell[][] =>
    rows.map((row) => row.map((cell, at) => (at === column ? '' : cell)));

  it('N1 import of any export gives the same quantities, by EAN and by article', async () => {
    await fc.assert(
      fc.asyncProperty(
        carts,
        fc.constantFrom(';' as const, ',' as const),
        async ({ styles, pieces }, separator) => {
          const rows = [heading, ...cartRows(styles, pieces)];
          for (const sheet of [rows, without(rows, 0)]) {
            const back = await review(
              bytesOf(csvText(sheet, separator)),
              { styles, elsewhere: [] },
              new Map(),
              'replace',
            );
            expect(back.refused).toBe(0);
            expect(fills(back)).toEqual(Object.fromEntries(pieces));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('N1 O4 an EAN goes out bare, also one with leading zeros; other long digits do not', () => {
    expect(csvText([['4069800000012', '0012345678905', '4069800000019', '000120']], ';')).toBe(
      "\ufeff4069800000012;0012345678905;'4069800000019;'000120\r\n",
    );
  });

  it('N1 O4 prices have the decimal sign of the list', () => {
    expect(csvText([[49.9, 1200]], ';')).toBe('\ufeff49,9;1200\r\n');
    expect(csvText([[49.9, 1200]], ',')).toBe('\ufeff49.9,1200\r\n');
  });

  it('N1 no cell that goes out can be calculated, rounded or taken for a date (HZ36)', () => {
    fc.assert(
      fc.property(carts, ({ styles, pieces }) => {
        const text = csvText([heading, ...cartRows(styles, pieces)], ';');
        const [, ...rows] = readDelimited(text, ';');
        for (const cell of rows.flatMap(([, ...others]) => others)) {
          expect(cell).not.toMatch(/^[=+\-@\t\r]/);
          expect(cell).not.toMatch(/^\d+[-/.]\d+$/);
          expect(cell).not.toMatch(/^0\d+$|^\d{6,}$|^\d+E\d+$/i);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([' =1+1', '\u00a0+49', '\n=1+1', '＝1+1', '＠SUM(1)', 'Mar-13', '3 Jan', '1.5.2027', '4,07E+12'])(
    'N1 %j goes out so that no spreadsheet makes something else of it (HZ36)',
    (name) => {
      expect(csvText([[name]], ';')).toContain(`'${name}`);
      expect(bareText(`'${name}`)).toBe(name.replace(/\u00a0/g, ' ').trim());
    },
  );

  it('M4 a list of 5,000 rows is judged with a look or two at each row’s style, as one of 500 is', async () => {
    let looks = 0;
    const styles = catalogue(Array.from({ length: 300 }, (_, at) => `Style ${at}`)).map((style, at) => ({
      ...style,
      articleNumber: `99.${String(at).padStart(5, '0')}`,
      get colours() {
        looks += 1;
        return style.colours;
      },
    }));
    const variants = styles.flatMap(variantsOf);
    const looksFor = async (rows: number): Promise<number> => {
      const lines = Array.from({ length: rows }, (_, at) => {
        const { style, colour, variant } = variants[at % variants.length] ?? variants[0] ?? { style: null };
        return style
          ? `${style.articleNumber};${colour.code};${variant.articleLength};${variant.size};3`
          : '';
      });
      const text = lines.join('\n');
      const [table] = await readList({ kind: 'text', text }, none);
      if (!table) throw new Error('no table');
      looks = 0;
      if (rows === 5000) expect(codesIn(listOf('', table), []).articleNumbers).toHaveLength(300);
      const reviewed = await review(text, { styles, elsewhere: [] });
      expect(reviewed.rows).toHaveLength(rows);
      return looks;
    };
    const few = await looksFor(500);
    const many = await looksFor(5000);
    expect(few).toBeGreaterThan(0);
    expect(many - few).toBeLessThanOrEqual(2 * 4500);
  });
});
