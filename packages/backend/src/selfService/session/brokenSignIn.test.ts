import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { decodeJwt, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { providerKeys } from '../../identity/provider/providerKeys.ts';
import { Browser, locationOf } from '../../testing/browser.ts';
import { type RecordOutage, recordOutage } from '../../testing/recordOutage.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

let testApp: TestApp;
let outage: RecordOutage;
beforeAll(async () => {
  testApp = await startTestApp();
  outage = await recordOutage(testApp.context.database);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await outage.end();
});
afterAll(() => testApp.close());

/** A browser that the provider knows, and the address at which it comes back to the area from there. */
async function comingBackTo(path: string) {
  const browser = new Browser(testApp.app);
  await signedIn(testApp, 'buyer@selvedge.test', browser);
  const asked = locationOf(await browser.get(path));
  expect(asked.pathname).toBe('/oidc/auth');
  return { browser, back: locationOf(await browser.get(asked.href)).href };
}

describe.each([
  ['a page', '/self-service/profile'],
  ['the contact form, which asks quietly', '/self-service/request?lang=en'],
])('a sign-in to %s', (_what, path) => {
  const namesRetryTime = async (browser: Browser, back: string, status: number) => {
    const refused = await browser.get(back);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([status, true]);
    expect(refused.body).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  };
  const isThere = async (browser: Browser, back: string) => {
    const there = locationOf(await browser.get(back));
    expect(there.pathname).toBe(new URL(path, 'http://localhost').pathname);
    expect(browser.cookieNames).toContain('selvedge_self_service');
    const { body } = await browser.get(there.href);
    // A stranger's page has no link to a profile.
    expect(body).toContain('href="/self-service/profile"');
  };

  it.each(['UPDATE AuthorizationCode', 'INSERT AccessToken'])(
    'B4 O5: says so in an outage at %s, and goes on when the page is loaded again',
    async (at) => {
      const { browser, back } = await comingBackTo(path);
      await outage.begin(at);
      await namesRetryTime(browser, back, 503);
      await outage.end();
      await isThere(browser, back);
    },
  );

  it('B4: says so where the provider is asked too often, and goes on afterwards', async () => {
    const { browser, back } = await comingBackTo(path);
    const { app } = testApp;
    const remoteAddress = '198.51.100.7';
    const often = { method: 'POST', url: '/oidc/token', remoteAddress } as const;
    await Promise.all(Array.from({ length: 600 }, () => app.inject(often)));
    expect((await app.inject(often)).statusCode).toBe(429);
    // The area asks from the address that has asked too often.
    const inject: (options: InjectOptions) => unknown = app.inject.bind(app);
    const spy = vi
      .spyOn(app, 'inject')
      .mockImplementation(((options: InjectOptions) =>
        inject(options.url === '/oidc/token' ? { ...options, remoteAddress } : options)) as never);
    await namesRetryTime(browser, back, 429);
    spy.mockRestore();
    await isThere(browser, back);
  });
});

describe('the identity token of the self-service area', () => {
  type Claims = Readonly<Record<string, unknown>>;

  /** The provider's own key, or another that calls itself the same. */
  async function keyOf(own: boolean) {
    const [jwk] = (await providerKeys(testApp.context.database)).jwks.keys;
    const key = own ? await importJWK(jwk ?? {}, 'RS256') : (await generateKeyPair('RS256')).privateKey;
    return { key, kid: String(jwk?.kid) };
  }
  const signed = async (claims: Claims, own = true): Promise<string> => {
    const { key, kid } = await keyOf(own);
    return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  };

  /** Comes back with an identity token made anew from what the provider's says. */
  async function enterWith(remake: (claims: Claims) => Promise<string> | string) {
    const { browser, back } = await comingBackTo('/self-service/profile');
    const { app } = testApp;
    const inject: (options: InjectOptions) => Promise<LightMyRequestResponse> = app.inject.bind(app);
    const spy = vi.spyOn(app, 'inject').mockImplementation((async (options: InjectOptions) => {
      const answer = await inject(options);
      if (options.url !== '/oidc/token') return answer;
      const tokens = answer.json();
      const id_token = await remake(decodeJwt(tokens.id_token));
      return Object.assign(Object.create(answer), { json: () => ({ ...tokens, id_token }) });
    }) as never);
    const { statusCode } = await browser.get(back);
    spy.mockRestore();
    return [statusCode, browser.cookieNames.includes('selvedge_self_service')];
  }

  it('is taken as the provider makes it', async () => {
    expect(await enterWith((claims) => signed(claims))).toEqual([303, true]);
  });

  it.each<[string, (claims: Claims) => Promise<string> | string]>([
    ['is signed by another key', (claims) => signed(claims, false)],
    ['is signed by nobody', (claims) => new UnsecuredJWT({ ...claims }).encode()],
    ['is for another client', (claims) => signed({ ...claims, aud: 'selvedge-portal' })],
    ['was issued to another client', (claims) => signed({ ...claims, azp: 'selvedge-portal' })],
    ['is of another issuer', (claims) => signed({ ...claims, iss: 'https://elsewhere.test' })],
    ['is of another sign-in', (claims) => signed({ ...claims, nonce: 'another' })],
    ['is of no sign-in', ({ nonce: _nonce, ...claims }) => signed(claims)],
    ['is of somebody else', (claims) => signed({ ...claims, sub: 'somebody' })],
    ['has expired', (claims) => signed({ ...claims, exp: 1 })],
    ['is no token', () => 'no token'],
  ])('HZ9: lets nobody in that %s', async (_what, remake) => {
    expect(await enterWith(remake)).toEqual([400, false]);
  });
});
