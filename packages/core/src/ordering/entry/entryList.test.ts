import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoundElsewhere, Variant } from '../../contract/index.ts';
import { sampleColour, sampleNow, samplePlace, sampleStyle, sampleVariant } from '../../testing/index.ts';
import { articlesIn, type LookupResult } from './articles.ts';
import { draftIn, listOf } from './entryList.ts';
import { judgeList } from './judgeList.ts';
import { readList } from './readList.ts';
import { type Review, reviewOf } from './review.ts';
import { fills, none, review } from './testing/review.ts';

const found: LookupResult = { styles: [sampleStyle()], elsewhere: [] };
const kinds = ({ rows }: Review) => rows.map(({ verdict }) => verdict.kind);

describe('lists in any sensible form', () => {
  it.each([
    ['EAN and quantity', '4006381333931\t2\n4006381333962\t5'],
    ['quantity and EAN', '2;4006381333931\n5;4006381333962'],
    ['EAN × quantity', '4006381333931 2\n4006381333962 5'],
    ['quantity x EAN', '2 x|4006381333931\n5 x|4006381333962'],
    ['a leading zero', '04006381333931;2\n04006381333962;5'],
    ['headings', 'GTIN;Qty\n4006381333931;2\n4006381333962;5'],
    ['German headings, other order', 'Menge;Artikelnr.;Farbe;Größe\n2;50-4711;410;S\n5;50-4711;100;M'],
    ['no headings', '50-4711;410;32;S;2\n50-4711;100;32;M;5'],
    ['no headings, sizes first', 'S\t50-4711\tNavy\t2\nM\t50-4711\tWhite\t5'],
    ['blanks', '50-4711   Navy    32   S   2\n50-4711   White   32   M   5'],
    ['single blanks', '50-4711 410 32 S 2\n50-4711 100 32 M 5'],
    [
      'names and units',
      'Artikel,Farbe,Länge,Größe,Stück\n50-4711,navy,L32,s,2 Stk\n50-4711,WHITE,L32,m,5 Stk',
    ],
    ['a matrix', 'Artikel;Farbe;S;M;L\n50-4711;410;2;;\n50-4711;100;;5;'],
    ['a matrix without names', ';;S;M\n50-4711;410;2;\n50-4711;100;;5'],
    [
      'titles above, other columns between',
      'Order 4711\n\nPos;Artikel;Bezeichnung;Farbe;Gr.;EK;Menge\n1;50-4711;Hemd;410;S;49,90;2\n2;50-4711;Hemd;100;M;49,90;5',
    ],
    ['a counted line', '1;4006381333931;2\n2;4006381333962;5\n3;4006381333931;0'],
  ])('M4 %s', async (_, text) => {
    expect(fills(await review(text, found))).toEqual({ 'v-1': 2, 'v-4': 5 });
  });

  it('M4 a list of scanned EANs alone counts one piece a row', async () => {
    const text = '4006381333931\n4006381333931\n4006381333962';
    expect(fills(await review(text, found))).toEqual({ 'v-1': 2, 'v-4': 1 });
  });

  it('M4 Windows-1252 with umlauts, as Excel saves it', async () => {
    const text = 'Größe;Stück;EAN\nS;2;4006381333931';
    const latin = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
    expect(fills(await review(latin, found))).toEqual({ 'v-1': 2 });
  });

  it('M4 the user says what a column means', async () => {
    const text = 'a;b;c\n4006381333931;9;2';
    expect(fills(await review(text, found, new Map(), 'add', { 1: 'ignored', 2: 'quantity' }))).toEqual({
      'v-1': 2,
    });
    expect(fills(await review(text, found, new Map(), 'add', { 1: 'quantity', 2: 'ignored' }))).toEqual({
      'v-1': 9,
    });
  });
});

