import type { Message } from '@selvedge/core/contract';
import type { LightMyRequestResponse } from 'fastify';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printTokens } from '../printToken/printToken.schema.ts';
import { issuePrintToken, usePrintToken } from '../printToken/printToken.store.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { allMessages, removeMessage, saveMessage } from './message.store.ts';

let testApp: TestApp;
let headers: Readonly<Record<string, string>>;
let now = Date.parse('2026-03-20T12:00:00Z');
beforeAll(async () => {
  testApp = await startTestApp({ now: () => now });
  ({ headers } = await signedIn(testApp, 'buyer@selvedge.test'));
});
afterAll(() => testApp.close());

const ask = (url: string, more: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> =>
  testApp.app.inject({ url, headers: { ...headers, ...more } });
const ticker = (from: string, to?: string, more = {}): Promise<LightMyRequestResponse> =>
  ask(`/api/v1/content/messages/ticker?${new URLSearchParams({ from, ...(to && { to }) })}`, more);
const idsOf = (answer: LightMyRequestResponse): string[] => answer.json<Message[]>().map(({ id }) => id);

describe('F1: the ticker’s messages', () => {
  it('F1: are those with a moment in common with the span, earliest first', async () => {
    expect(idsOf(await ticker('2026-03-20T00:00:00+01:00', '2026-03-22T23:59:59+01:00'))).toEqual([
      'delivery-knitwear',
      'showroom-week',
      'webinar-fit',
    ]);
    expect(idsOf(await ticker('2026-03-29T12:00:00+02:00', '2026-03-29T13:00:00+02:00'))).toEqual([
      'delivery-knitwear',
      'trade-fair',
    ]);
    expect(idsOf(await ticker('2026-02-01T00:00:00Z', '2026-02-26T00:00:00Z'))).toEqual(['order-days-recap']);
    expect(idsOf(await ticker('2027-01-01T00:00:00Z'))).toEqual(['delivery-knitwear']);
  });

  it('F1: are there until the very moment they end, and from the very moment they start', async () => {
    const [{ date }] = (await ticker('2026-03-22T12:00:00Z', '2026-03-22T13:30:00Z'))
      .json<Message[]>()
      .filter(({ id }) => id === 'webinar-fit') as [Message];
    expect(date).toEqual({ from: '2026-03-22T14:00:00+01:00', to: '2026-03-22T15:00:00+01:00' });
    expect(idsOf(await ticker('2026-03-22T15:00:00+01:00'))).toContain('webinar-fit');
    expect(idsOf(await ticker('2026-03-22T15:00:00.001+01:00'))).not.toContain('webinar-fit');
    expect(idsOf(await ticker('2026-03-22T10:00:00Z', '2026-03-22T14:00:00+01:00'))).toContain('webinar-fit');
    expect(idsOf(await ticker('2026-03-22T10:00:00Z', '2026-03-22T13:59:59+01:00'))).not.toContain(
      'webinar-fit',
    );
  });

  it('F1: have the offset of the house at each of their ends, across the change of clocks', async () => {
    const fair = (await ticker('2026-03-20T00:00:00+01:00'))
      .json<Message[]>()
      .find(({ id }) => id === 'trade-fair');
    expect(fair?.date).toEqual({ from: '2026-03-28T10:00:00+01:00', to: '2026-03-30T17:00:00+02:00' });
    expect(fair?.brand).toContain('Fenn & Rye');
  });

  it('F1: are in the language of the call', async () => {
    const titles = async (language: string): Promise<(string | undefined)[]> =>
      (await ticker('2026-03-20T00:00:00Z', undefined, { 'x-language': language }))
        .json<Message[]>()
        .map(({ title }) => title);
    expect(await titles('de')).toContain('Webinar: Größen, Längen und was sich verkauft');
    expect(await titles('en')).toContain('Webinar: sizes, lengths, and what sells');
  });

  it.each([
    ['no offset', '2026-03-20T00:00:00'],
    ['a day alone', '2026-03-20'],
    ['a day that does not exist', '2026-02-30T00:00:00+01:00'],
    ['an hour that does not exist', '2026-03-20T24:00:00Z'],
    ['an offset that does not exist', '2026-03-20T00:00:00+15:00'],
    ['a plus sign that was not encoded', '2026-03-20T00:00:00 01:00'],
    ['words', 'yesterday'],
    ['nothing', ''],
    ['far too much', '2026-03-20T00:00:00Z'.repeat(1000)],
  ])('F1, HZ29: are refused with words that help for %s', async (_what, from) => {
    const answer = await ticker(from);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'timeUnreadable',
      message: expect.stringContaining('“from” must be a date and time with its UTC offset'),
    });
  });

  it('F1: are refused when the end lies before the start, without a start, or for another type', async () => {
    expect((await ticker('2026-03-20T00:00:00Z', '2026-03-20T00:30:00+01:00')).json().code).toBe(
      'timesReversed',
    );
    expect((await ask('/api/v1/content/messages/ticker')).statusCode).toBe(400);
    expect((await ask('/api/v1/content/messages/news?from=2026-03-20T00:00:00Z')).statusCode).toBe(400);
  });

  it('F1: can be changed and withdrawn', async () => {
    const { database } = testApp.context;
    const [first] = await allMessages(database);
    if (!first) throw new Error('no message');
    const own = { ...first, messageId: 'own', startsAt: Date.parse('2030-01-01T00:00:00Z'), endsAt: null };
    await saveMessage(database, own);
    await saveMessage(database, {
      ...own,
      texts: { ...own.texts, en: { ...own.texts.en, title: 'Changed' } },
    });
    const found = (await ticker('2030-01-01T00:00:00Z')).json<Message[]>().filter(({ id }) => id === 'own');
    expect(found.map(({ title, date }) => [title, date.to])).toEqual([['Changed', null]]);
    expect(await removeMessage(database, 'own')).toBe(true);
    expect(await removeMessage(database, 'own')).toBe(false);
  });
});

