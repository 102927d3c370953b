import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';

describe('F4 an e-mail address', () => {
  it.each([
    'anna@example.com',
    'a.b+c@sub.example.co.uk',
    "o'hara@example.ie",
    'x@localhost',
    `${'a'.repeat(242)}@example.com`,
  ])('F4 %s is one', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'anna',
    '@example.com',
    'anna@',
    'anna@@example.com',
    'anna@example..com',
    'anna@-example.com',
    'anna @example.com',
    'anna@example.com ',
    'anna@example.com, ben@example.com',
    'anna@example.com\r\nBcc: ben@example.com',
    'Anna <anna@example.com>',
    'friends: anna@example.com;',
    'änna@example.com',
    `anna@${'a'.repeat(64)}.com`,
    `${'a'.repeat(243)}@example.com`,
  ])('F4 %j is none', (text) => expect(isEmail(text)).toBe(false));

  it('F4 takes no time however long the text is', () => {
    const start = performance.now();
    for (const text of [`${'a'.repeat(100_000)}@`, `a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(50_000)}`])
      expect(isEmail(text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(50);
  });

  it('F4 never holds what separates addresses or lines', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.constantFrom(',', ';', ' ', '\n', '\r', '<', '>', '\0'),
        (text, sign) => {
          expect(isEmail(`a${sign}${text}@example.com`)).toBe(false);
          expect(isEmail(`${text}@example.com${sign}b@example.com`)).toBe(false);
        },
      ),
    );
  });
});
