import { expect, it } from 'vitest';
import { compareSizes } from './sizeOrder.ts';

it('O4 sizes stand as size runs have them', () => {
  const sizes = ['OS', 'XXL', 'M', '104', '3XL', '46', 'XS', '36', 'L', 'XXS', 'S', 'XL', '8.5', '4XL'];
  expect([...sizes].sort(compareSizes)).toEqual([
    '8.5',
    '36',
    '46',
    '104',
    'XXS',
    'XS',
    'S',
    'M',
    'L',
    'XL',
    'XXL',
    '3XL',
    '4XL',
    'OS',
  ]);
});
