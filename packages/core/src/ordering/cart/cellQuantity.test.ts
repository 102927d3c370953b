import { describe, expect, it } from 'vitest';
import { type EntryFault, entryFault, piecesOf } from './cellQuantity.ts';

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

  it.each<[string, EntryFault]>([
    ['1.5', 'fraction'],
    ['1,5', 'fraction'],
    ['.5', 'fraction'],
    ['1,000', 'separated'],
    ['1.000', 'separated'],
    ['1 000', 'separated'],
    ["1'000", 'separated'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['10000', 'tooMany'],
    ['2147483648', 'tooMany'],
    ['1e3', 'noNumber'],
    ['٣', 'noNumber'],
    ['x', 'noNumber'],
    ['0x10', 'noNumber'],
    ['+3', 'noNumber'],
    ['1 2', 'noNumber'],
    ['9'.repeat(100_000), 'noNumber'],
  ])('N3 refuses %j and knows why', (entry, fault) => {
    expect(piecesOf(entry)).toBeNull();
    expect(entryFault(entry)).toBe(fault);
  });
});
