import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

let testApp: TestApp;
const said = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(async () => {
  said.mockRestore();
  await testApp.close();
});

const paths = [
  '/auth',
  '/auth/none',
  '/token',
  '/token/revocation',
  '/me',
  '/jwks',
  '/session/end',
  '/session/end/confirm',
  '/session/end/success',
  '/device',
  '/device/none',
  '/device/auth',
  '/interaction/none',
  '/assets/none',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/nowhere',
  '/%E0%A4%A',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
const form = 'application/x-www-form-urlencoded';
const junk: readonly (readonly [type: string | null, body: string | undefined])[] = [
  [null, undefined],
  [form, 'user_code=ABCD&xsrf=1&xsrf=2&client_id=%00&grant_type[]=x'],
  [form, `client_id=selvedge-portal&grant_type=refresh_token&refresh_token=${'x'.repeat(70_000)}`],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['text/xml', '<a/>'],
  ['multipart/form-data', '--'],
];
const cookies = [
  undefined,
  'selvedge_session=x; selvedge_session.sig=y',
  `selvedge_session=${'%'.repeat(300)}`,
];

const requests = (path: string) =>
  methods.flatMap((method) =>
    (method === 'GET' || method === 'HEAD' ? junk.slice(0, 1) : junk).flatMap(([type, payload]) =>
      cookies.flatMap((cookie) =>
        ['text/html', 'application/json'].map((accept, index) => ({
          method,
          url: `/oidc${path}`,
          remoteAddress: `2001:db8:${index + cookies.indexOf(cookie)}:${methods.indexOf(method)}::1`,
          headers: { accept, ...(type && { 'content-type': type }), ...(cookie && { cookie }) },
          ...(payload !== undefined && { payload }),
        })),
      ),
    ),
  );

const code = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
const guarded = expect.objectContaining({
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringContaining('camera=(self)'),
  'x-tracking-id': code,
});

describe('every route of the provider', () => {
  it.each(paths)('B4 A13: %s answers junk with headers and an Error ID, and never bare', async (path) => {
    for (const request of requests(path)) {
      const { headers, statusCode, body } = await testApp.app.inject(request);
      const seen = `${request.method} ${JSON.stringify(request.headers)} ${statusCode}`;
      expect([seen, statusCode < 500, headers]).toEqual([seen, true, guarded]);
      const isPage = request.method !== 'HEAD' && String(headers['content-type']).includes('html');
      const told = isPage && statusCode >= 400 ? String(headers['x-tracking-id']) : '';
      expect([seen, body]).toEqual([seen, expect.stringContaining(told)]);
    }
  });

  const nul = ['%00', 'a%00b', '%7B%22userinfo%22%3A%7B%22%5Cu0000%22%3Anull%7D%7D%00'];
  const sent = (path: string, fields: string) =>
    testApp.app.inject({
      method: 'POST',
      url: `/oidc${path}`,
      headers: { 'content-type': form, accept: 'application/json' },
      payload: `client_id=selvedge-command-line&scope=openid&${fields}`,
    });

  it.each(['nonce', 'scope', 'login_hint', 'ui_locales', 'acr_values', 'max_age', 'id_token_hint'])(
    'HZ48: a NUL in %s, which is kept with a code, is refused',
    async (name) => {
      const logged = vi.spyOn(testApp.app.log, 'error');
      for (const value of nul) {
        const { statusCode, headers } = await sent('/device/auth', `${name}=${value}`);
        expect([statusCode, headers]).toEqual([400, guarded]);
      }
      expect(logged.mock.calls).toEqual([]);
      logged.mockRestore();
    },
  );

  const token = (type: string, name: string) => `grant_type=${type}&${name}`;
  it.each([
    ['/device/auth', 'claims'],
    ['/device/auth', 'prompt'],
    ['/device/auth', 'resource'],
    ['/device', 'user_code'],
    ['/device/none', 'user_code'],
    ['/session/end/confirm', 'xsrf'],
    ['/token', 'grant_type'],
    ['/token', token('refresh_token', 'refresh_token')],
    ['/token', token('refresh_token&refresh_token=x', 'scope')],
    ['/token', token('urn:ietf:params:oauth:grant-type:device_code', 'device_code')],
    ['/token/revocation', 'token'],
    ['/me', 'access_token'],
  ])('HZ48: a NUL sent to %s as %s never reaches the database', async (path, name) => {
    const logged = vi.spyOn(testApp.app.log, 'error');
    for (const value of nul) expect((await sent(path, `${name}=${value}`)).statusCode).toBeLessThan(500);
    expect(logged.mock.calls).toEqual([]);
    logged.mockRestore();
  });

  it('B4: nothing of it passes by the log', () => {
    expect(said.mock.calls).toEqual([]);
  });

  it('B4: a fault of the provider itself is a page with an Error ID, and is in the log with it', async () => {
    const { provider } = testApp.identity;
    if (!provider) throw new Error('no provider');
    const find = vi.spyOn(provider.Client, 'find').mockRejectedValue(new Error('the database is away'));
    const logged = vi.spyOn(testApp.app.log, 'error');
    const answer = await testApp.app.inject({
      url: '/oidc/auth?client_id=selvedge-portal&response_type=code',
      headers: { accept: 'text/html' },
    });
    find.mockRestore();
    const tracking = String(answer.headers['x-tracking-id']);
    expect([answer.statusCode, answer.body.includes(tracking)]).toEqual([500, true]);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.body).not.toContain('database is away');
    expect(JSON.stringify(logged.mock.calls)).toContain(tracking);
    expect(said.mock.calls).toEqual([]);
  });
});
