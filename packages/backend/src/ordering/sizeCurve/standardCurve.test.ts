import { expect, it } from 'vitest';
import { coreWeights, standardWeights } from './standardCurve.ts';

const weights = (curve: readonly { weight: number }[] | null) => curve?.map(({ weight }) => weight) ?? null;
const sizes = ['34', '36', '38', '40', '42', '44'];

it('M4 the standard holds every size, the middle most', () => {
  expect(weights(standardWeights({ sizes, lengths: ['REG'] }))).toEqual([1, 2, 3, 3, 2, 1]);
  expect(weights(standardWeights({ sizes: ['OS'], lengths: ['REG'] }))).toEqual([1]);
});

it('M4 the standard holds every length, the middle most', () => {
  const curve = standardWeights({ sizes: ['30', '32', '34'], lengths: ['30', '32', '34'] });
  expect(curve.find(({ articleLength, size }) => articleLength === '32' && size === '32')?.weight).toBe(4);
  expect(weights(curve)).toEqual([1, 2, 1, 2, 4, 2, 1, 2, 1]);
});

it('M4 the middle sizes leave the outer ones out, and are no curve of their own where there are few', () => {
  expect(weights(coreWeights({ sizes, lengths: ['REG'] }))).toEqual([0, 2, 3, 3, 2, 0]);
  expect(coreWeights({ sizes: ['S', 'M', 'L'], lengths: ['REG'] })).toBeNull();
});
