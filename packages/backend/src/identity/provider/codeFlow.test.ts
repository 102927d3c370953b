import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, locationOf } from '../../testing/browser.ts';
import { authorization, codeFor, exchange, refresh, signedIn, tokensIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

const buyer = 'buyer@selvedge.test';

const codeIn = (back: URL): string => back.searchParams.get('code') ?? '';

const rolesWith = (testApp: TestApp, token: string) =>
  testApp.app.inject({ url: '/api/v1/user/roles', headers: { 'x-extranet-token': token } });

describe.each(['basic', 'public'] as const)('code flow in mode %s', (mode) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ environment: { OIDC_CLIENT_MODE: mode } });
  });
  afterAll(() => testApp.close());

  it('A1 A4: leads from the authorization address to tokens that the API accepts', async () => {
    const asked = authorization(testApp);
    const back = await codeFor(new Browser(testApp.app), asked, buyer);
    expect(back.pathname).toBe('/oauth/v2/grant');
    expect(back.searchParams.get('state')).toBe(asked.state);

    const response = await exchange(testApp, codeIn(back), asked.verifier);
    expect(response.headers['cache-control']).toContain('no-store');
    const tokens = tokensIn(response);
    expect(tokens.expires_in).toBe(600);
    const claims = JSON.parse(Buffer.from(tokens.id_token?.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ nonce: asked.nonce, aud: testApp.identity.page.clientId });
    expect((await rolesWith(testApp, tokens.access_token)).statusCode).toBe(200);
  });

  it('asks a signed-in browser nothing again', async () => {
    const browser = new Browser(testApp.app);
    await signedIn(testApp, buyer, browser);
    const back = locationOf(await browser.get(authorization(testApp).address));
    expect(back.pathname).toBe('/oauth/v2/grant');
    expect(codeIn(back)).not.toBe('');
  });

  it('HZ8: gives no code without PKCE S256', async () => {
    const without: Record<string, string | null>[] = [
      { code_challenge: null, code_challenge_method: null },
      { code_challenge_method: 'plain' },
    ];
    for (const changed of without) {
      const back = locationOf(await new Browser(testApp.app).get(authorization(testApp, changed).address));
      expect(back.searchParams.get('error')).toBe('invalid_request');
      expect(back.searchParams.get('code')).toBeNull();
    }
  });

  it.each(['fragment', 'form_post', 'web_message', 'nothing'])(
    'gives no code in any way but the query, not by %s',
    async (mode) => {
      const browser = new Browser(testApp.app);
      await signedIn(testApp, buyer, browser);
      const back = locationOf(await browser.get(authorization(testApp, { response_mode: mode }).address));
      expect([back.pathname, back.searchParams.get('error'), back.hash]).toEqual([
        '/oauth/v2/grant',
        'unsupported_response_mode',
        '',
      ]);
      expect(codeIn(back)).toBe('');
      const usual = locationOf(await browser.get(authorization(testApp, { response_mode: 'query' }).address));
      expect(codeIn(usual)).not.toBe('');
    },
  );

  it.each(['id_token', 'code id_token', 'none', 'token'])('answers no %s', async (type) => {
    const browser = new Browser(testApp.app);
    await signedIn(testApp, buyer, browser);
    const answer = await browser.get(authorization(testApp, { response_type: type }).address);
    expect(locationOf(answer).href).toContain('error=unsupported_response_type');
  });

  it.each(['openid-configuration', 'oauth-authorization-server'])(
    'promises in %s what its clients may do, and nothing else',
    async (name) => {
      const promised = (await new Browser(testApp.app).get(`/oidc/.well-known/${name}`)).json();
      expect(promised).toMatchObject({
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
      });
      expect([...promised.grant_types_supported].sort()).toEqual([
        'authorization_code',
        'refresh_token',
        'urn:ietf:params:oauth:grant-type:device_code',
      ]);
    },
  );

  it('HZ9: refuses a code with another verifier, or for another redirect address', async () => {
    const browser = new Browser(testApp.app);
    const asked = authorization(testApp);
    const first = codeIn(await codeFor(browser, asked, buyer));
    const wrongVerifier = await exchange(testApp, first, authorization(testApp).verifier);
    expect([wrongVerifier.statusCode, wrongVerifier.json().error]).toEqual([400, 'invalid_grant']);

    const again = authorization(testApp);
    const second = codeIn(await codeFor(browser, again, buyer));
    const wrongRedirect = await exchange(testApp, second, again.verifier, 'http://localhost:18080/elsewhere');
    expect([wrongRedirect.statusCode, wrongRedirect.json().error]).toEqual([400, 'invalid_grant']);
  });

  it('never sends a browser to an address that is not registered', async () => {
    const { address } = authorization(testApp, { redirect_uri: 'https://elsewhere.test/grant' });
    const response = await new Browser(testApp.app).get(address);
    expect(response.statusCode).toBe(400);
    expect(response.headers.location).toBeUndefined();
    expect(response.body).toContain('invalid_redirect_uri');
  });

  it('HZ9: refuses a replayed code and ends what it had given', async () => {
    const asked = authorization(testApp);
    const code = codeIn(await codeFor(new Browser(testApp.app), asked, buyer));
    const tokens = tokensIn(await exchange(testApp, code, asked.verifier));
    expect((await exchange(testApp, code, asked.verifier)).json().error).toBe('invalid_grant');
    const roles = await rolesWith(testApp, tokens.access_token);
    expect([roles.statusCode, roles.json().code]).toEqual([401, 'tokenExpired']);
  });

  it('A7: rotates refresh tokens, and a used one ends the whole sign-in', async () => {
    const { tokens } = await signedIn(testApp, buyer);
    const second = tokensIn(await refresh(testApp, tokens.refresh_token));
    expect(second.refresh_token).not.toBe(tokens.refresh_token);
    expect((await rolesWith(testApp, second.access_token)).statusCode).toBe(200);

    expect((await refresh(testApp, tokens.refresh_token)).json().error).toBe('invalid_grant');
    expect((await refresh(testApp, second.refresh_token)).json().error).toBe('invalid_grant');
    expect((await rolesWith(testApp, second.access_token)).statusCode).toBe(401);
  });

  it('HZ16: of several refreshes with one token at the same moment at most one succeeds', async () => {
    const { tokens } = await signedIn(testApp, buyer);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refresh(testApp, tokens.refresh_token)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400)).toBe(true);
  });

  it('A12: signing out ends session and tokens, and leads back to the portal', async () => {
    const browser = new Browser(testApp.app);
    const { tokens } = await signedIn(testApp, buyer, browser);
    const page = await browser.get(testApp.identity.page.logoutUrl ?? '', {
      'sec-fetch-site': 'same-origin',
    });
    expect(page.body).toContain('/oidc/assets/signOut.js');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const ended = await browser.submit('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    expect(locationOf(ended).href).toBe('http://localhost:18080/');
    // What the browser keeps of the season's prices. Storage is the page's own: it asks about kept work, in all tabs.
    expect([page, ended].map(({ headers }) => headers['clear-site-data'])).toEqual([undefined, '"cache"']);
    expect((await rolesWith(testApp, tokens.access_token)).json().code).toBe('tokenExpired');
    expect((await refresh(testApp, tokens.refresh_token)).json().error).toBe('invalid_grant');
    expect(locationOf(await browser.get(authorization(testApp).address)).pathname).toMatch(
      /^\/oidc\/interaction\//,
    );
  });

  it('asks before it signs people out on the word of another site', async () => {
    const browser = new Browser(testApp.app);
    await signedIn(testApp, buyer, browser);
    const page = await browser.get(testApp.identity.page.logoutUrl ?? '', { 'sec-fetch-site': 'cross-site' });
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('Do you want to sign out of all windows?');
  });
});

