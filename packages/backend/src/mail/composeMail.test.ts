import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMail } from './composeMail.ts';

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

  it('F4, HZ11: has no header that a title or a name brought along', async () => {
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
