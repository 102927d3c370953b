import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleColour, sampleStyle, sampleVariant } from '../../testing/index.ts';
import type { At, CellGrid } from './cellGrid.ts';
import { drawnTo, filled, filledAlong, putInAll } from './fill.ts';
import { matrixRows } from './matrixRows.ts';
import { rowsFor, sizeRunCopied } from './sizeRun.ts';

const field: CellGrid = [
  ['open', 'open', 'open'],
  ['open', 'barred', 'open'],
  ['open', 'open', 'hole'],
];
const entries = [
  ['1', '2', '3'],
  ['', '', '6'],
  ['7', '8', ''],
];
const read = ({ row, column }: At) => entries[row]?.[column] ?? '';
const from = { top: 0, left: 0, bottom: 0, right: 2 };

describe('M4 filling', () => {
  it('M4 grows one way only, the one drawn furthest', () => {
    const spot = { top: 1, left: 1, bottom: 1, right: 1 };
    expect(drawnTo(spot, { row: 3, column: 2 })).toEqual({ ...spot, bottom: 3 });
    expect(drawnTo(spot, { row: 1, column: 4 })).toEqual({ ...spot, right: 4 });
    expect(drawnTo(spot, { row: 0, column: 1 })).toEqual({ ...spot, top: 0 });
    expect(drawnTo(spot, { row: 2, column: 0 })).toEqual({ ...spot, bottom: 2 });
    expect(drawnTo(spot, { row: 1, column: 0 })).toEqual({ ...spot, left: 0 });
    expect(drawnTo(spot, { row: 1, column: 1 })).toBeNull();
  });

  it('M4 repeats what is filled from and tells where there is no room', () => {
    const { puts, missed } = filled(field, from, { ...from, bottom: 2 }, read);
    expect(puts).toEqual([
      { at: { row: 1, column: 0 }, entry: '1' },
      { at: { row: 1, column: 2 }, entry: '3' },
      { at: { row: 2, column: 0 }, entry: '1' },
      { at: { row: 2, column: 1 }, entry: '2' },
    ]);
    expect(missed).toEqual([
      { entry: '2', why: 'barred' },
      { entry: '3', why: 'outside' },
    ]);
  });

  it('M4 upwards and to the left keeps the order of what is repeated', () => {
    const puts = filled(
      [['open', 'open', 'open', 'open', 'open']],
      { top: 0, bottom: 0, left: 3, right: 4 },
      { top: 0, bottom: 0, left: 0, right: 4 },
      ({ column }) => String(column),
    ).puts;
    expect(puts.map(({ entry }) => entry)).toEqual(['4', '3', '4']);
  });

  it('M4 by Ctrl+D and Ctrl+R takes the first of the range, or the neighbour of a single row or column', () => {
    const block = { top: 0, left: 0, bottom: 2, right: 0 };
    expect(filledAlong(field, block, 'down', read)?.puts.map(({ entry }) => entry)).toEqual(['1', '1']);
    expect(
      filledAlong(field, { top: 2, bottom: 2, left: 1, right: 1 }, 'right', read)?.puts.map(
        ({ entry }) => entry,
      ),
    ).toEqual(['7']);
    expect(filledAlong(field, from, 'down', read)).toBeNull();
    expect(filledAlong(field, block, 'right', read)).toBeNull();
  });

  it('M4 puts one entry in all of a range', () => {
    const all = { top: 0, left: 0, bottom: 2, right: 2 };
    expect(putInAll(field, all, '4').puts).toHaveLength(7);
    expect(putInAll(field, all, '4').missed).toEqual([{ entry: '4', why: 'barred' }]);
    expect(putInAll(field, all, '')).toMatchObject({ missed: [] });
    expect(putInAll(field, all, '').puts).toHaveLength(8);
  });

  it('M4 changes nothing outside what it covers', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2), fc.nat(2), (row, column, to) => {
        const spot = { top: row, bottom: row, left: column, right: column };
        const target = drawnTo(spot, { row: to, column });
        if (!target) return;
        for (const { at } of filled(field, spot, target, read).puts) {
          expect(at.column).toBe(column);
          expect(at.row).not.toBe(row);
        }
      }),
    );
  });
});

describe('M4 copying a size run', () => {
  const variant = (articleVariantId: string, articleLength: string, size: string) =>
    sampleVariant({ articleVariantId, articleLength, size });
  const style = sampleStyle({
    lengths: ['32', '34'],
    colours: ['k-1', 'k-2', 'k-3'].map((articleColorId) =>
      sampleColour({
        articleColorId,
        variants: ['32', '34'].flatMap((length) => [
          variant(`${articleColorId} ${length} S`, length, 'S'),
          variant(`${articleColorId} ${length} M`, length, 'M'),
        ]),
      }),
    ),
  });
  const rows = matrixRows(style);

  it('M4 goes to the same length of other colours, to the other lengths, or to all', () => {
    expect(rowsFor(rows, 0, 'colours')).toEqual([2, 4]);
    expect(rowsFor(rows, 0, 'lengths')).toEqual([1]);
    expect(rowsFor(rows, 3, 'rest')).toEqual([0, 1, 2, 4, 5]);
    expect(rowsFor(rows, 9, 'rest')).toEqual([]);
  });

  it('M4 makes the rows alike and tells of sizes that are not there', () => {
    const { puts, missed } = sizeRunCopied(field, 0, [1, 2], read);
    expect(puts.map(({ at, entry }) => [at.row, at.column, entry])).toEqual([
      [1, 0, '1'],
      [1, 2, '3'],
      [2, 0, '1'],
      [2, 1, '2'],
    ]);
    expect(missed).toEqual([
      { entry: '2', why: 'barred' },
      { entry: '3', why: 'outside' },
    ]);
  });

  it('M4 empties what is empty in the run', () => {
    expect(sizeRunCopied(field, 1, [0], read).puts.map(({ entry }) => entry)).toEqual(['', '', '6']);
  });
});
