import { stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { maintenanceOf, operatorOf } from '../testing/operator.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { ensureToken, isOperator, readToken, tokenFile } from './operatorToken.ts';

let testApp: TestApp;
let operator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  testApp = await startTestApp();
  operator = await operatorOf(testApp);
});
afterAll(() => testApp.close());

const seconds = Math.floor(Date.now() / 1000);
const errorOf = async (...call: Parameters<typeof operator>): Promise<[number, string]> => {
  const { statusCode, body } = await operator(...call);
  return [statusCode, body === '' ? '' : JSON.parse(body).error];
};

describe('the operators’ secret', () => {
  it('is in a file for the backend’s account alone, and stays the same', async () => {
    const { dataDir } = testApp.context.config;
    expect((await stat(tokenFile(dataDir))).mode & 0o777).toBe(0o600);
    const token = await readToken(dataDir);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await Promise.all([ensureToken(dataDir), ensureToken(dataDir)])).toEqual([token, token]);
  });

  it('is made anew where the file holds something else, and closed where it was open', async () => {
    const other = await startTestApp();
    try {
      const { dataDir } = other.context.config;
      await writeFile(tokenFile(dataDir), 'guess me', { mode: 0o644 });
      const token = await ensureToken(dataDir);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect((await stat(tokenFile(dataDir))).mode & 0o777).toBe(0o600);
    } finally {
      await other.close();
    }
  });

  it('is compared whole', () => {
    expect(isOperator('Bearer secret', 'secret')).toBe(true);
    for (const wrong of [undefined, '', 'secret', 'Bearer secre', 'Bearer secrets', 'Basic secret'])
      expect(isOperator(wrong, 'secret')).toBe(false);
  });

  it('K2: is asked for by each call, and nobody else’s token is taken for it', async () => {
    const token = await readToken(testApp.context.config.dataDir);
    const { tokens, headers } = await signedIn(testApp, 'employee@selvedge.test');
    const others: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${tokens.access_token}` },
      { ...headers },
      { 'x-extranet-token': String(token) },
      { authorization: `Bearer ${String(token).slice(1)}` },
    ];
    for (const url of ['/operator/maintenances', '/operator/tiles', '/operator/nothing', '/operator'])
      for (const own of others) {
        const answer = await testApp.app.inject({ url, headers: { accept: 'text/html', ...own } });
        expect([url, answer.statusCode]).toEqual([url, 401]);
      }
  });

  it('opens nothing of the portal’s API', async () => {
    const token = await readToken(testApp.context.config.dataDir);
    for (const [url, own] of [
      ['/api/v1/user/roles', { 'x-extranet-token': String(token) }],
      ['/extranet/api/userProfile', { authorization: `Bearer ${token}` }],
    ] as const)
      expect((await testApp.app.inject({ url, headers: own })).statusCode).toBe(401);
  });

  it('HZ38: never reaches the log', async () => {
    const written: string[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
    const logging = await startTestApp({ environment: { LOG_LEVEL: 'debug' } });
    try {
      const call = await operatorOf(logging);
      expect((await call('GET', '/tiles')).statusCode).toBe(200);
      expect((await call('DELETE', '/tiles/nothing')).statusCode).toBe(404);
      expect(written.join('')).toContain('/operator/tiles');
      expect(written.join('')).not.toContain(await readToken(logging.context.config.dataDir));
    } finally {
      spy.mockRestore();
      await logging.close();
    }
  });
});

describe('what operators send', () => {
  it.each([
    [
      'an end before the start',
      maintenanceOf(seconds + 900, seconds + 900),
      /^The end has to be after the start/,
    ],
    ['a past one', maintenanceOf(seconds - 9, seconds - 1), /over already/],
    ['milliseconds', maintenanceOf(seconds * 1000, seconds * 1000 + 9), /^start: /],
    [
      'an unknown part',
      maintenanceOf(seconds, seconds + 900, { parts: ['kitchen'] }),
      /^parts\.0: .*dashboard/,
    ],
    ['an unknown tile', maintenanceOf(seconds, seconds + 900, { tiles: ['kitchen'] }), /no tile 'kitchen'/],
    ['a strange feature', maintenanceOf(seconds, seconds + 900, { features: ['a b'] }), /^features\.0: /],
    ['an unknown field', maintenanceOf(seconds, seconds + 900, { whole: true }), /^whole: /],
    ['no German', { ...maintenanceOf(seconds, seconds + 900), message: { en: 'x' } }, /^message\.de: /],
    [
      'a blank text',
      { ...maintenanceOf(seconds, seconds + 900), message: { en: 'x', de: ' ' } },
      /^message\.de: .*blank/,
    ],
    [
      'a text beyond the limit',
      { ...maintenanceOf(seconds, seconds + 900), message: { en: 'x', de: 'x'.repeat(20_001) } },
      /^message\.de: .*20000/,
    ],
    [
      'an announcement that ends before it starts',
      maintenanceOf(seconds + 900, seconds + 990, {
        announcement: { start: seconds + 5, end: seconds + 5, message: { en: 'x', de: 'x' } },
      }),
      /^The announcement has to end after it starts/,
    ],
    ['NUL', { ...maintenanceOf(seconds, seconds + 900), message: { en: 'x', de: '\0' } }, /cannot be stored/],
    ['no object', [], /^Expected an object/],
  ])('E1, HZ48: is refused in a sentence: %s', async (_what, body, sentence) => {
    const [status, error] = await errorOf('POST', '/maintenances', body);
    expect([status, error]).toEqual([400, expect.stringMatching(sentence)]);
    expect((await operator('GET', '/maintenances')).json()).toEqual([]);
  });

  it('E3: a maintenance is ended while it is active, and not before or after', async () => {
    await operator('POST', '/maintenances', maintenanceOf(seconds - 60, seconds + 600, { id: 'now' }));
    await operator('POST', '/maintenances', maintenanceOf(seconds + 600, seconds + 700, { id: 'later' }));
    expect((await operator('GET', '/operator')).statusCode).toBe(404);
    expect((await operator('POST', '/maintenances/now/end')).json().state).toBe('over');
    expect(await errorOf('POST', '/maintenances/now/end')).toEqual([
      400,
      "The maintenance 'now' is over already.",
    ]);
    expect((await errorOf('POST', '/maintenances/later/end'))[1]).toContain('has not started');
    expect(
      await errorOf('POST', '/maintenances', maintenanceOf(seconds, seconds + 900, { id: 'now' })),
    ).toEqual([409, "There is a maintenance 'now' already."]);
    for (const id of ['now', 'later'])
      expect((await operator('DELETE', `/maintenances/${id}`)).statusCode).toBe(204);
    expect((await operator('DELETE', '/maintenances/now')).statusCode).toBe(404);
  });

  it('F1: a message is shown by the ticker as it was sent, and gone once it is removed', async () => {
    const { headers } = await signedIn(testApp, 'buyer@selvedge.test');
    const texts = (title: string) => ({ title, tickerText: title, content: `<p>${title}</p>` });
    const message = {
      startsAt: Date.parse('2031-07-01T08:00:00Z'),
      endsAt: Date.parse('2031-07-01T10:00:00Z'),
      timeZone: 'Europe/Berlin',
      brands: ['Nordlund'],
      en: texts('Fair'),
      de: texts('Messe'),
    };
    const ticker = async () =>
      (
        await testApp.app.inject({
          url: '/api/v1/content/messages/ticker?from=2031-07-01T00%3A00%3A00%2B02%3A00',
          headers: { ...headers, 'x-language': 'de' },
        })
      ).json();
    const before = (await ticker()).length;
    expect((await operator('PUT', '/messages/fair', message)).statusCode).toBe(200);
    expect(await ticker()).toContainEqual({
      id: 'fair',
      title: 'Messe',
      tickerText: 'Messe',
      content: '<p>Messe</p>',
      brand: ['Nordlund'],
      date: { from: '2031-07-01T10:00:00+02:00', to: '2031-07-01T12:00:00+02:00' },
    });
    for (const [wrong, sentence] of [
      [{ ...message, endsAt: message.startsAt }, /after the start/],
      [{ ...message, timeZone: 'Mars/Base' }, /^timeZone: .*Mars\/Base/],
      [{ ...message, en: { ...texts('x'), title: '' } }, /^en\.title: /],
    ] as const)
      expect(await errorOf('PUT', '/messages/fair', wrong)).toEqual([400, expect.stringMatching(sentence)]);
    expect((await operator('DELETE', '/messages/fair')).statusCode).toBe(204);
    expect(await ticker()).toHaveLength(before);
  });

  it('H1, HZ50: a page has its limit', async () => {
    const set = (html: string) => errorOf('PUT', '/texts/page/news/en', { html });
    expect((await set('x'.repeat(300_000)))[0]).toBe(200);
    expect((await set('x'.repeat(300_001)))[1]).toMatch(/^html: .*300000/);
    expect((await set('x'.repeat(1_100_000)))[0]).toBe(413);
  });
});
