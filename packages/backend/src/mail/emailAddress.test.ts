import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMail } from './composeMail.ts';
import { isEmailAddress, parseMailbox } from './emailAddress.ts';

describe('F4, hazard 11: one recipient', () => {
  it.each(['a@b.test', "o'neil+x.y@sub-1.example.com", 'a@localhost', `${'x'.repeat(242)}@example.com`])(
    'F4: is %j',
    (address) => expect(isEmailAddress(address)).toBe(true),
  );

  it.each([
    '',
    'anna',
    'anna@',
    '@example.com',
    'a@b@c.test',
    'a b@example.com',
    ' a@example.com',
    'a@example.com ',
    'a@example.com\n',
    'anna@example.com\r\nBcc: victim@example.com',
    'anna@example.com,victim@example.com',
    'anna@example.com;victim@example.com',
    'Anna <anna@example.com>',
    '<anna@example.com>',
    'group:anna@example.com;',
    '"anna"@example.com',
    'anna@[127.0.0.1]',
    'anna@-example.com',
    'anna@example..com',
    'anna@exämple.com',
    'änna@example.com',
    'anna@example.com\0',
    `${'x'.repeat(243)}@example.com`,
  ])('F4: is not %j', (address) => expect(isEmailAddress(address)).toBe(false));

  it('F4, hazard 45: is told at once, however long the text', () => {
    const from = performance.now();
    expect(isEmailAddress(`${'a'.repeat(50_000)}@${'a.'.repeat(50_000)}`)).toBe(false);
    expect(performance.now() - from).toBeLessThan(50);
  });

  it('F4: never holds what could end a header or begin another address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string({ minLength: 1 }), fc.nat(), (address, more, at) => {
        const text = address.slice(0, at) + more + address.slice(at);
        return !isEmailAddress(text) || !/[\s,;:<>"()[\]\\\p{Cc}]/u.test(text);
      }),
    );
  });
});

it('A9: a mailbox is an address, with or without a name', () => {
  expect(parseMailbox('a@b.test')).toEqual({ name: '', address: 'a@b.test' });
  expect(parseMailbox('Größe & Co <a@b.test>')).toEqual({ name: 'Größe & Co', address: 'a@b.test' });
  for (const text of ['', 'Name', '<a@b.test>', 'x\r\nBcc: y <a@b.test>', 'A <a@b.test>, B <c@d.test>'])
    expect(parseMailbox(text)).toBeNull();
});

describe('F4: a written mail', () => {
  const mail = {
    mailId: '5a0c3a52-3f0e-4d8c-b6b9-3f1f0a6a6d10',
    claim: '',
    recipient: 'anna@example.com',
    attempts: 1,
    queuedAt: Date.parse('2026-03-20T12:00:00Z'),
  };
  const from = { name: 'Selvedge', address: 'no-reply@portal.test' };
  const write = async (subject: string, name: string): Promise<string> => {
    const replyTo = { name, address: 'b@example.com' };
    const content = { subject, text: 'x', html: 'x', replyTo, attachments: [] };
    return (await composeMail({ ...mail, content }, from)).bytes.toString();
  };
  const headersOf = (raw: string): string[] =>
    (raw.split('\r\n\r\n')[0] ?? '')
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .filter((line) => !line.startsWith('Content-'));

  it('F4: is the same mail however often it is written', async () => {
    expect(headersOf(await write('x', ''))).toEqual(headersOf(await write('x', '')));
    expect(headersOf(await write('x', ''))).toEqual(
      expect.arrayContaining([
        `Message-ID: <${mail.mailId}@portal.test>`,
        'Date: Fri, 20 Mar 2026 12:00:00 +0000',
      ]),
    );
  });

  it('F4, hazard 11: has no header that a title or a name brought along', async () => {
    const names = (raw: string): string[] => headersOf(raw).map((line) => line.split(':')[0] ?? '');
    const usual = names(await write('x', 'y'));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          '\r\nBcc: victim@example.com',
          '\nX: y',
          '\r\n\r\nbody',
          '", <victim@example.com>',
          '\u2028Bcc: x',
        ),
        fc.string({ unit: 'grapheme' }),
        async (attack, text) => {
          const raw = await write(text + attack, text + attack);
          expect(names(raw)).toEqual(usual);
          expect(headersOf(raw)).toContain('To: anna@example.com');
        },
      ),
      { numRuns: 60 },
    );
  });
});
