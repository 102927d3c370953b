import { expect, it } from 'vitest';
import { townLine } from './townLine.ts';

it.each([
  ['40213 Düsseldorf', { postcode: '40213', city: 'Düsseldorf', country: 'DE' }],
  ['8001 Zürich', { postcode: '8001', city: 'Zürich', country: 'CH' }],
  ['Bath BA1 1DA', { postcode: 'BA1 1DA', city: 'Bath', country: 'GB' }],
  ['Toronto M5V 3L9', { postcode: 'M5V 3L9', city: 'Toronto', country: 'CA' }],
  ['Hong Kong', { postcode: '', city: 'Hong Kong', country: 'HK' }],
])('L1 an address is written as in its country: %s', (line, address) => {
  expect(townLine(address)).toBe(line);
});
