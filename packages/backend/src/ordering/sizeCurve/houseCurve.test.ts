import { describe, expect, it } from 'vitest';
import { type HouseCurve, houseWeights } from './houseCurve.ts';

const shirts: HouseCurve = {
  ...{ gender: 'women', commodityClass: '', lengths: [] },
  sizes: [
    ['XS', 0],
    ['S', 2],
    ['M', 3],
    ['L', 1],
  ],
};
const style = { gender: 'women', commodityClass: 'shirt', sizes: ['S', 'M', 'L'], lengths: ['REG'] };

describe('M4 a curve of the house', () => {
  it('spreads as the house says, in the order of the style', () => {
    expect(houseWeights(shirts, style)).toEqual([
      { articleLength: 'REG', size: 'S', weight: 2 },
      { articleLength: 'REG', size: 'M', weight: 3 },
      { articleLength: 'REG', size: 'L', weight: 1 },
    ]);
  });

  it.each([
    ['is meant for others', { gender: 'men' }],
    ['does not name one of its sizes', { sizes: ['M', 'L', 'XL'] }],
    ['gives nothing to any of its sizes', { sizes: ['XS'] }],
  ])('is not offered for a style that %s', (_, other) => {
    expect(houseWeights(shirts, { ...style, ...other })).toBeNull();
  });

  it('is not offered for another class of goods', () => {
    expect(houseWeights({ ...shirts, commodityClass: 'dress' }, style)).toBeNull();
    expect(houseWeights({ ...shirts, gender: '' }, { ...style, gender: 'men' })).not.toBeNull();
  });

  it('multiplies sizes by lengths, most in the middle where it says no lengths', () => {
    const long = { ...style, sizes: ['S', 'M'], lengths: ['30', '32', '34'] };
    const weights = (curve: HouseCurve) => houseWeights(curve, long)?.map(({ weight }) => weight);
    expect(weights(shirts)).toEqual([2, 3, 4, 6, 2, 3]);
    expect(
      weights({
        ...shirts,
        lengths: [
          ['30', 0],
          ['32', 1],
          ['34', 5],
        ],
      }),
    ).toEqual([0, 0, 2, 3, 10, 15]);
    expect(weights({ ...shirts, lengths: [['32', 1]] })).toBeUndefined();
  });
});
