import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PIECES } from '../contract/index.ts';
import { entryFault, entryOfPasted, piecesOf, readListQuantity } from './quantityText.ts';

describe('quantities of a list', () => {
  it.each([
    ['4', 4],
    [' 4 ', 4],
    ['0', 0],
    ['007', 7],
    ['4 Stk', 4],
    ['4 Stk.', 4],
    ['12 Stück', 12],
    ['12Stück', 12],
    ['3 pcs', 3],
    ['3 ST', 3],
    ['4x', 4],
    ['x4', 4],
    ['4 ×', 4],
    ["'4", 4],
    ['\u00a04\u00a0', 4],
    ['1.200', 1200],
    ['1,200', 1200],
    ['1 200', 1200],
    ['1’200', 1200],
    ['1\u2009200', 1200],
    ['0,000', 0],
    ['9999', 9999],
  ])('M4 "%s" is %i pieces', (text, pieces) => {
    expect(readListQuantity(text)).toEqual({ pieces });
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['1.5', 'notWhole'],
    ['1,5', 'notWhole'],
    ['4,00', 'notWhole'],
    ['0.3333', 'notWhole'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['(4)', 'negative'],
    ['4-', 'negative'],
    ['1e3', 'notNumber'],
    ['1E3', 'notNumber'],
    ['NaN', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['0x10', 'notNumber'],
    ['four', 'notNumber'],
    ['=4', 'notNumber'],
    ['+4', 'notNumber'],
    ['4/5', 'notNumber'],
    ['٤', 'notNumber'],
    ['10000', 'tooMany'],
    ['2147483648', 'tooMany'],
    ['1.234.567', 'tooMany'],
    ['99999999999999999999', 'tooMany'],
    ['0000000042', 'tooMany'],
  ])('M4 "%s" is refused: %s', (text, code) => {
    expect(readListQuantity(text)).toEqual({ problem: { code } });
  });

  it('M4 four with three decimals and four thousand look alike: both are offered', () => {
    expect(readListQuantity('4.000')).toEqual({ problem: { code: 'unclear', readings: [4, 4000] } });
  });

  it.each([
    ['12.000', [12, 12_000]],
    ['10,000', [10, 10_000]],
    ['100’000', [100, 100_000]],
  ])('M4 "%s" is asked about, though one of its readings is more than a cell takes', (text, readings) => {
    expect(readListQuantity(text)).toEqual({ problem: { code: 'unclear', readings } });
  });

  it('M4 whatever is written, pieces are whole and in bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const read = readListQuantity(text);
        if (!('pieces' in read)) return;
        expect(Number.isInteger(read.pieces)).toBe(true);
        expect(read.pieces).toBeGreaterThanOrEqual(0);
        expect(read.pieces).toBeLessThanOrEqual(MOST_PIECES);
      }),
    );
  });
});

describe('N3 quantities as typed and pasted', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['12', 12],
    ['007', 7],
    ['9999', 9999],
    [' 4 ', 4],
    ['4 ', 4],
    ['\t12\r\n', 12],
    ['\u00a07', 7],
    ['  ', 0],
  ])('N3 takes %j as %d pieces', (entry, pieces) => {
    expect(piecesOf(entry)).toBe(pieces);
    expect(entryFault(entry)).toBeNull();
  });

  it.each([
    ['1.5', 'notWhole'],
    ['1,5', 'notWhole'],
    ['.5', 'notWhole'],
    ['1,000', 'separated'],
    ['1.000', 'separated'],
    ['1 000', 'separated'],
    ["1'000", 'separated'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['–1', 'negative'],
    ['(4)', 'negative'],
    ['4-', 'negative'],
    ['10000', 'tooMany'],
    ['2147483648', 'tooMany'],
    ['1e3', 'notNumber'],
    ['٣', 'notNumber'],
    ['x', 'notNumber'],
    ['0x10', 'notNumber'],
    ['+3', 'notNumber'],
    ['1 2', 'notNumber'],
    ['9'.repeat(100_000), 'notNumber'],
  ])('N3 refuses %j and knows why', (entry, fault) => {
    expect(piecesOf(entry)).toBeNull();
    expect(entryFault(entry)).toBe(fault);
  });
});

describe('one text in different places', () => {
  it.each([
    ['1,200', [null, '1200', { pieces: 1200 }]],
    ['4.000', [null, '4.000', { problem: { code: 'unclear', readings: [4, 4000] } }]],
    ['12.00', [null, '12', { problem: { code: 'notWhole' } }]],
    ['-', [null, '', { problem: { code: 'notNumber' } }]],
    ['', [0, '', { problem: { code: 'missing' } }]],
    ['4 Stk', [null, '4 Stk', { pieces: 4 }]],
    ['9999', [9999, '9999', { pieces: 9999 }]],
  ])('HZ23 %j typed, pasted into an English page, and in a list', (text, [typed, pasted, listed]) => {
    expect([piecesOf(text), entryOfPasted(text, 'en'), readListQuantity(text)]).toEqual([
      typed,
      pasted,
      listed,
    ]);
  });
});
