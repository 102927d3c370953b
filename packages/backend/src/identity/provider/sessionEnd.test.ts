import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser, locationOf } from '../../testing/browser.ts';
import { authorization, refresh, signedIn, tokensIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { SESSION_HOURS: '3', SESSION_IDLE_MINUTES: '60' } });
});
afterAll(() => testApp.close());
afterEach(() => {
  vi.useRealTimers();
});

const minutes = 60_000;
function pass(time: number): void {
  const at = Date.now() + time;
  vi.useFakeTimers({ toFake: ['Date'], now: at });
}

const asksForPassword = async (browser: Browser): Promise<boolean> =>
  locationOf(await browser.get(authorization(testApp).address)).pathname.startsWith('/oidc/interaction/');

/** Asked of the provider, which looks at each token anew. */
const userinfo = (token: string) =>
  testApp.app.inject({ url: '/oidc/me', headers: { authorization: `Bearer ${token}` } });

/** Renews every so many minutes, and yields when that was refused. */
async function renewEvery(step: number, refreshToken: string, longest: number): Promise<number> {
  let token = refreshToken;
  for (let at = step; at <= longest; at += step) {
    pass(step * minutes);
    const answer = await refresh(testApp, token);
    if (answer.statusCode !== 200) {
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant']);
      return at;
    }
    token = tokensIn(answer).refresh_token;
  }
  return Number.POSITIVE_INFINITY;
}

describe('a session', () => {
  it('A7: ends a fixed time after its sign-in, however often it is renewed, at the provider as well', async () => {
    const browser = new Browser(testApp.app);
    const { tokens } = await signedIn(testApp, 'buyer@selvedge.test', browser);
    expect(await renewEvery(20, tokens.refresh_token, 600)).toBe(180);
    expect(await asksForPassword(browser)).toBe(true);
  });

  it('A7: has no token that outlives it', async () => {
    const browser = new Browser(testApp.app);
    const { tokens } = await signedIn(testApp, 'buyer@selvedge.test', browser);
    let last = tokens;
    for (const step of [50, 50, 50, 29]) {
      pass(step * minutes);
      last = tokensIn(await refresh(testApp, last.refresh_token));
    }
    expect(last.expires_in).toBeLessThanOrEqual(60);
    expect((await userinfo(last.access_token)).statusCode).toBe(200);
    pass(1 * minutes);
    expect((await userinfo(last.access_token)).statusCode).toBe(401);
  });

  it('A7: ends when nobody uses it, and goes on while somebody does', async () => {
    const browser = new Browser(testApp.app);
    const { tokens } = await signedIn(testApp, 'buyer@selvedge.test', browser);
    pass(50 * minutes);
    const renewed = tokensIn(await refresh(testApp, tokens.refresh_token));
    pass(50 * minutes);
    expect(await asksForPassword(browser)).toBe(false);
    const again = tokensIn(await refresh(testApp, renewed.refresh_token));
    pass(61 * minutes);
    expect((await refresh(testApp, again.refresh_token)).json().error).toBe('invalid_grant');
    expect(await asksForPassword(browser)).toBe(true);
  });
});

describe('cookies', () => {
  const names = async (publicUrl: string) => {
    const other = await startTestApp({ environment: { PUBLIC_URL: publicUrl } });
    const browser = new Browser(other.app);
    await signedIn(other, 'buyer@selvedge.test', browser);
    await other.close();
    return browser.cookieNames;
  };

  it('A13: have names over https that nobody on the network can set, and plain ones on one’s own machine', async () => {
    const secure = await names('https://portal.example.com');
    expect(secure.length).toBeGreaterThan(2);
    expect(secure.filter((name) => !name.startsWith('__Secure-'))).toEqual([]);
    const plain = await names('http://localhost:18080');
    expect(plain.filter((name) => name.startsWith('__'))).toEqual([]);
  });
});
