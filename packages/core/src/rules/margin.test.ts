import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedPrices, profitOf, withoutTax } from './margin.ts';

const price = fc.integer({ min: 0, max: 10_000_000 });
const rate = fc.integer({ min: 0, max: 999 });

describe('a price without its tax', () => {
  it.each([
    [11_990, 190, 10_076],
    [11_995, 190, 10_080],
    [11_995, 0, 11_995],
    [14_990, 200, 12_492],
    // 2.5 cents and 3.5 cents: half a cent goes up.
    [3, 200, 3],
    [5, 0, 5],
    [21, 999, 11],
    [0, 190, 0],
  ])('M4 %i at %i per mille is %i', (gross, vatPerMille, net) => {
    expect(withoutTax(gross, vatPerMille)).toBe(net);
  });

  it('M4 is the nearest whole cent, the upper one of two equally near', () => {
    fc.assert(
      fc.property(price, rate, (gross, vatPerMille) => {
        // Exact, in whole numbers: |net · (1000 + rate) − gross · 1000| is at most half of (1000 + rate).
        const apart = withoutTax(gross, vatPerMille) * (1000 + vatPerMille) - gross * 1000;
        expect(2 * apart).toBeLessThanOrEqual(1000 + vatPerMille);
        expect(2 * apart).toBeGreaterThan(-(1000 + vatPerMille));
      }),
    );
  });
});

describe('margin and mark-up', () => {
  it('M4 are reckoned from the retail price without its tax', () => {
    const { basis, margin, markUp } = profitOf(comparedPrices(3, 4654, 11_990, 190));
    expect([basis, margin?.toFixed(3), markUp?.toFixed(2)]).toEqual(['net', '0.538', '2.17']);
  });

  it('M4 are gross, and say so, where the tax is not known', () => {
    const { basis, margin, markUp } = profitOf(comparedPrices(3, 4654, 11_990));
    expect([basis, margin?.toFixed(3), markUp?.toFixed(2)]).toEqual(['gross', '0.612', '2.58']);
  });

  it('M4 round each piece, then add up', () => {
    // 0.99 without 19 % is 0.8319 …: 83 cents a piece, and not 83.19 on average.
    expect(comparedPrices(1000, 50, 99, 190).comparedNet).toBe(83_000);
  });

  it('M4 never mix prices with and without tax', () => {
    const known = comparedPrices(2, 100, 238, 190);
    const unknown = comparedPrices(1, 100, 238);
    const both = {
      compared: known.compared + unknown.compared,
      comparedRetail: known.comparedRetail + unknown.comparedRetail,
      comparedNet: known.comparedNet + unknown.comparedNet,
      untaxed: known.untaxed + unknown.untaxed,
    };
    expect(profitOf(known)).toEqual({ basis: 'net', margin: 0.5, markUp: 2 });
    expect(profitOf(both)).toEqual({ basis: 'gross', margin: 138 / 238, markUp: 2.38 });
  });

  it('M4 a tax of nothing is a known tax', () => {
    expect(profitOf(comparedPrices(1, 100, 200, 0))).toEqual({ basis: 'net', margin: 0.5, markUp: 2 });
  });

  it.each([
    ['no wholesale price', null, 200],
    ['no retail price', 100, null],
  ])('M4 leave out a piece with %s', (_, salesPrice, retailPrice) => {
    expect(profitOf(comparedPrices(4, salesPrice, retailPrice))).toEqual({
      basis: 'net',
      margin: null,
      markUp: null,
    });
  });
});