it('leaves a wrong client secret to the page, without a dialog of the browser', async () => {
  const testApp = await startTestApp();
  const refused = await testApp.app.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('selvedge-portal:wrong').toString('base64')}`,
      'sec-fetch-mode': 'cors',
    },
    payload: 'grant_type=refresh_token&refresh_token=x',
  });
  expect([refused.statusCode, refused.json().error]).toEqual([401, 'invalid_client']);
  expect(refused.headers['www-authenticate']).toBeUndefined();
  await testApp.close();
});

describe('a provider behind https', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp({ environment: { PUBLIC_URL: 'https://portal.example.com' } });
  });
  afterAll(() => testApp.close());

  it('HZ43: has secure cookies and HSTS', async () => {
    const browser = new Browser(testApp.app);
    const { tokens } = await signedIn(testApp, buyer, browser);
    expect((await rolesWith(testApp, tokens.access_token)).statusCode).toBe(200);
    const asked = await new Browser(testApp.app).get(authorization(testApp).address);
    expect(asked.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(asked.cookies.length).toBeGreaterThan(0);
    for (const cookie of asked.cookies)
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax' });
  });

  it('knows its address from PUBLIC_URL, whatever a client says', async () => {
    const answer = await testApp.app.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'elsewhere.test', 'x-forwarded-host': 'elsewhere.test' },
    });
    expect(answer.json().token_endpoint).toBe('https://portal.example.com/oidc/token');
    expect(answer.body).not.toContain('elsewhere');
  });
});