describe('a verdict for each row', () => {
  const places: FoundElsewhere[] = [
    {
      ean: '4006381333979',
      articleId: 's-9',
      articleNumber: '50-9',
      name: 'Coat',
      season: 'AW27',
      subdivision: '13-0',
      collectionType: 'main',
    },
  ];

  it.each([
    ['unknown', '4006381339998;1'],
    ['unknown', '50-0000;410;32;S;1'],
    ['unknown', '50-4711;999;32;S;1'],
    ['unknown', '50-4711;410;32;XXL;1'],
    ['ambiguous', 'Artikel;Größe;Menge\n50-4711;S;1'],
    ['elsewhere', '4006381333979;1'],
    ['damaged', '4.00638E+12;1'],
    ['damaged', 'Artikel;Farbe;Größe;Menge\n50-4711;410;12. Okt;1'],
    ['contradictory', 'EAN;Artikel;Menge\n4006381333931;50-0815;1'],
    ['quantity', '4006381333931;1,5'],
    ['unchanged', '4006381333931;0'],
  ] as const)('M4 %s: %s', async (kind, text) => {
    expect(kinds(await review(text, { ...found, elsewhere: places }))).toEqual([kind]);
  });

  const withVariant = (parts: Partial<Variant>): LookupResult => ({
    styles: [sampleStyle({ colours: [sampleColour({ variants: [sampleVariant(parts)] })] })],
    elsewhere: [],
  });

  it('N7 what may not be ordered is said by the rules of the cart', async () => {
    const barred = await review('4006381333931;1', withVariant({ allowedForCustomer: false }));
    expect(barred.rows[0]?.verdict).toMatchObject({
      kind: 'hindered',
      finding: { code: 'notAllowedForCustomer' },
    });
  });

  it('N7 rows of one variant share its stock, with what is in the cart', async () => {
    const stock = withVariant({ availableQuantity: 5 });
    const text = '4006381333931;2\n4006381333931;2';
    expect(kinds(await review(text, stock))).toEqual(['summed', 'summed']);
    const more = await review(text, stock, new Map([['v-1', 2]]));
    expect(more.rows[0]?.verdict).toMatchObject({
      kind: 'exceeded',
      becomes: { from: 2, to: 6, rows: 2 },
      finding: { code: 'stockExceeded', values: { availableQuantity: 5 } },
    });
    expect(kinds(await review(text, stock, new Map([['v-1', 2]]), 'replace'))).toEqual(['summed', 'summed']);
  });

  it('M4 more than a cell takes is refused, not cut', async () => {
    expect(kinds(await review('4006381333931;9999', found, new Map([['v-1', 1]])))).toEqual(['exceeded']);
  });

  it('M4 whatever is pasted: every line is a row, every row has one verdict, taken and refused are all', async () => {
    const line = fc.array(
      fc.oneof(
        fc.constantFrom(
          '4006381333931',
          '50-4711',
          '410',
          'S',
          'M',
          '2',
          '1.5',
          '',
          'EAN',
          'Menge',
          '4,01E+12',
        ),
        fc.string(),
      ),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
        const text = lines.map((cells) => cells.join(';')).join('\n');
        const [table] = await readList({ kind: 'text', text }, none).catch(() => []);
        if (!table) return;
        const { judged, shape } = await judgeList(listOf('', table), found);
        const body = table.lines.length - (shape.heading === null ? 0 : shape.heading + 1);
        expect(new Set(judged.map(({ row }) => row.line)).size).toBe(body);
        const { counts, taken, refused } = reviewOf(judged, {
          articles: articlesIn(found),
          pieces: new Map(),
          mode: 'add',
          moment: { place: samplePlace, now: sampleNow },
        });
        expect(taken + refused).toBe(judged.length);
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(judged.length);
      }),
    );
  });

  it('N4 a draft that is none is no draft', () => {
    for (const kept of [null, '', '{', '[]', '{"text":1}', '{"text":"","mode":"add","list":{"name":""}}'])
      expect(draftIn(kept)).toBeNull();
  });
});
