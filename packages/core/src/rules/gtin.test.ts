import { expect, it } from 'vitest';
import { gtinOf, hasCheckDigit } from './gtin.ts';

it('M4 M5 the last digit of a code checks the others', () => {
  expect(['4006381333931', '04006381333931', '96385074'].map(hasCheckDigit)).toEqual([true, true, true]);
  expect(['4006381333932', '123', '4006381333931x'].map(hasCheckDigit)).toEqual([false, false, false]);
});

it('M4 M5 a code is the same with zeros before it', () => {
  expect(gtinOf('04006381333931')).toBe(gtinOf('4006381333931'));
});
