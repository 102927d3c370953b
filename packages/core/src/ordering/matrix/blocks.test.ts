import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxOf,
  columnsIn,
  holds,
  isSingle,
  nextWithin,
  placesIn,
  reached,
  rowsIn,
  wholeColumn,
  wholeField,
  wholeRow,
} from './blocks.ts';
import type { CellGrid, CellKind } from './cellGrid.ts';

const field: CellGrid = [
  ['hole', 'open', 'barred', 'open'],
  ['open', 'hole', 'open', 'open'],
  ['open', 'open', 'barred', 'hole'],
];

describe('M4 ranges', () => {
  it('M4 hold the same cells from whichever corner they are drawn', () => {
    const at = fc.record({ row: fc.nat(9), column: fc.nat(9) });
    fc.assert(
      fc.property(at, at, at, (one, other, third) => {
        const box = boxOf(one, other);
        expect(box).toEqual(boxOf(other, one));
        const places = placesIn(box);
        expect(places).toHaveLength(rowsIn(box) * columnsIn(box));
        expect(isSingle(box)).toBe(places.length === 1);
        expect(holds(box, third)).toBe(
          places.some(({ row, column }) => row === third.row && column === third.column),
        );
      }),
    );
  });

  it('M4 are drawn to the next place or to the end, and never beyond the sheet', () => {
    expect(reached(field, { row: 0, column: 0 }, 'left')).toEqual({ row: 0, column: 0 });
    expect(reached(field, { row: 0, column: 0 }, 'down')).toEqual({ row: 1, column: 0 });
    expect(reached(field, { row: 2, column: 1 }, 'down')).toEqual({ row: 2, column: 1 });
    expect(reached(field, { row: 1, column: 1 }, 'rowEnd')).toEqual({ row: 1, column: 3 });
    expect(reached(field, { row: 1, column: 1 }, 'columnStart')).toEqual({ row: 0, column: 1 });
    expect(reached(field, { row: 1, column: 3 }, 'right')).toEqual({ row: 1, column: 3 });
  });

  it('M4 can be a whole row, a whole column, or all of a sheet', () => {
    expect(wholeRow(field, 1)).toEqual({ top: 1, bottom: 1, left: 0, right: 3 });
    expect(wholeColumn(field, 2)).toEqual({ top: 0, bottom: 2, left: 2, right: 2 });
    expect(wholeField(field)).toEqual({ top: 0, left: 0, bottom: 2, right: 3 });
    expect(wholeField([])).toBeNull();
  });

  it('M4 are gone through by Tab along rows and by Enter down columns, around the end, past what takes nothing', () => {
    const box = { top: 0, left: 0, bottom: 1, right: 2 };
    expect(nextWithin(field, box, { row: 0, column: 1 }, 'row', false)).toEqual({ row: 1, column: 0 });
    expect(nextWithin(field, box, { row: 1, column: 2 }, 'row', false)).toEqual({ row: 0, column: 1 });
    expect(nextWithin(field, box, { row: 0, column: 1 }, 'row', true)).toEqual({ row: 1, column: 2 });
    expect(nextWithin(field, box, { row: 0, column: 1 }, 'column', false)).toEqual({ row: 1, column: 2 });
    expect(
      nextWithin(
        [['barred', 'hole']],
        wholeRow([['barred', 'hole']], 0),
        { row: 0, column: 0 },
        'row',
        false,
      ),
    ).toBeNull();
  });

  it('M4 visit each open cell of a range once in a round', () => {
    const cellKind = fc.constantFrom<CellKind[]>('hole', 'barred', 'open');
    const fields = fc.array(fc.array(cellKind, { minLength: 4, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        fields,
        fc.constantFrom('row' as const, 'column' as const),
        fc.boolean(),
        (drawn, by, back) => {
          const box = wholeField(drawn);
          const open = drawn.flat().filter((one) => one === 'open').length;
          if (!box || open === 0) return;
          const visited = new Set<string>();
          let at = { row: 0, column: 0 };
          for (let turn = 0; turn < open; turn += 1) {
            at = nextWithin(drawn, box, at, by, back) ?? at;
            visited.add(`${at.row} ${at.column}`);
          }
          expect(visited.size).toBe(open);
        },
      ),
    );
  });
});
