import { describe, expect, it } from 'vitest';
import { sampleColour, sampleStyle, sampleVariant } from '../../testing/index.ts';
import type { LookupResult } from './articles.ts';
import { listOf } from './entryList.ts';
import { refusedRows } from './sheetRows.ts';
import { fills, review } from './testing/review.ts';

/** Sizes that could be quantities, and a colour of two words. */
const jeans = sampleStyle({
  articleId: 's-9',
  articleNumber: '60-1000',
  name: 'Straight jeans',
  sizes: ['36', '38'],
  lengths: ['REG'],
  colours: [
    sampleColour({
      articleColorId: 'c-9',
      code: '420',
      name: 'Dark navy',
      variants: ['36', '38'].map((size, at) =>
        sampleVariant({
          articleVariantId: `j-${size}`,
          articleLength: 'REG',
          size,
          ean: ['4006381339004', '4006381339011'][at] ?? '',
        }),
      ),
    }),
  ],
});
const found: LookupResult = { styles: [sampleStyle(), jeans], elsewhere: [] };
const kinds = async (text: string) =>
  (await review(text, found)).rows.map(({ row, verdict }) => [row.line, verdict.kind]);

describe('lists whose rows are uneven', () => {
  it('M4 rows of several separators are read each by its own', async () => {
    const text =
      '50-4711\t410\t32\tS\t2\n50-4711;100;32;M;5\n50-4711   Navy   32   M   3\n50-4711|100|32|S|1\n50-4711, 410, 32, L, 4';
    expect(fills(await review(text, found))).toEqual({ 'v-1': 2, 'v-4': 5, 'v-2': 3, 'v-3': 1 });
    expect(await kinds(text)).toEqual([
      [1, 'ready'],
      [2, 'ready'],
      [3, 'ready'],
      [4, 'ready'],
      [5, 'unknown'],
    ]);
  });

  it('M4 rows of blanks with more and fewer words are distinguished by what they say', async () => {
    const text = [
      '50-4711 Navy 32 S 2',
      '60-1000 Dark navy 36 4',
      '4006381333962 5',
      '60-1000 Straight jeans 420 38 7 Stk',
      '4 006381 333948 3',
    ].join('\n');
    expect(fills(await review(text, found))).toEqual({ 'v-1': 2, 'j-36': 4, 'v-4': 5, 'j-38': 7, 'v-2': 3 });
  });

  it('M4 the rest is taken when some rows cannot be read', async () => {
    const text =
      '50-4711 Navy 32 S 2\nplease soon\n60-1000 Dark navy 36 4\n60-1000 Pale sky blue 36 4\n99-9999 x 3';
    expect(await kinds(text)).toEqual([
      [1, 'ready'],
      [2, 'unknown'],
      [3, 'ready'],
      [4, 'unknown'],
      [5, 'unknown'],
    ]);
  });

  it('M4 a row alone that can mean two things is asked about, never guessed', async () => {
    const text = '50-4711 Navy 32 S 2\n50-4711 Navy 32 M 1\n60-1000 Dark navy 38 36\n60-1000 420 38';
    const { rows, cells } = await review(text, found);
    expect(cells).toHaveLength(2);
    expect(rows.slice(2).map(({ verdict, row }) => [verdict.kind, row.fields.quantity])).toEqual([
      ['ambiguous', ''],
      ['ambiguous', ''],
    ]);
  });

  it('M4 a unit behind the quantities makes no heading of the first row', async () => {
    const text = '50-4711 410 32 S 2 Stk\n50-4711 410 32 M 3 Stk';
    expect(fills(await review(text, found))).toEqual({ 'v-1': 2, 'v-2': 3 });
  });

  it('M4 columns of the others are not put on a row that has not them', async () => {
    const { rows } = await review('4006381333931;2\n4006381333948;3\n4006381333962 Navy 7', found);
    expect(rows[2]?.row).toMatchObject({ alone: true, fields: { ean: '4006381333962' } });
    const wide = await review('4006381333931 2\n4006381333948 3\n4006381333931 410 7', found);
    expect(fills(wide)).toEqual({ 'v-1': 9, 'v-2': 3 });
  });

  it('M4 two orders of the cells in one list', async () => {
    const text = '50-4711;410;S;2\n50-4711;410;M;5\nL;50-4711;1;100\nM;100;50-4711;4';
    expect(fills(await review(text, found))).toMatchObject({ 'v-1': 2, 'v-2': 5, 'v-4': 4 });
  });

  it('M4 uneven rows that are refused go out as they came in', async () => {
    const text = '50-4711 Navy 32 S 2\n50-4711 Navy 32 M 2\n60-1000 Pale sky blue 36 4';
    const reviewed = await review(text, found);
    const list = listOf('', {
      lines: text.split('\n').map((line, at) => ({ number: at + 1, cells: line.split(' ') })),
    });
    const shape = {
      heading: null,
      columns: ['articleNumber', 'colour', 'length', 'size', 'quantity'] as const,
    };
    const rows = reviewed.rows.filter(({ verdict }) => verdict.kind === 'unknown');
    expect(refusedRows(list, shape, rows, () => 'why', 'Reason')).toEqual([
      ['60-1000', 'Pale', 'sky', 'blue', '36', '4', 'why'],
    ]);
  });
});

