import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellGrid } from './cellGrid.ts';
import { entrance, type Move, moveOf, placeAfter, reachOf } from './moves.ts';

const field: CellGrid = [
  ['hole', 'open', 'barred', 'open'],
  ['open', 'hole', 'open', 'open'],
  ['open', 'open', 'barred', 'hole'],
];
const pressed = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey', true>> = {},
) => moveOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

describe('keys of the sheet', () => {
  it('M4 mean what they mean in a spreadsheet', () => {
    expect(pressed('ArrowLeft')).toBe('left');
    expect(pressed('Enter')).toBe('below');
    expect(pressed('Enter', { shiftKey: true })).toBe('above');
    expect(pressed('Tab', { shiftKey: true })).toBe('previous');
    expect(pressed('ArrowDown', { ctrlKey: true })).toBe('columnEnd');
    expect(pressed('ArrowDown', { metaKey: true })).toBe('columnEnd');
    expect(pressed('Home', { ctrlKey: true })).toBe('fieldStart');
  });

  it('M4 draw a range with Shift', () => {
    const held = { ctrlKey: false, metaKey: false, shiftKey: true, altKey: false };
    expect(reachOf({ key: 'ArrowDown', ...held })).toBe('down');
    expect(reachOf({ key: 'ArrowDown', ...held, ctrlKey: true })).toBe('columnEnd');
    expect(reachOf({ key: 'End', ...held })).toBe('rowEnd');
    expect(reachOf({ key: 'End', ...held, ctrlKey: true })).toBeNull();
    expect(reachOf({ key: 'ArrowDown', ...held, shiftKey: false })).toBeNull();
    expect(reachOf({ key: 'Enter', ...held })).toBeNull();
  });

  it('M4 are left to the browser where it has a use for them', () => {
    expect(pressed('ArrowLeft', { altKey: true })).toBeNull();
    expect(pressed('ArrowLeft', { shiftKey: true })).toBeNull();
    expect(pressed('Tab', { ctrlKey: true })).toBeNull();
    expect(pressed('5')).toBeNull();
  });
});

describe('moves', () => {
  it.each<[Move, [number, number], [number, number] | null]>([
    ['right', [0, 1], [0, 2]],
    ['left', [0, 1], null],
    ['right', [1, 0], [1, 2]],
    ['down', [0, 1], [2, 1]],
    ['up', [1, 2], [0, 2]],
    ['rowStart', [0, 3], [0, 1]],
    ['rowEnd', [2, 0], [2, 2]],
    ['columnStart', [2, 0], [1, 0]],
    ['columnEnd', [0, 3], [1, 3]],
    ['fieldStart', [2, 1], [0, 1]],
    ['fieldEnd', [0, 1], [2, 2]],
    ['next', [0, 1], [0, 3]],
    ['next', [0, 3], [1, 0]],
    ['next', [2, 1], null],
    ['previous', [1, 0], [0, 3]],
    ['previous', [0, 1], null],
    ['pageDown', [0, 1], [2, 1]],
    ['pageUp', [2, 2], [0, 2]],
    ['pageUp', [0, 2], null],
    ['below', [0, 2], [1, 2]],
    ['below', [1, 2], null],
    ['above', [2, 1], [0, 1]],
  ])('M4 %s from %j leads to %j', (move, [row, column], to) => {
    expect(placeAfter(field, { row, column }, move)).toEqual(to && { row: to[0], column: to[1] });
  });

  it('M4 enter where one can type, else where something is', () => {
    expect(entrance(field)).toEqual({ row: 0, column: 1 });
    expect(entrance([['hole', 'barred']])).toEqual({ row: 0, column: 1 });
    expect(entrance([['hole']])).toBeNull();
  });

  const grounds = fc.constantFrom('hole' as const, 'barred' as const, 'open' as const);
  const fields = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(grounds, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );

  it('M4 by Tab reach every cell one can type into, once, and then leave', () => {
    fc.assert(
      fc.property(fields, (drawn) => {
        const open = drawn.flat().filter((cellKind) => cellKind === 'open').length;
        let at = entrance(drawn);
        if (open === 0 || !at) return;
        let visited = 0;
        while (at) {
          expect(drawn[at.row]?.[at.column]).toBe('open');
          visited += 1;
          at = placeAfter(drawn, at, 'next');
        }
        expect(visited).toBe(open);
      }),
    );
  });
});
