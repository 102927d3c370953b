import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PIECES } from '../../contract/index.ts';
import { readQuantity } from './listQuantity.ts';

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
    ['0,000', 0],
    ['9999', 9999],
  ])('M4 "%s" is %i pieces', (text, pieces) => {
    expect(readQuantity(text)).toEqual({ pieces });
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
  ])('M4 "%s" is refused: %s', (text, code) => {
    expect(readQuantity(text)).toEqual({ problem: { code } });
  });

  it('M4 four with three decimals and four thousand look alike: both are offered', () => {
    expect(readQuantity('4.000')).toEqual({ problem: { code: 'unclear', readings: [4, 4000] } });
  });

  it.each([
    ['12.000', [12, 12_000]],
    ['10,000', [10, 10_000]],
    ['100’000', [100, 100_000]],
  ])('M4 "%s" is asked about, though one of its readings is more than a cell takes', (text, readings) => {
    expect(readQuantity(text)).toEqual({ problem: { code: 'unclear', readings } });
  });

  it('M4 whatever is written, pieces are whole and in bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const read = readQuantity(text);
        if (!('pieces' in read)) return;
        expect(Number.isInteger(read.pieces)).toBe(true);
        expect(read.pieces).toBeGreaterThanOrEqual(0);
        expect(read.pieces).toBeLessThanOrEqual(MOST_PIECES);
      }),
    );
  });
});
