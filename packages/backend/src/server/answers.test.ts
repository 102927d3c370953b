import * as contract from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../endpoint/bind.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let testApp: TestApp;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  testApp = await startTestApp();
  ({ headers } = await signedIn(testApp, 'buyer@selvedge.test'));
});
afterAll(() => testApp.close());

type AnyEndpoint = contract.Endpoint<unknown, unknown, unknown, unknown>;
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'credentials' in value && 'path' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

describe('the contract', () => {
  it('B7: has a route for each of its endpoints', () => {
    expect(endpoints.length).toBeGreaterThan(20);
    const missing = endpoints.filter((endpoint) => {
      const { method } = endpoint;
      return !testApp.app.hasRoute({ method, url: addressOf(endpoint) });
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  /** The call without a token, and with one that nobody was given. */
  async function asked(endpoint: AnyEndpoint) {
    const { method, credentials } = endpoint;
    const url = addressOf(endpoint).replace(/:\w+/g, 'x');
    const without = await testApp.app.inject({ method, url });
    const madeUp = await testApp.app.inject({
      method,
      url,
      headers: credentials === 'bearer' ? { authorization: 'Bearer x' } : { 'x-extranet-token': 'x' },
    });
    return { without, madeUp };
  }
  const that = (...kinds: readonly contract.Credentials[]) =>
    endpoints.filter(({ credentials }) => kinds.includes(credentials));

  it.each(that('token', 'bearer'))(
    'A13: $name answers 401 without a token, and 401 with a made-up one',
    async (endpoint) => {
      const { without, madeUp } = await asked(endpoint);
      expect([without.statusCode, without.json().code]).toEqual([401, 'unauthorized']);
      expect([madeUp.statusCode, madeUp.json().code]).toEqual([401, 'tokenExpired']);
    },
  );

  it.each(that('optional'))(
    'A13: $name answers anybody without a token, and 401 with a made-up one',
    async (endpoint) => {
      const { without, madeUp } = await asked(endpoint);
      expect(without.statusCode).not.toBe(401);
      expect([madeUp.statusCode, madeUp.json().code]).toEqual([401, 'tokenExpired']);
    },
  );

  it.each(that('none'))('A13: $name looks at no access token', async (endpoint) => {
    const { without, madeUp } = await asked(endpoint);
    const answerOf = ({ statusCode, body }: typeof without) => ({
      statusCode,
      body: body.replace(/[0-9A-Z]{4}-[0-9A-Z]{4}/g, ''),
    });
    expect(answerOf(madeUp)).toEqual(answerOf(without));
  });
});

describe('answers', () => {
  it('HZ41: vary with the language and are kept nowhere', async () => {
    const answer = await testApp.app.inject({ url: '/api/v1/user/roles', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.vary).toContain('x-language');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('HZ43: carry the security headers, without https where the portal has none', async () => {
    const answer = await testApp.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const policy = answer.headers['content-security-policy'];
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify selvedge',
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
  });

  it('HZ43: carry the security headers where the request cannot be read', async () => {
    const answer = await testApp.app.inject({ url: '/api/%zz', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json().tracking]).toEqual([400, answer.headers['x-tracking-id']]);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
  });

  it('are compressed where that is worth it', async () => {
    const answer = await testApp.app.inject({
      url: '/api/v1/dashboard/tiles',
      headers: { ...headers, 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toContain('x-language');
  });

  it('say that the server is well', async () => {
    expect((await testApp.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });
});

describe('failures', () => {
  const tracking = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  it('B4: have message, tracking and code, in the language asked for', async () => {
    const english = await testApp.app.inject({ url: '/api/v1/nothing', headers: { 'x-language': 'en' } });
    expect(english.statusCode).toBe(404);
    expect(english.json()).toEqual({ message: 'This could not be found.', tracking, code: 'notFound' });
    const german = await testApp.app.inject({ url: '/api/v1/nothing', headers: { 'x-language': 'de' } });
    expect(german.json().message).toBe('Das konnte nicht gefunden werden.');
    expect(german.json().tracking).not.toBe(english.json().tracking);
  });

  it.each<[string, { method?: 'GET' | 'POST'; url: string; payload?: string; type?: string }]>([
    ['an unknown field of the query', { url: '/api/v1/preorder/customers?unknown=1' }],
    ['a field given twice', { url: '/api/v1/preorder/customers?query=a&query=b' }],
    ['a query where there is none', { url: '/api/v1/user/roles?a=b' }],
    ['NUL in the query', { url: '/api/v1/preorder/customers?query=%00' }],
    ['NUL in the path', { url: '/api/v1/preorder/customers/a%00b' }],
    ['broken percent encoding', { url: '/api/v1/preorder/customers/%E0%A4%A' }],
    ['an environment that does not exist', { url: '/api/v1/elsewhere/customers' }],
    [
      'an unknown field of the body',
      { method: 'POST', url: '/api/v1/preorder/carts', payload: '{"admin":true}' },
    ],
    ['broken JSON', { method: 'POST', url: '/api/v1/preorder/carts', payload: '{' }],
    ['a polluting body', { method: 'POST', url: '/api/v1/preorder/carts', payload: '{"__proto__":{"a":1}}' }],
    ['no body', { method: 'POST', url: '/api/v1/preorder/carts' }],
    [
      'another content type',
      { method: 'POST', url: '/api/v1/preorder/carts', payload: '<a/>', type: 'text/xml' },
    ],
    [
      'an object in place of a text, which cannot become one',
      {
        method: 'POST',
        url: '/api/v1/preorder/carts',
        payload:
          '{"customerId":{"toString":1},"season":"SS27","subdivision":[{"valueOf":1,"toString":null}],"collectionType":"main"}',
      },
    ],
    [
      'a lone surrogate',
      {
        method: 'POST',
        url: '/api/v1/preorder/carts',
        payload: '{"customerId":"\\ud800","season":"SS27","subdivision":"13-0","collectionType":"main"}',
      },
    ],
  ])(
    'HZ13 HZ48: are 400 for %s',
    async (_what, { method = 'GET', url, payload, type = 'application/json' }) => {
      const answer = await testApp.app.inject({
        method,
        url,
        headers: { ...headers, ...(payload !== undefined && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: expect.any(String), tracking, code: 'badRequest' },
      ]);
    },
  );

  it('HZ50: are 413 for a body beyond the limit', async () => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/v1/preorder/carts',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify('x'.repeat(1_100_000)),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'tooLarge']);
  });
});

it('HZ38: nothing secret reaches the log', async () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  const logging = await startTestApp({ environment: { LOG_LEVEL: 'debug' } });
  try {
    const { tokens, headers: own } = await signedIn(logging, 'buyer@selvedge.test');
    await logging.app.inject({ url: '/api/v1/user/roles?secret=hidden', headers: own });
    await logging.app.inject({ url: '/api/v1/nothing?code=hidden' });
    const log = written.join('');
    expect(log).toContain('"statusCode":200');
    for (const secret of [
      tokens.access_token,
      tokens.refresh_token,
      'buyer@',
      'selvedge.test',
      'hidden',
      'code=',
    ])
      expect(log).not.toContain(secret);
  } finally {
    spy.mockRestore();
    await logging.close();
  }
});
