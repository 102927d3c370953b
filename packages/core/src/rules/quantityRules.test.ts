import { describe, expect, it } from 'vitest';
import { mostPiecesOf, permittedTotalOf, pieceLimitsOf } from './quantityRules.ts';

describe('N7 what limits pieces', () => {
  it.each([
    [null, null, null],
    [5, null, 5],
    [null, 3, 3],
    [5, 3, 3],
    [0, 3, 0],
  ])('N7 with a stock of %s and %s permitted, a variant takes at most %s', (stock, permitted, most) => {
    expect(mostPiecesOf({ availableQuantity: stock, permittedQuantity: permitted })).toBe(most);
  });

  it('N7 each limit names the rule that objects and the fact it rests on', () => {
    expect(pieceLimitsOf({ availableQuantity: 5, permittedQuantity: 3 })).toEqual([
      { code: 'stockExceeded', fact: 'availableQuantity', most: 5 },
      { code: 'permittedExceeded', fact: 'permittedQuantity', most: 3 },
    ]);
  });

  it('N7 a total is permitted of a colour in one length; without one, or without a colour, there is no limit', () => {
    const colour = { lengthLimits: [{ articleLength: '32', permittedTotal: 40 }] };
    expect([permittedTotalOf(colour, '32'), permittedTotalOf(colour, '34')]).toEqual([40, null]);
    expect(permittedTotalOf(null, '32')).toBeNull();
  });
});
