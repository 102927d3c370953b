import { maintenances, search, staticPage, userSettings } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../endpoint/bind.ts';
import { contactRequests } from '../selfService/request/contactRequest.schema.ts';
import { selfServiceSignIns } from '../selfService/session/selfService.schema.ts';
import { createApp } from '../server/app.ts';
import { Browser } from '../testing/browser.ts';
import { authorization, postToken, refresh, signedIn, tokensIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { hits } from '../tracking/hit.schema.ts';

/** Small figures, so that few calls show what many would. */
const figures =
  'search=6/20,contact=2/50/3,signIns=1/5,authorizations=1/4/50,invented=1/6,tracking=1/4/6,pages=5/8,calls=40/30';

let now = Date.now();
let one: TestApp;
let other: Pick<TestApp, 'app'>;
let headers: Readonly<Record<string, string>>;
let again: Readonly<Record<string, string>>;
let viewer: Readonly<Record<string, string>>;

beforeAll(async () => {
  one = await startTestApp({ environment: { FAIR_USE: figures }, now: () => now });
  const { context, identity } = one;
  const { config, database } = context;
  // A second process: it shares the database and nothing else.
  const app = await createApp(
    { ...context, config: { ...config }, database: { ...database } },
    identity,
    `${config.dataDir}/not-built`,
  );
  await app.ready();
  other = { app };
  headers = (await signedIn(one, 'buyer@selvedge.test')).headers;
  again = (await signedIn(one, 'buyer@selvedge.test')).headers;
  viewer = (await signedIn(one, 'viewer@selvedge.test')).headers;
});
afterAll(async () => {
  await other.app.close();
  await one.close();
});

/** Windows of before are over. */
const later = (): void => {
  now += 3_600_001;
};

const find = (
  { app }: Pick<TestApp, 'app'>,
  who: Readonly<Record<string, string>>,
  address = '203.0.113.7',
  language = 'en',
) =>
  app.inject({
    url: `${addressOf(search)}?query=returns`,
    headers: { ...who, 'x-language': language },
    remoteAddress: address,
  });

async function statuses(count: number, ask: (at: number) => Promise<{ readonly statusCode: number }>) {
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) found.push((await ask(at)).statusCode);
  return found;
}

const of = (found: readonly number[], status: number): number => found.filter((one) => one === status).length;

