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
    'anna@example.com\n',
    'anna@example.com\0',
    'anna@example.com;ben@example.com',
    '<anna@example.com>',
    '"anna"@example.com',
    'anna@[127.0.0.1]',
    'anna@exämple.com',
    `anna@${'a'.repeat(64)}.com`,
    `${'a'.repeat(243)}@example.com`,
  ])('F4 %j is none', (text) => expect(isEmail(text)).toBe(false));

  it('F4 HZ45: however long the text, it is told at once', () => {
    const long = 2_000_000;
    for (const text of [`${'a'.repeat(long)}@`, `a@${'a-'.repeat(long)}`, `a@${'a.'.repeat(long)}`])
      expect(isEmail(text)).toBe(false);
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
