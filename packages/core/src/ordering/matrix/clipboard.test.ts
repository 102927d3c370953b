import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOfPasted } from '../../rules/quantityText.ts';
import type { CellGrid } from './cellGrid.ts';
import { blockOfText, tableOfBlock, textOfBlock } from './clipboardText.ts';
import { pasted } from './paste.ts';

describe('M4 a block on the clipboard', () => {
  it('M4 comes back as it went, whatever stands in its cells', () => {
    const cell = fc.oneof(
      fc.nat(9999).map(String),
      fc.constant(''),
      fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', '1', 'ä') }),
    );
    const block = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      )
      // One column that ends in a blank is told from Excel's last line end by nothing.
      .filter((rows) => rows.length === 1 || rows[0]?.length !== 1 || rows.at(-1)?.[0] !== '');
    fc.assert(
      fc.property(block, (rows) => {
        expect(blockOfText(textOfBlock(rows))).toEqual(rows);
        expect(blockOfText(`${textOfBlock(rows)}\r\n`)).toEqual(rows);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [
      'Excel',
      '1\t2\r\n3\t\r\n',
      [
        ['1', '2'],
        ['3', ''],
      ],
    ],
    [
      'Sheets',
      '1\t2\n3\t4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['an old Mac', '1\r2\r', [['1'], ['2']]],
    ['quotes', '"a ""b""\tc"\t2\n', [['a "b"\tc', '2']]],
    ['a quote that never ends', '"a\t2', [['"a', '2']]],
    ['one value', '12', [['12']]],
    ['nothing', '', [['']]],
    ['a blank row in the middle', '1\r\n\r\n3\r\n', [['1'], [''], ['3']]],
  ])('M4 is understood as %s writes it', (_, text, block) => expect(blockOfText(text)).toEqual(block));

  it('M4 is a table for documents, in which nothing of a cell is taken for markup', () => {
    expect(tableOfBlock([['1', '<b>&']])).toBe('<table><tr><td>1</td><td>&lt;b&gt;&amp;</td></tr></table>');
  });
});

describe('M4 a foreign cell', () => {
  it.each<[string, 'de' | 'en', string]>([
    ['12', 'en', '12'],
    [' 12 ', 'de', '12'],
    ['', 'en', ''],
    ['-', 'en', ''],
    ['–', 'de', ''],
    ['1.200', 'de', '1200'],
    ['1,200', 'en', '1200'],
    ['1 200', 'de', '1200'],
    ['1\u202f200', 'en', '1200'],
    ['1’200', 'de', '1200'],
    ['12.0', 'en', '12'],
    ['12,00', 'en', '12'],
    ['12,0', 'de', '12'],
  ])('M4 %j in %s means %j', (text, language, entry) => expect(entryOfPasted(text, language)).toBe(entry));

  it.each<[string, 'de' | 'en']>([
    ['1.200', 'en'],
    ['1,200', 'de'],
    ['1,5', 'de'],
    ['12.34', 'de'],
    ['1.2.3', 'de'],
    ['12 pcs', 'en'],
    ['=SUM(A1)', 'en'],
    ['−3', 'en'],
    ['1e3', 'en'],
  ])('M4 %j in %s is left as it is, to be corrected', (text, language) =>
    expect(entryOfPasted(text, language)).toBe(text),
  );

  it('M4 is cut where it is a whole text', () => {
    expect(entryOfPasted('Navy '.repeat(50), 'en')).toHaveLength(24);
  });
});

const open: CellGrid = Array.from({ length: 4 }, () => ['open', 'open', 'open', 'open']);
const spot = { top: 0, left: 0, bottom: 0, right: 0 };

describe('M4 pasting', () => {
  it('M4 fills a range with one value', () => {
    const { puts } = pasted(open, { top: 1, left: 1, bottom: 2, right: 2 }, [['7']]);
    expect(puts).toHaveLength(4);
    expect(new Set(puts.map(({ entry }) => entry))).toEqual(new Set(['7']));
  });

  it('M4 repeats a block where the range is a multiple of it, and puts it in once where not', () => {
    const block = [['1', '2']];
    expect(
      pasted(open, { top: 0, left: 0, bottom: 1, right: 3 }, block).puts.map(({ entry }) => entry),
    ).toEqual(['1', '2', '1', '2', '1', '2', '1', '2']);
    expect(pasted(open, { top: 0, left: 0, bottom: 0, right: 2 }, block).puts).toHaveLength(2);
  });

  it('M4 a whole column of a large sheet goes in as far as there is room, and what is left is told', () => {
    const { puts, missed } = pasted(
      open,
      { top: 0, left: 0, bottom: 0, right: 0 },
      Array(200_000).fill(['7']),
    );
    expect(puts).toHaveLength(open.length);
    expect(missed).toHaveLength(200_000 - open.length);
  });

  it('M4 says what lies outside the sheet or where nothing can be ordered; blanks are no loss', () => {
    const field: CellGrid = [
      ['open', 'barred', 'hole'],
      ['open', 'open', 'open'],
    ];
    const { puts, missed, box } = pasted(field, spot, [
      ['1', '2', '3', '4'],
      ['5', '', '7', ''],
      ['9', '', '', ''],
    ]);
    expect(puts.map(({ entry }) => entry)).toEqual(['1', '5', '', '7']);
    expect(missed).toEqual([
      { entry: '2', why: 'barred' },
      { entry: '3', why: 'outside' },
      { entry: '4', why: 'outside' },
      { entry: '9', why: 'outside' },
    ]);
    expect(box).toEqual({ top: 0, left: 0, bottom: 1, right: 2 });
  });

  it('M4 loses nothing silently: what is pasted is put or told', () => {
    const cellKind = fc.constantFrom('open' as const, 'barred' as const, 'hole' as const);
    const fields = fc.array(fc.array(cellKind, { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    });
    const blocks = fc.integer({ min: 1, max: 5 }).chain((columns) =>
      fc.array(
        fc.array(fc.integer({ min: 1, max: 99 }).map(String), { minLength: columns, maxLength: columns }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
    );
    fc.assert(
      fc.property(fields, fc.nat(3), fc.nat(2), blocks, (field, row, column, block) => {
        const { puts, missed } = pasted(field, { top: row, bottom: row, left: column, right: column }, block);
        const told = [...puts, ...missed].map(({ entry }) => entry).sort();
        expect(told).toEqual(block.flat().sort());
      }),
    );
  });
});