describe('fair use', () => {
  it('G1 counts by person, whatever the token, the address and the process, and says when to come again', async () => {
    later();
    const found = await statuses(8, (at) =>
      find(at % 2 ? one : other, at % 3 ? headers : again, `203.0.113.${at}`),
    );
    expect(found).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    now += 20_000;
    const english = await find(other, headers);
    const german = await find(one, headers, undefined, 'de');
    expect(english.headers['retry-after']).toBe('40');
    expect(english.json()).toEqual({
      message: 'Too many requests. Please try again in 40 seconds.',
      tracking: english.headers['x-tracking-id'],
      code: 'tooMany',
    });
    expect(german.json().message).toBe(
      'Zu viele Anfragen. Bitte versuchen Sie es in 40 Sekunden noch einmal.',
    );
    expect((await find(one, viewer)).statusCode).toBe(200);
    now += 40_001;
    expect((await find(one, headers)).statusCode).toBe(200);
  });

  it('G1 calls that the person’s own limit refuses take nothing from others at the address', async () => {
    later();
    const address = '203.0.113.99';
    expect(of(await statuses(30, () => find(one, headers, address)), 429)).toBe(24);
    expect((await find(one, viewer, address)).statusCode).toBe(200);
  });

  it('A13 sign-ins that strangers begin are counted, and their parameters have a length', async () => {
    later();
    const begin = (state: string) =>
      new Browser(one.app, '203.0.113.50').get(authorization(one, { state }).address);
    expect((await begin('x'.repeat(5_000))).headers.location).toContain('error=invalid_request');
    expect(await statuses(4, () => begin('short'))).toEqual([303, 303, 303, 429]);
    const shown = await new Browser(one.app, '203.0.113.50').get(authorization(one).address, {
      accept: 'text/html,*/*;q=0.8',
      'accept-language': 'de',
    });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(shown.headers['retry-after'])).toBeGreaterThan(0);
    expect(shown.body).toContain('Zu viele Anfragen. Bitte versuchen Sie es in');
    expect(shown.body).toContain(String(shown.headers['x-tracking-id']));
  });

  it('counts exactly where many calls come at once', async () => {
    later();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => find(at % 2 ? one : other, headers, `198.51.100.${at}`)),
    );
    expect(
      of(
        answers.map(({ statusCode }) => statusCode),
        200,
      ),
    ).toBe(6);
  });

  it('counts any call, of whatever kind', async () => {
    later();
    const ask = () => one.app.inject({ url: addressOf(userSettings), headers: viewer });
    const found = await statuses(45, ask);
    expect([of(found, 200), of(found, 429)]).toEqual([40, 5]);
  });

  it('E2 H1 counts calls without a sign-in by address', async () => {
    later();
    const ask = (url: string, remoteAddress: string) => one.app.inject({ url, remoteAddress });
    const page = addressOf(staticPage).replace(':page', 'imprint');
    const asked = await Promise.all([
      ...Array.from({ length: 20 }, () => ask(addressOf(maintenances), '203.0.113.140')),
      ...Array.from({ length: 20 }, () => ask(page, '203.0.113.140')),
    ]);
    const found = asked.map(({ statusCode }) => statusCode);
    expect([of(found, 200), of(found, 429)]).toEqual([30, 10]);
    expect((await ask(page, '203.0.113.141')).statusCode).toBe(200);
    const { headers: signed } = await signedIn(one, 'viewer@selvedge.test');
    const settings = { url: addressOf(userSettings), headers: signed, remoteAddress: '203.0.113.140' };
    expect((await one.app.inject(settings)).statusCode).toBe(200);
  });

  it('A7 looks up so many invented tokens of an address, and goes on for who has a good one', async () => {
    later();
    const address = '203.0.113.120';
    const good = (await signedIn(one, 'viewer@selvedge.test')).headers;
    const ask = (token: string) => find(one, { 'x-extranet-token': token }, address);
    expect((await find(one, good, address)).statusCode).toBe(200);
    const found = await statuses(9, (at) => ask(`invented-${at}`));
    expect(found).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await find(one, good, address)).statusCode).toBe(200);
    expect((await find(one, { 'x-extranet-token': 'invented' }, '203.0.113.121')).statusCode).toBe(401);
    now += 60_001;
    expect((await ask('invented')).statusCode).toBe(401);
  });

  it('A7 lets in who signs in or renews at the address of a flood, and counts a token that has ended', async () => {
    later();
    const address = '203.0.113.122';
    const ask = (token: string) => find(one, { 'x-extranet-token': token }, address);
    const { tokens } = await signedIn(one, 'viewer@selvedge.test');
    expect(of(await statuses(7, (at) => ask(`invented-${at}`)), 429)).toBe(1);
    // No process has seen these tokens yet.
    const { headers: fresh } = await signedIn(one, 'viewer@selvedge.test');
    expect((await find(other, fresh, address)).statusCode).toBe(200);
    const renewed = tokensIn(await refresh(one, tokens.refresh_token)).access_token;
    expect((await ask(renewed)).statusCode).toBe(200);
    // One that is not quite theirs is as good as invented.
    const first = renewed.lastIndexOf('.') + 1;
    const altered = `${renewed.slice(0, first)}${renewed[first] === 'A' ? 'B' : 'A'}${renewed.slice(first + 1)}`;
    expect((await ask(altered)).statusCode).toBe(429);
    await postToken(one, { token: tokens.refresh_token }, '/oidc/token/revocation');
    await postToken(one, { token: renewed }, '/oidc/token/revocation');
    expect(await statuses(3, () => ask(renewed))).toEqual([401, 429, 429]);
  });

  it('A7 looks up no more invented tokens where many come at once', async () => {
    later();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        find(one, { 'x-extranet-token': `at-once-${at}` }, '203.0.113.123'),
      ),
    );
    const found = answers.map(({ statusCode }) => statusCode);
    expect([of(found, 401), of(found, 429)]).toEqual([6, 24]);
  });

  it('counts the sign-in pages of all processes together', async () => {
    later();
    const browser = new Browser(one.app);
    const first = await browser.get(authorization(one).address);
    const url = new URL(String(first.headers.location), 'http://localhost').pathname;
    const found = await statuses(130, (at) => (at % 2 ? one : other).app.inject(url));
    expect(of(found, 429)).toBe(10);
    const refused = await other.app.inject(url);
    const { 'retry-after': seconds } = refused.headers;
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(refused.body).toContain(`Too many requests. Please try again in ${seconds} second`);
  });
});