const exportUrl = (id: string, token: string, language = 'de'): string =>
  `/api/v1/content/messages/${id}/export?print-token=${token}&lang=${language}`;
const tokenFor = async (document?: string): Promise<string> => {
  const answer = await ask(
    `/api/v1/print-token${document ? `?document=${encodeURIComponent(document)}` : ''}`,
  );
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return answer.json()['print-token'];
};
/** As a window of its own asks: with no header of the portal's. */
const open = (url: string): Promise<LightMyRequestResponse> =>
  testApp.app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en' } });

describe('F5: the calendar file in a window of its own', () => {
  it('F5: is what a print token opens, once', async () => {
    const url = exportUrl('trade-fair', await tokenFor('message:trade-fair'));
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="Messe-Stoff-Schnitt-Berlin.ics"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const event = new ICAL.Component(ICAL.parse(answer.body)).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe('Messe „Stoff & Schnitt“, Berlin');
    expect(event?.getFirstPropertyValue('url')).toBe(
      'http://localhost:18080/self-service/calendar?year=2026&month=3&id=trade-fair',
    );
    const again = await open(url);
    expect([again.statusCode, again.headers['content-type'], again.headers['cache-control']]).toEqual([
      401,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(again.headers['referrer-policy']).toBe('no-referrer');
    expect(again.body).toContain('<h1>Dieser Link ist abgelaufen</h1>');
    expect(again.body).toContain('<html lang="de">');
  });

  it('F5: speaks the language of the address', async () => {
    const answer = await open(exportUrl('webinar-fit', await tokenFor(), 'en'));
    expect(answer.headers['content-disposition']).toContain('Webinar-sizes-lengths-and-what-sells.ics');
    const refused = await open(exportUrl('webinar-fit', 'x', 'en'));
    expect(refused.body).toContain('<h1>This link has expired</h1>');
  });

  it('F5, HZ12: is not opened after a minute, for another event, or by an access token', async () => {
    const late = await tokenFor('message:webinar-fit');
    now += 60_000;
    expect((await open(exportUrl('webinar-fit', late))).statusCode).toBe(401);
    const foreign = await tokenFor('message:webinar-fit');
    expect((await open(exportUrl('trade-fair', foreign))).statusCode).toBe(401);
    expect((await open(exportUrl('webinar-fit', foreign))).statusCode).toBe(200);
    const access = headers['x-extranet-token'] ?? '';
    expect((await open(exportUrl('webinar-fit', access))).statusCode).toBe(401);
    const asAccess = await tokenFor();
    const misused = await testApp.app.inject({
      url: '/api/v1/user/roles',
      headers: { 'x-extranet-token': asAccess },
    });
    expect(misused.statusCode).toBe(401);
  });

  it('F5: of several windows at a time only one gets it', async () => {
    const url = exportUrl('webinar-fit', await tokenFor('message:webinar-fit'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(url)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(401)]);
  });

  it('F5: is not used up by a look at the headers', async () => {
    const url = exportUrl('webinar-fit', await tokenFor('message:webinar-fit'));
    expect((await testApp.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await open(url)).statusCode).toBe(200);
  });

  it('F5: of an event that is no more is a page that says so', async () => {
    const gone = await open(exportUrl('gone', await tokenFor(), 'en'));
    expect([gone.statusCode, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(gone.body).toContain('This event no longer exists');
    const broken = await open('/api/v1/content/messages/%3Cscript%3E/export?print-token=x&lang=<b>');
    expect(broken.statusCode).toBe(400);
    expect(broken.body).toContain('The file could not be created');
    expect(broken.body).toMatch(/Error ID: [0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(broken.body).not.toContain('<b>');
  });
});

describe('HZ12: print tokens', () => {
  it('F5: are random, are kept as hashes, and are swept', async () => {
    const { database } = testApp.context;
    const tokens = await Promise.all(Array.from({ length: 5 }, () => tokenFor('message:trade-fair')));
    expect(new Set(tokens).size).toBe(5);
    for (const token of tokens) expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const stored = JSON.stringify(await database.db.select().from(printTokens));
    for (const token of tokens) expect(stored).not.toContain(token);
    now += 60_000;
    await tokenFor();
    expect(await database.db.select().from(printTokens)).toHaveLength(1);
  });

  it('F5: belong to their user', async () => {
    const { database } = testApp.context;
    const [{ userId } = { userId: '' }] = await database.db.select().from(printTokens);
    const token = await issuePrintToken(database, { userId, document: null }, now);
    expect(await usePrintToken(database, token, 'message:any', now + 59_999)).toBe(userId);
    expect(await usePrintToken(database, token, 'message:any', now)).toBeNull();
  });

  it('F5: are for those who are signed in', async () => {
    expect((await testApp.app.inject({ url: '/api/v1/print-token' })).statusCode).toBe(401);
    expect((await ask(`/api/v1/print-token?document=${'x'.repeat(101)}`)).statusCode).toBe(400);
  });
});
