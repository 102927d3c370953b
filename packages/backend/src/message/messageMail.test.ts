import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailContent, outgoingMails } from '../mail/mail.schema.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { findMessage, saveMessage } from './message.store.ts';

let testApp: TestApp;
let buyer: Readonly<Record<string, string>>;
let manager: Readonly<Record<string, string>>;
let now = Date.parse('2026-03-20T12:00:00Z');
beforeAll(async () => {
  testApp = await startTestApp({ now: () => now });
  ({ headers: buyer } = await signedIn(testApp, 'buyer@selvedge.test'));
  ({ headers: manager } = await signedIn(testApp, 'manager@selvedge.test'));
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.context.database.db.delete(outgoingMails);
});

const send = (
  recipients: unknown,
  {
    headers = buyer,
    id = 'trade-fair',
    language = 'en',
  }: { headers?: typeof buyer; id?: string; language?: string } = {},
) =>
  testApp.app.inject({
    method: 'POST',
    url: `/api/v1/content/messages/${id}/mail`,
    headers: { ...headers, 'x-language': language },
    payload: { recipients },
  });
const queued = () => testApp.context.database.db.select().from(outgoingMails);
const contentOf = async (): Promise<MailContent> => {
  const [row] = await queued();
  if (!row?.content) throw new Error('no mail');
  return row.content;
};
const many = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `r${from + index}@example.com`);

describe('F4: an event by mail', () => {
  it('F4: is accepted with 202 and queued once for each recipient', async () => {
    const answer = await send([
      'anna@example.com',
      'ANNA@example.com',
      'ben@example.com',
      'anna@example.com',
    ]);
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    expect((await queued()).map(({ recipient, state }) => [recipient.toLowerCase(), state]).sort()).toEqual([
      ['anna@example.com', 'queued'],
      ['ben@example.com', 'queued'],
    ]);
  });

  it('F4: says title, time, brands and text in the sender’s language, with the calendar file', async () => {
    await send(['anna@example.com'], { language: 'de' });
    const { subject, text, html, attachments, replyTo } = await contentOf();
    expect(subject).toBe('Messe „Stoff & Schnitt“, Berlin');
    expect(text.replace(/\p{Zs}/gu, ' ')).toContain(
      'Samstag, 28. März 2026 um 10:00 – Montag, 30. März 2026 um 17:00 Uhr (Mitteleuropäische Zeit)',
    );
    expect(text).toContain('Marken: Aldermere, Fenn & Rye');
    expect(text).toContain('Karten: selvedge.test/fair');
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Stoff &amp; Schnitt');
    expect(replyTo?.address).toBe('buyer@selvedge.test');
    const event = new ICAL.Component(ICAL.parse(attachments[0]?.content ?? '')).getFirstSubcomponent(
      'vevent',
    );
    expect(event?.getFirstPropertyValue('summary')).toBe(subject);
    await testApp.context.database.db.delete(outgoingMails);
    await send(['anna@example.com'], { id: 'delivery-knitwear' });
    expect((await contentOf()).text).toMatch(
      /^From Wednesday,? 18 March 2026 at 08:00 \(Central European Time\)$/m,
    );
  });

  it('F4, HZ6: holds no HTML of the event’s own', async () => {
    const { database } = testApp.context;
    const fair = await findMessage(database, 'trade-fair');
    if (!fair) throw new Error('no fair');
    const title = '<script>alert(1)</script>\r\nBcc: victim@example.com';
    const content = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><p>&lt;script&gt;y</p>';
    const texts = { ...fair.texts, en: { title, tickerText: '', content } };
    await saveMessage(database, { ...fair, messageId: 'evil', texts });
    await send(['anna@example.com'], { id: 'evil' });
    const { html } = await contentOf();
    expect(html).not.toMatch(/<script|<img|<a |onerror|javascript:/i);
    expect(html).toContain('&lt;script&gt;');
  });

  it.each([
    ['a second header', ['anna@example.com\r\nBcc: victim@example.com']],
    ['a list', ['anna@example.com,victim@example.com']],
    ['a display name', ['Anna <anna@example.com>']],
    ['a group', ['all: anna@example.com;']],
    ['no address', ['anna']],
    ['one wrong among right ones', ['anna@example.com', 'ben@']],
  ])('F4, HZ11: is refused for %s, and nothing is sent', async (_what, recipients) => {
    const answer = await send(recipients, { language: 'en' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'recipientInvalid']);
    expect(answer.json().message).toBe('Please enter a valid email.');
    expect(await queued()).toHaveLength(0);
  });

  it.each([
    ['none', []],
    ['more than ten', many(11)],
    ['one too long', [`${'x'.repeat(250)}@example.com`]],
    ['no list', 'anna@example.com'],
    ['lists in a list', [['anna@example.com']]],
  ])('F4: is refused for %s', async (_what, recipients) => {
    expect((await send(recipients)).statusCode).toBe(400);
    expect(await queued()).toHaveLength(0);
  });

  it('F4: is not there for an unknown event or without signing in', async () => {
    expect((await send(['anna@example.com'], { id: 'unknown' })).statusCode).toBe(404);
    expect((await send(['anna@example.com'], { headers: {} })).statusCode).toBe(401);
    expect(await queued()).toHaveLength(0);
  });

  it('F4, HZ11: goes to twenty recipients an hour and user, all of a call or none', async () => {
    expect((await send(many(10))).statusCode).toBe(202);
    expect((await send(many(9, 10))).statusCode).toBe(202);
    const beyond = await send(many(2, 19));
    expect([beyond.statusCode, beyond.json().code]).toEqual([429, 'tooMany']);
    expect((await send(many(1, 19))).statusCode).toBe(202);
    expect((await send(many(1, 20))).statusCode).toBe(429);
    expect(await queued()).toHaveLength(20);
    expect((await send(many(1), { headers: manager })).statusCode).toBe(202);
    now += 3_600_000;
    expect(
      (await send(many(1, 20), { headers: (await signedIn(testApp, 'buyer@selvedge.test')).headers }))
        .statusCode,
    ).toBe(202);
  });

  it('F4, HZ11: keeps to the limit for calls at the same time', async () => {
    const { headers } = await signedIn(testApp, 'buyer@selvedge.test');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send(many(5, index * 5), { headers })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(4);
    expect(await queued()).toHaveLength(20);
  });
});
