import { describe, expect, it } from 'vitest';
import { endpoint, settingsStruct } from '../contract/index.ts';
import { decodeJson } from '../encoding/base64url.ts';
import { createApi } from '../platform/api/client.ts';
import type { ApiError } from '../platform/api/failure.ts';
import {
  aMoment,
  askedOf,
  comeToRest,
  failureOf,
  PLACE,
  type RunningSession,
  signIn,
  tokenAnswer,
} from '../testing/sessions.ts';
import { createTokenSource } from './tokenSource.ts';

const query = endpoint({ name: 'query', path: '/things', answer: settingsStruct });
const settings = { selectedLanguage: null };
const isCall = ({ request }: { request: Request }) => request.url.startsWith('https://api.test/');
const isRefresh = ({ request }: { request: Request }) => request.url === 'https://id.test/refresh';

const apiOf = ({ actor, page }: RunningSession) =>
  createApi({
    bases: { apiUrl: 'https://api.test', extranetUrl: 'https://extranet.test' },
    fetch: page.ports.fetch,
    tokens: createTokenSource(() => actor.getSnapshot().children.tokens, page.ports.now),
    language: () => 'en',
    backOff: () => 0,
  });

const refreshes = ({ page }: RunningSession) =>
  page.requested.filter((line) => line.endsWith('/refresh')).length;

/** The server: calls with `valid` are answered, others refused. */
const serve = async ({ page }: RunningSession, valid: string | null) => {
  await aMoment();
  for (const call of page.pending.filter(isCall)) {
    if (call.request.headers.get('x-extranet-token') === valid) call.answer(200, settings);
    else call.answer(401, { message: 'expired' });
  }
  await aMoment(20);
};

const errorOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('answered');
    },
    (error: ApiError) => error,
  );

describe('A7 one renewal', () => {
  it('A7 50 calls that meet a token expired by the clock run one refresh', async () => {
    const session = await signIn();
    const api = apiOf(session);
    session.page.pass(600_000);
    const calls = Promise.all(Array.from({ length: 50 }, () => api.send(query, {})));
    await comeToRest(session);
    expect(session.page.requested.slice(-1)).toEqual(['POST https://id.test/refresh']);
    expect(await session.page.pending[0]?.form()).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'r-a1',
      renewal_key: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(session.page.pending[0]?.request.headers.get('authorization')).toMatch(/^Basic /);
    session.page.pending[0]?.answer(200, tokenAnswer('a2'));
    await aMoment(30);
    await serve(session, 'a2');
    expect(await calls).toEqual(Array.from({ length: 50 }, () => settings));
    expect(refreshes(session)).toBe(1);
    session.actor.stop();
  });

  it('A7 50 calls that are refused with the same token run one refresh', async () => {
    const session = await signIn();
    const api = apiOf(session);
    const calls = Promise.all(Array.from({ length: 50 }, () => api.send(query, {})));
    await serve(session, 'a2');
    expect(session.page.pending.filter(isRefresh)).toHaveLength(1);
    session.page.pending[0]?.answer(200, tokenAnswer('a2'));
    await aMoment(30);
    await serve(session, 'a2');
    await calls;
    expect(refreshes(session)).toBe(1);
  });

  it('HZ16: a late refusal of an old token only sends the call again', async () => {
    const session = await signIn();
    const api = apiOf(session);
    const [early, late] = [api.send(query, {}), api.send(query, {})];
    await aMoment();
    const [first, second] = session.page.pending.filter(isCall);
    first?.answer(401, {});
    await aMoment(20);
    session.page.pending.find(isRefresh)?.answer(200, tokenAnswer('a2'));
    await aMoment(20);
    second?.answer(401, {});
    await aMoment(20);
    await serve(session, 'a2');
    await Promise.all([early, late]);
    expect(refreshes(session)).toBe(1);
  });

  it('A7 a new pair of tokens is stored, and an old refresh token kept where there is no new one', async () => {
    const session = await signIn();
    const call = apiOf(session).send(query, {});
    await serve(session, 'a2');
    session.page.pending.find(isRefresh)?.answer(200, { access_token: 'a2' });
    await aMoment(20);
    await serve(session, 'a2');
    await call;
    expect(JSON.parse(session.page.session.get('selvedge.tokens') ?? '')).toEqual({
      accessToken: 'a2',
      refreshToken: 'r-a1',
      expiresAt: null,
    });
  });
});