const form = (email: string) => ({ name: 'Anna', email, subject: 'Returns', message: 'Where to?' });
const write = ({ app }: Pick<TestApp, 'app'>, remoteAddress: string, formId: string) =>
  app.inject({
    method: 'POST',
    url: '/self-service/request?lang=de',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...form('anna@example.com'), formId }).toString(),
  });

const rows = async () => ({
  requests: await one.context.database.db.$count(contactRequests),
  signIns: await one.context.database.db.$count(selfServiceSignIns),
  hits: await one.context.database.db.$count(hits),
});

describe('fair use by strangers', () => {
  it('C4 takes so many messages of all strangers together, whatever their addresses', async () => {
    later();
    const before = await rows();
    const found = await statuses(8, (at) =>
      write(at % 2 ? one : other, `198.51.100.${at}`, `form-of-a-stranger-${at}`),
    );
    expect(found).toEqual([303, 303, 303, 429, 429, 429, 429, 429]);
    expect((await rows()).requests - before.requests).toBe(3);
    const refused = await write(one, '198.51.100.77', 'form-of-one-stranger-more');
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body).toContain('Zu viele Anfragen. Bitte versuchen Sie es in 60 Minuten noch einmal.');
    expect(refused.body).toContain(String(refused.headers['x-tracking-id']));
  });

  it('takes a network of IPv6 for one address', async () => {
    later();
    const ask = (at: number) =>
      one.app.inject({ url: '/self-service/request?asked=1', remoteAddress: `2001:db8:0:7::${at + 1}` });
    expect(of(await statuses(12, ask), 429)).toBe(4);
    expect(
      (await one.app.inject({ url: '/self-service/request?asked=1', remoteAddress: '2001:db8:0:8::1' }))
        .statusCode,
    ).toBe(200);
  });

  it('begins so many sign-ins of an address, and keeps no rows of the others', async () => {
    later();
    const before = await rows();
    const found = await statuses(8, (at) =>
      (at % 2 ? one : other).app.inject({ url: '/self-service/request', remoteAddress: '198.51.100.9' }),
    );
    expect(found).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
    expect((await rows()).signIns).toBeLessThanOrEqual(before.signIns + 5);
  });

  it('I2 takes so many hits of an address and of all together', async () => {
    later();
    const before = await rows();
    const hit = (at: number, address: string) =>
      (at % 2 ? one : other).app.inject({
        url: '/tracking/matomo.php?idsite=1&rec=1',
        remoteAddress: address,
      });
    expect(of(await statuses(6, (at) => hit(at, '198.51.100.1')), 429)).toBe(2);
    expect(of(await statuses(6, (at) => hit(at, `198.51.100.${at + 2}`)), 429)).toBe(4);
    expect((await rows()).hits - before.hits).toBe(6);
  });
});
