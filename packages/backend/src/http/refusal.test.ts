import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageFrom } from '../language/language.ts';
import { failureBody, refusalOf } from './failure.ts';
import { Refusal } from './refusal.ts';
import { isWellFormed } from './wellFormed.ts';

describe('refusals', () => {
  it('fill their message with values, and carry all findings', () => {
    const finalized = new Refusal(409, 'cartFinalized', {
      values: { orderNumber: '4711', by: 'Henrik Vogt' },
    });
    expect(failureBody(finalized, 'en', 'T')).toEqual({
      message: 'Henrik Vogt has already finalized this shopping cart: order 4711.',
      tracking: 'T',
      code: 'cartFinalized',
    });
    const finding = { code: 'cartEmpty', place: {}, values: {} } as const;
    expect(failureBody(new Refusal(422, 'cartRefused', { findings: [finding] }), 'de', 'T').findings).toEqual(
      [finding],
    );
  });

  it('tell nothing of what failed inside', () => {
    const refusal = refusalOf(new Error('select secret from table'));
    expect([refusal.status, refusal.code]).toEqual([500, 'unexpected']);
    expect(JSON.stringify(failureBody(refusal, 'en', 'T'))).not.toContain('secret');
  });
});

describe('HZ41: language', () => {
  it.each([
    [undefined, 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_ch', 'de'],
    ['fr, de;q=0.8, en;q=0.5', 'de'],
    ['../../etc', 'en'],
    ['x'.repeat(100_000), 'en'],
  ])('is en or de for %j', (tag, language) => expect(languageFrom(tag)).toBe(language));
});

describe('HZ48: well-formed texts', () => {
  it('do not nest without end', () => {
    let nested: unknown = 'deep';
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
    expect(isWellFormed(nested)).toBe(false);
    expect(isWellFormed([[[{ a: ['shallow'] }]]])).toBe(true);
  });

  it('are in no object that cannot become a text, which a refusal would tell', () => {
    for (const key of ['toString', 'valueOf']) {
      expect(isWellFormed({ a: [{ [key]: 1 }] })).toBe(false);
      expect(isWellFormed({ a: key })).toBe(true);
    }
  });

  it('are those that UTF-8 brings back unchanged and that hold no NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sound = !text.includes('\0') && Buffer.from(text, 'utf8').toString('utf8') === text;
        expect(isWellFormed(text)).toBe(sound);
        expect(isWellFormed({ a: [{ [text]: 1 }] })).toBe(sound && !['toString', 'valueOf'].includes(text));
        expect(isWellFormed([1, null, { a: text }])).toBe(sound);
      }),
    );
  });
});