describe('A7 the network is lost', () => {
  it('HZ16: keeps the tokens, says network to the calls, and tries again by itself', async () => {
    const session = await signIn();
    const api = apiOf(session);
    session.page.pass(600_000);
    const calls = Array.from({ length: 6 }, () => errorOf(api.send(query, {})));
    await comeToRest(session);
    session.page.pending[0]?.lose();
    const kinds = (await Promise.all(calls)).map(({ failure }) => failure.kind);
    expect(kinds).toEqual(Array.from({ length: 6 }, () => 'network'));
    expect(session.page.session.has('selvedge.tokens')).toBe(true);
    expect(session.actor.getSnapshot().value).toBe('signedIn');
    session.clock.increment(1000);
    await aMoment();
    session.page.pending[0]?.answer(503, '<h1>no</h1>');
    await aMoment();
    session.clock.increment(1999);
    await aMoment();
    expect(refreshes(session)).toBe(2);
    session.clock.increment(1);
    await aMoment();
    expect(refreshes(session)).toBe(3);
    session.page.pending[0]?.answer(200, tokenAnswer('a2'));
    await comeToRest(session);
    const call = api.send(query, {});
    await serve(session, 'a2');
    expect(await call).toEqual(settings);
  });

  for (const [title, headers, pause] of [
    ['as long as it says', { 'retry-after': '90' }, 90_000],
    ['until the time that it says', { 'retry-after': 'Sat, 21 Nov 2026 08:02:00 GMT' }, 120_000],
    ['half a minute where it does not say', {}, 30_000],
    ['at most ten minutes', { 'retry-after': '86400' }, 600_000],
  ] as const) {
    it(`A7 a provider that was asked too often (429) is left alone ${title}, whatever is called`, async () => {
      const session = await signIn();
      const api = apiOf(session);
      session.page.wake();
      session.actor.getSnapshot().children.tokens?.send({ type: 'token.refused', accessToken: 'a1' });
      await comeToRest(session);
      session.page.pending[0]?.answer(429, '<h1>Too many</h1>', headers);
      await comeToRest(session);
      session.page.pass(0);
      expect(session.actor.getSnapshot().value).toBe('signedIn');
      session.page.wake();
      session.actor.getSnapshot().children.tokens?.send({ type: 'token.needed' });
      session.clock.increment(pause - 1);
      await aMoment();
      expect(refreshes(session)).toBe(1);
      const failed = errorOf(api.send(query, {}));
      expect((await failed).failure.kind).toBe('network');
      session.clock.increment(1);
      await aMoment();
      expect(refreshes(session)).toBe(2);
      session.page.pending[0]?.answer(200, tokenAnswer('a2'));
      await comeToRest(session);
      const call = api.send(query, {});
      await serve(session, 'a2');
      expect(await call).toEqual(settings);
    });
  }

  it('a call made while the network is lost tries at once', async () => {
    const session = await signIn();
    const api = apiOf(session);
    session.page.pass(600_000);
    const first = errorOf(api.send(query, {}));
    await comeToRest(session);
    session.page.pending[0]?.lose();
    await first;
    const second = api.send(query, {});
    await comeToRest(session);
    session.page.pending[0]?.answer(200, tokenAnswer('a2'));
    await aMoment(20);
    await serve(session, 'a2');
    expect(await second).toEqual(settings);
  });
});

describe('A7 HZ19 the provider refuses', () => {
  for (const status of [400, 401, 403, 404, 410]) {
    it(`A7 ${status} clears the tokens and signs in once, at the same place`, async () => {
      const session = await signIn();
      const { page } = session;
      page.go('/ordering/preorder/c-2?sort=price');
      const api = apiOf(session);
      page.pass(600_000);
      const calls = Array.from({ length: 10 }, () => errorOf(api.send(query, {})));
      await comeToRest(session);
      page.pending[0]?.answer(status, status === 400 ? { error: 'invalid_grant' } : '<h1>No</h1>');
      const kinds = (await Promise.all(calls)).map(({ failure }) => failure.kind);
      expect(new Set(kinds)).toEqual(new Set(['authentication']));
      await comeToRest(session);
      expect(page.session.has('selvedge.tokens')).toBe(false);
      expect(page.left).toHaveLength(1);
      expect(decodeJson(askedOf(page).state ?? '')).toMatchObject({
        location: '/ordering/preorder/c-2?sort=price',
      });
    });
  }

  it('A7 without a refresh token an expired token means signing in again', async () => {
    const session = await signIn();
    session.page.session.set('selvedge.tokens', '{"accessToken":"a1","refreshToken":null,"expiresAt":1}');
    session.page.wake();
    await aMoment(20);
    await comeToRest(session);
    expect(session.page.left).toHaveLength(1);
    expect(refreshes(session)).toBe(0);
  });
});

describe('A8 a call is refused, and so is the renewal', () => {
  const ends = {
    refused: (session: RunningSession) =>
      session.page.pending.find(isRefresh)?.answer(400, { error: 'invalid_grant' }),
    lost: (session: RunningSession) => session.page.pending.find(isRefresh)?.lose(),
  };
  it.each(Object.entries(ends))('A8 says what the 401 said where the renewal is %s', async (_, end) => {
    const session = await signIn();
    const call = errorOf(apiOf(session).send(query, {}));
    await serve(session, null);
    end(session);
    expect((await call).failure).toMatchObject({
      kind: 'authentication',
      status: 401,
      message: 'Authentication error: expired',
    });
    session.actor.stop();
  });
});

describe('HZ18 loops', () => {
  it('A8 a token that is still refused after the bounded tries ends in the dialog', async () => {
    const session = await signIn();
    const call = errorOf(apiOf(session).send(query, {}));
    for (let turn = 1; turn <= 5; turn += 1) {
      await serve(session, null);
      session.page.pending.find(isRefresh)?.answer(200, tokenAnswer(`b${turn}`));
      await aMoment(20);
    }
    expect((await call).failure).toMatchObject({
      kind: 'authentication',
      message: 'Authentication error: expired',
    });
    await comeToRest(session);
    expect(failureOf(session)?.fault).toBe('tokenRejected');
    expect(session.page.requested.filter((line) => line.includes('api.test'))).toHaveLength(5);
    expect(refreshes(session)).toBe(4);
    expect(session.page.session.has('selvedge.tokens')).toBe(false);
    expect(session.page.path()).toBe(PLACE);
  });
});

describe('A13', () => {
  it('A13 without anyone signed in no call is sent', async () => {
    const tokens = createTokenSource(
      () => undefined,
      () => 0,
    );
    for (const asked of [tokens.current(), tokens.renewed('a1')])
      expect((await errorOf(asked)).failure).toMatchObject({
        kind: 'authentication',
        code: 'signedOut',
        message: 'Authentication error: Unauthorized',
      });
  });
});
