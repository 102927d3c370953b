import { describe, expect, it } from 'vitest';
import { readCode } from './scanCode.ts';

describe('M5 what a code says', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['96385074', '96385074'],
    [']E04006381333931', '4006381333931'],
    [']E496385074', '96385074'],
    ['036000291452', '0036000291452'],
    ['04006381333931', '4006381333931'],
    ['14006381333938', '14006381333938'],
    [' 4006381-333931 ', '4006381333931'],
    [']C1010400638133393110ABC'.slice(0, 19), '4006381333931'],
    ['+E04006381333931', '4006381333931'],
  ])('M5 %s is %s', (text, digits) => {
    expect(readCode(text)).toEqual({ digits, fault: null });
  });

  it.each([
    ['4006381333932', 'checkDigit'],
    ['96385075', 'checkDigit'],
    ['4006381', 'length'],
    ['40063813339', 'length'],
    ['ABC', 'noDigits'],
    ['', 'noDigits'],
  ])('M5 %s is none: %s', (text, fault) => {
    expect(readCode(text).fault).toBe(fault);
  });
});