/** Trousers whose lengths are sizes as well. */
const trousers = sampleStyle({
  articleId: 's-8',
  articleNumber: '13.00001',
  name: 'Cord trousers',
  sizes: ['30', '32'],
  lengths: ['30', '32'],
  colours: [
    sampleColour({
      articleColorId: 'c-8',
      code: '112',
      name: 'Oat',
      variants: ['30', '32'].flatMap((articleLength) =>
        ['30', '32'].map((size) =>
          sampleVariant({
            articleVariantId: `t-${articleLength}-${size}`,
            articleLength,
            size,
            ean: `29000000${articleLength}${size}0`,
          }),
        ),
      ),
    }),
  ],
});

describe('uneven lists with a heading', () => {
  const dependencies: LookupResult = { styles: [sampleStyle(), trousers], elsewhere: [] };
  const text = [
    'Article;Colour;Length;Size;Qty',
    '13.00001;112;30;32;4',
    '13.00001\toat\t32\t30\t6',
    '13.00001 | 112 | 30 | 30 | 2',
    '50-4711 410 32 M',
    '13.99999;112;30;32;5',
    '13.00001;112;30;99;3',
    '13.00001;112;32;32;-4',
  ].join('\n');

  it('M4 the order of the heading tells lengths and sizes apart where both could be either', async () => {
    const { rows } = await review(text, dependencies);
    expect(rows.slice(0, 3).map(({ verdict }) => verdict)).toMatchObject([
      { kind: 'ready', becomes: { articleVariantId: 't-30-32', pieces: 4 } },
      { kind: 'ready', becomes: { articleVariantId: 't-32-30', pieces: 6 } },
      { kind: 'ready', becomes: { articleVariantId: 't-30-30', pieces: 2 } },
    ]);
  });

  it('M4 a row that cannot be taken keeps all it says, and is refused for what is wrong', async () => {
    const { rows } = await review(text, dependencies);
    expect(rows.slice(4).map(({ row, verdict }) => [row.fields, verdict])).toMatchObject([
      [
        { articleNumber: '13.99999', colour: '112', length: '30', size: '32', quantity: '5' },
        { field: 'code' },
      ],
      [{ articleNumber: '13.00001', length: '30', size: '99', quantity: '3' }, { field: 'size' }],
      [
        { length: '32', size: '32', quantity: '-4' },
        { kind: 'quantity', problem: { code: 'negative' } },
      ],
    ]);
  });

  it('M4 without a heading what can be either is asked about, and only what it can be is offered', async () => {
    const { rows } = await review(
      '13.00001;112;30;32;4\n50-4711 Navy S 2\n50-4711, Navy, 32, M, 2',
      dependencies,
    );
    expect(rows[0]?.verdict).toMatchObject({ kind: 'ambiguous', candidates: ['t-30-32', 't-32-30'] });
    expect(rows.map(({ row }) => row.written)).toEqual(['13.00001 112 30 32 4', undefined, undefined]);
  });
});

describe('zeros that a spreadsheet took away', () => {
  const numbered = (articleId: string, articleNumber: string) =>
    sampleStyle({
      articleId,
      articleNumber,
      colours: [
        sampleColour({
          variants: [
            sampleVariant({ articleVariantId: `${articleId}-v`, size: '048', ean: '0069800000012' }),
          ],
        }),
      ],
      sizes: ['048'],
    });
  const one: LookupResult = { styles: [numbered('z-1', '004711')], elsewhere: [] };

  it('M4 an article number without its zeros is found when no other has them', async () => {
    expect(fills(await review('Artikel;Größe;Menge\n4711;48;3', one))).toEqual({ 'z-1-v': 3 });
    expect(fills(await review('EAN;Menge\n69800000012;2', one))).toEqual({ 'z-1-v': 2 });
    const decimals: LookupResult = { styles: [numbered('z-2', '13.00040')], elsewhere: [] };
    expect(fills(await review('Artikel;Menge\n13.0004;3', decimals))).toEqual({ 'z-2-v': 3 });
  });

  it('M4 of two that it can be the user chooses, and an exact number goes before', async () => {
    const two: LookupResult = {
      styles: [numbered('z-1', '004711'), numbered('z-2', '0004711')],
      elsewhere: [],
    };
    const { rows } = await review('Artikel;Größe;Menge\n4711;48;3', two);
    expect(rows[0]?.verdict).toMatchObject({ kind: 'ambiguous', candidates: ['z-1-v', 'z-2-v'] });
    const exact: LookupResult = { styles: [...two.styles, numbered('z-3', '4711')], elsewhere: [] };
    expect(fills(await review('Artikel;Größe;Menge\n4711;48;3', exact))).toEqual({ 'z-3-v': 3 });
  });
});
