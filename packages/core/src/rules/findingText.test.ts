import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Finding, findingCodes } from '../contract/index.ts';
import { findingMessageOf, findingValues } from './findingText.ts';

const [en, de] = ['en', 'de'].map(
  (language): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')),
);

const written = (finding: Pick<Finding, 'values'>) =>
  findingValues(finding, (minor, currency, name) => `${name}: ${minor} ${currency}`);

describe('N7 what a finding says', () => {
  it.each(findingCodes)('N7 %s has a message in both languages', (code) => {
    for (const id of [findingMessageOf(code), findingMessageOf(code, true)])
      expect([en?.[id], de?.[id]]).toEqual([expect.any(String), expect.any(String)]);
  });

  it('N7 of one length, the total is that of the colour', () => {
    const other = findingCodes.filter((code) => findingMessageOf(code) !== findingMessageOf(code, true));
    expect(other).toEqual(['lengthTotalExceeded']);
    expect(findingMessageOf('lengthTotalExceeded', true)).toBe('rule.colourTotalExceeded');
  });

  it('N7 money is written in its own currency, other values stay as they are', () => {
    const values = { storedPrice: 4990, storedCurrency: 'EUR', validPrice: 5290, validCurrency: 'CHF' };
    expect(written({ values })).toEqual({
      ...values,
      storedPrice: 'storedPrice: 4990 EUR',
      validPrice: 'validPrice: 5290 CHF',
    });
    expect(written({ values: { limit: 100, over: 20, currency: 'EUR', quantity: 3 } })).toEqual({
      limit: 'limit: 100 EUR',
      over: 'over: 20 EUR',
      currency: 'EUR',
      quantity: 3,
    });
  });
});
