import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLineId, demoGrant } from '../identity/clients/commandLine.ts';
import { Browser, locationOf } from '../testing/browser.ts';
import { operatorOf } from '../testing/operator.ts';
import { authorization, codeFor, exchange, postToken, refresh, signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { createSecurityLog } from './securityLog.ts';

let testApp: TestApp;
beforeAll(async () => {
  // The log is silent; this one is not.
  testApp = await startTestApp({ environment: { LOG_LEVEL: 'silent', DEMO_SIGN_IN: 'on' } });
});
afterAll(() => testApp.close());

const errorId = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
const hash = expect.stringMatching(/^[\w-]{16}$/);
const always = {
  ...{ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), instance: expect.stringContaining(':8080') },
  ...{ tracking: errorId, request: errorId, trace: expect.stringMatching(/^[\da-f]{32}$/), address: hash },
};

async function notedBy(work: () => Promise<unknown>) {
  const from = testApp.securityLines.length;
  await work();
  return testApp.securityLines.slice(from).map((line) => JSON.parse(line));
}

async function form() {
  const browser = new Browser(testApp.app);
  const { pathname } = locationOf(await browser.get(authorization(testApp).address));
  return (email: string, password: string) => browser.submit(pathname, { email, password });
}

describe('the security log', () => {
  it('A13: has a line for who signed in, who was refused and who is locked out', async () => {
    const sign = await form();
    expect(await notedBy(() => sign('viewer@selvedge.test', 'my own secret'))).toEqual([
      { ...always, security: 'signIn.refused', user: 'u-viewer', account: hash },
    ]);
    expect(await notedBy(() => sign('my own secret', 'x'))).toEqual([
      { ...always, security: 'signIn.refused', user: null, account: hash },
    ]);
    expect(await notedBy(() => sign('viewer@selvedge.test', 'selvedge'))).toEqual([
      { ...always, security: 'signIn.succeeded', user: 'u-viewer' },
    ]);
    const guess = await form();
    const lines = await notedBy(async () => {
      for (let attempt = 0; attempt < 10; attempt += 1) await guess('locked@selvedge.test', 'x');
    });
    expect(lines.filter(({ security }) => security === 'signIn.refused')).toHaveLength(10);
    expect(await notedBy(() => guess('locked@selvedge.test', 'x'))).toEqual([
      { ...always, security: 'signIn.locked', account: hash, by: 'accountAndAddress' },
    ]);
  });

  it('A7: has one for a refresh token that comes a second time, and one for signing out', async () => {
    const browser = new Browser(testApp.app);
    const { tokens } = await signedIn(testApp, 'buyer@selvedge.test', browser);
    await refresh(testApp, tokens.refresh_token);
    expect(await notedBy(() => refresh(testApp, tokens.refresh_token))).toEqual([
      {
        ...always,
        security: 'token.reused',
        user: 'u-buyer',
        client: 'selvedge-portal',
        kind: 'refresh token',
      },
    ]);
    const out = await browser.get(testApp.identity.page.logoutUrl ?? '', { 'sec-fetch-site': 'same-origin' });
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(out.body)?.[1] ?? '';
    const end = () => browser.submit('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    expect(await notedBy(end)).toEqual([{ ...always, security: 'session.ended', user: 'u-buyer' }]);
  });

  it('A7: has one for a code that comes a second time, with whose it is', async () => {
    const asked = authorization(testApp);
    const back = await codeFor(new Browser(testApp.app), asked, 'buyer@selvedge.test');
    const code = back.searchParams.get('code') ?? '';
    await exchange(testApp, code, asked.verifier);
    expect(await notedBy(() => exchange(testApp, code, asked.verifier))).toEqual([
      { ...always, security: 'token.reused', user: 'u-buyer', client: 'selvedge-portal', kind: 'code' },
    ]);
  });

  it('A7: says of each whose it is where a code comes several times at the same moment', async () => {
    const asked = authorization(testApp);
    const back = await codeFor(new Browser(testApp.app), asked, 'buyer@selvedge.test');
    const code = back.searchParams.get('code') ?? '';
    const several = () => Promise.all([1, 2, 3].map(() => exchange(testApp, code, asked.verifier)));
    const line = {
      ...always,
      security: 'token.reused',
      user: 'u-buyer',
      client: 'selvedge-portal',
      kind: 'code',
    };
    // The first that is noted ends the grant; who comes after that has a code of which nothing is known any more.
    const noted = await notedBy(several);
    expect([1, 2]).toContain(noted.length);
    expect(noted).toEqual(noted.map(() => line));
  });

  it('A13: has one for a sign-in that its page or its command line has given back', async () => {
    const { tokens } = await signedIn(testApp, 'buyer@selvedge.test');
    const back = (token: string) => () => postToken(testApp, { token }, '/oidc/token/revocation');
    expect(await notedBy(back(tokens.refresh_token))).toEqual([
      { ...always, security: 'session.ended', user: 'u-buyer', client: 'selvedge-portal' },
    ]);
    expect(await notedBy(back(tokens.refresh_token))).toEqual([]);
    expect(await notedBy(back('invented'))).toEqual([]);
  });

  it('A13: has one for who is let in without a password, as on a demonstration', async () => {
    const fields = { grant_type: demoGrant, client_id: commandLineId, account: 'buyer' };
    const ask = (more: Readonly<Record<string, string>>) => () =>
      testApp.app.inject({
        method: 'POST',
        url: '/oidc/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...fields, ...more }).toString(),
      });
    expect(await notedBy(ask({}))).toEqual([
      { ...always, security: 'signIn.succeeded', user: 'u-buyer', by: 'demo' },
    ]);
    expect(await notedBy(ask({ account: 'nobody' }))).toEqual([]);
  });

  it('A13: has one for what a user has no right to, and for what belongs to others', async () => {
    const { headers } = await signedIn(testApp, 'viewer@selvedge.test');
    const forbidden = () => testApp.app.inject({ url: '/api/v1/preorder/carts/some-cart/findings', headers });
    const foreign = () =>
      testApp.app.inject({ url: '/api/v1/preorder/sellingTime/list/active/some-customer', headers });
    const line = { ...always, security: 'rights.refused', user: 'u-viewer' };
    expect(await notedBy(forbidden)).toEqual([
      { ...line, what: 'right', call: 'GET /api/v1/:rightEnv/carts/:cartId/findings' },
    ]);
    expect(await notedBy(foreign)).toEqual([
      { ...line, what: 'object', call: 'GET /api/v1/:rightEnv/sellingTime/list/active/:customerId' },
    ]);
  });

  it('A13: has one for each thing an operator changes, with who, and for who is no operator', async () => {
    const operator = await operatorOf(testApp);
    expect(await notedBy(() => operator('GET', '/maintenances'))).toEqual([]);
    expect(await notedBy(() => operator('DELETE', '/maintenances/none'))).toEqual([
      {
        ...always,
        security: 'operator.changed',
        operator: null,
        call: 'DELETE /operator/maintenances/none',
        status: 404,
      },
    ]);
    const stranger = () => testApp.app.inject({ method: 'DELETE', url: '/operator/maintenances/none' });
    expect(await notedBy(stranger)).toEqual([
      { ...always, security: 'operator.refused', call: 'DELETE /operator/maintenances/none' },
    ]);
  });

  it('A13: holds no password, no token, no e-mail and no address of a person', () => {
    const all = testApp.securityLines.join('');
    expect(testApp.securityLines.length).toBeGreaterThan(15);
    for (const secret of ['my own secret', 'selvedge.test', '127.0.0.1', '"selvedge"'])
      expect(all).not.toContain(secret);
    expect(testApp.securityLines.every((line) => line.endsWith('}\n'))).toBe(true);
  });

  it('writes addresses as they are where operations ask for it', () => {
    const lines: string[] = [];
    const write = (line: string) => lines.push(line);
    const log = createSecurityLog({ key: 'k', instance: 'one', addresses: 'plain', now: () => 0, write });
    log.note('signIn.succeeded', { ip: '192.0.2.1', id: 'AAAA-AAAA' }, { user: 'u-1' });
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      security: 'signIn.succeeded',
      instance: 'one',
      tracking: 'AAAA-AAAA',
      address: '192.0.2.1',
      user: 'u-1',
    });
  });
});
