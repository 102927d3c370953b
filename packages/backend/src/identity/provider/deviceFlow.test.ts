import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, locationOf } from '../../testing/browser.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { commandLineId, demoGrant, deviceGrant } from '../clients/commandLine.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO_SIGN_IN: 'on' } });
});
afterAll(() => testApp.close());

const post = (path: string, fields: Readonly<Record<string, string>>, app = testApp) =>
  app.app.inject({
    method: 'POST',
    url: `/oidc${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    payload: new URLSearchParams({ client_id: commandLineId, ...fields }).toString(),
  });

const begin = async () => {
  const answer = await post('/device/auth', { scope: 'openid profile email' });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { device_code: string; user_code: string; verification_uri_complete: string };
};
const poll = (device_code: string) => post('/token', { grant_type: deviceGrant, device_code });
const rolesWith = (token: string) =>
  testApp.app.inject({ url: '/api/v1/user/roles', headers: { 'x-extranet-token': token } });

const hidden = (body: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

/** The pages from the link to the question whether this is the code. */
async function askedAbout(browser: Browser, address: string, language = 'en') {
  const filled = locationOf(await browser.get(address));
  const form = await browser.get(filled.href, { 'accept-language': language });
  const code = /id="code"[^>]* value="([^"]*)"/.exec(form.body)?.[1] ?? '';
  const xsrf = hidden(form.body, 'xsrf');
  const question = await browser.submit('/oidc/device', { xsrf, user_code: code, language });
  return { form, question, fields: { xsrf, user_code: code, language } };
}

describe('signing in at another device', () => {
  it('A7 a code shown by a command line and confirmed by whoever signs in leads to tokens that renew', async () => {
    const { device_code, user_code, verification_uri_complete } = await begin();
    expect((await poll(device_code)).json().error).toBe('authorization_pending');
    const browser = new Browser(testApp.app);
    const { question, fields } = await askedAbout(browser, verification_uri_complete);
    expect(question.body).toContain('Is this your code?');
    expect(question.body).toContain(user_code);
    const toSignIn = locationOf(await browser.submit('/oidc/device', { ...fields, confirm: 'yes' }));
    expect(toSignIn.pathname).toMatch(/^\/oidc\/interaction\//);
    const signIn = { email: 'buyer@selvedge.test', password: 'selvedge' };
    const back = locationOf(await browser.submit(toSignIn.pathname, signIn));
    expect((await browser.get(back.href)).body).toContain('You are signed in');

    const tokens = (await poll(device_code)).json();
    expect((await rolesWith(tokens.access_token)).statusCode).toBe(200);
    expect((await poll(device_code)).json().error).toBe('invalid_grant');
    expect((await rolesWith(tokens.access_token)).statusCode).toBe(401);
    expect(JSON.parse(testApp.securityLines.at(-1) ?? '')).toMatchObject({
      security: 'token.reused',
      user: 'u-buyer',
      kind: 'device code',
    });
  });

  it('A7 its tokens outlive the browser that confirmed it, renew, and end when they are given back', async () => {
    const { device_code, verification_uri_complete } = await begin();
    const browser = new Browser(testApp.app);
    await signedIn(testApp, 'buyer@selvedge.test', browser);
    const { fields } = await askedAbout(browser, verification_uri_complete, 'de');
    const done = await browser.submit('/oidc/device', { ...fields, confirm: 'yes' });
    expect(done.body).toContain('Sie sind angemeldet');
    const first = (await poll(device_code)).json();
    const page = await browser.get(testApp.identity.page.logoutUrl ?? '', {
      'sec-fetch-site': 'same-origin',
    });
    await browser.submit('/oidc/session/end/confirm', { xsrf: hidden(page.body, 'xsrf'), logout: 'yes' });
    expect((await rolesWith(first.access_token)).statusCode).toBe(200);

    const renew = (refresh_token: string) => post('/token', { grant_type: 'refresh_token', refresh_token });
    const second = (await renew(first.refresh_token)).json();
    expect((await rolesWith(second.access_token)).statusCode).toBe(200);
    await post('/token/revocation', { token: second.refresh_token });
    expect((await renew(second.refresh_token)).json().error).toBe('invalid_grant');
    expect((await rolesWith(second.access_token)).statusCode).toBe(401);
  });

  it('a refused code signs nobody in, and an unknown one is told beside its field', async () => {
    const { device_code, verification_uri_complete } = await begin();
    const browser = new Browser(testApp.app);
    const { fields } = await askedAbout(browser, verification_uri_complete);
    const refused = await browser.submit('/oidc/device', { ...fields, abort: 'yes' });
    expect(refused.body).toContain('The command line was not signed in.');
    expect((await poll(device_code)).json().error).toBe('access_denied');
    const form = await browser.get('/oidc/device');
    const xsrf = hidden(form.body, 'xsrf');
    const unknown = await browser.submit('/oidc/device', { xsrf, user_code: 'ZZZZ-ZZZZ', language: 'en' });
    expect(unknown.body).toContain('aria-describedby="problem"');
    expect(unknown.body).toContain('This code is not valid.');
    const forged = await browser.submit('/oidc/device', {
      xsrf: 'x',
      user_code: 'ZZZZ-ZZZZ',
      confirm: 'yes',
    });
    expect(forged.body).not.toContain('You are signed in');
  });
});

describe('demo accounts without a password', () => {
  it('give an access token of a demo account alone, which cannot be renewed', async () => {
    const answer = await post('/token', { grant_type: demoGrant, account: 'buyer' });
    const tokens = answer.json();
    expect((await rolesWith(tokens.access_token)).statusCode).toBe(200);
    expect(tokens.refresh_token).toBeUndefined();
    for (const account of ['nobody', 'buyer@selvedge.test', ''])
      expect((await post('/token', { grant_type: demoGrant, account })).statusCode).toBe(400);
  });

  it('are off unless asked for, and cannot be asked for on a portal that others reach', async () => {
    const usual = await startTestApp();
    const refused = await post('/token', { grant_type: demoGrant, account: 'buyer' }, usual);
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'unsupported_grant_type']);
    await usual.close();
    const elsewhere = { DEMO: '', DEMO_SIGN_IN: 'on', PUBLIC_URL: 'https://portal.example.com' };
    await expect(startTestApp({ environment: elsewhere })).rejects.toThrow('DEMO_SIGN_IN');
  });
});
