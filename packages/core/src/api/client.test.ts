import { describe, expect, it } from 'vitest';
import { dashboardTiles, endpoint, settingsStruct, updateLanguage, userProfile } from '../contract/index.ts';
import { type ApiDeps, createApi } from './client.ts';
import { type ApiError, isSilent } from './failure.ts';

const query = endpoint({ name: 'query', path: '/things', answer: settingsStruct });
const mutation = endpoint({ name: 'mutation', path: '/things', method: 'POST', answer: settingsStruct });

type Answer = Response | Error;

const json = (status: number, body: unknown, statusText = ''): Response =>
  new Response(JSON.stringify(body), {
    status,
    statusText,
    headers: { 'content-type': 'application/json' },
  });

/** A client whose server gives the n-th answer to the n-th request. */
const clientOf = (answer: (nth: number, request: Request) => Answer, deps: Partial<ApiDeps> = {}) => {
  const requests: Request[] = [];
  const bodies: Promise<string>[] = [];
  const rejected: string[] = [];
  let renewals = 0;
  const api = createApi({
    bases: { apiUrl: 'https://api.test', extranetUrl: 'https://extranet.test' },
    fetch: async (request) => {
      requests.push(request);
      bodies.push(request.clone().text());
      const given = answer(requests.length, request);
      if (given instanceof Error) throw given;
      return given;
    },
    tokens: {
      held: () => true,
      current: async () => 't0',
      renewed: async () => {
        renewals += 1;
        return `t${renewals}`;
      },
      rejected: (token) => rejected.push(token),
    },
    language: () => 'de',
    backOff: () => 0,
    ...deps,
  });
  return { api, requests, bodies, rejected, renewals: () => renewals };
};

const errorOf = async (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call was answered');
    },
    (error: ApiError) => error,
  );

describe('B1 headers and addresses', () => {
  it('B1 every call carries token and language, under version v1', async () => {
    const { api, requests } = clientOf(() => json(200, []));
    await api.send(dashboardTiles, {});
    expect(requests[0]?.url).toBe('https://api.test/v1/dashboard/tiles');
    expect(requests[0]?.headers.get('x-extranet-token')).toBe('t0');
    expect(requests[0]?.headers.get('x-language')).toBe('de');
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('B1 an extranet call also proves itself by bearer', async () => {
    const profile = { firstName: 'A', lastName: 'B', canonicalId: 'c', email: 'a@b.test' };
    const { api, requests } = clientOf(() => json(200, profile));
    await api.send(userProfile, {});
    expect(requests[0]?.url).toBe('https://extranet.test/api/userProfile');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer t0');
  });

  it('A13 an anonymous call asks for no token and sends none', async () => {
    const open = endpoint({ name: 'open', path: '/open', credentials: 'none', answer: settingsStruct });
    const { api, requests } = clientOf(() => json(200, { selectedLanguage: null }), {
      tokens: {
        held: () => true,
        current: () => Promise.reject(new Error('asked')),
        renewed: () => Promise.reject(new Error('asked')),
        rejected: () => {},
      },
    });
    await api.send(open, {});
    expect(requests[0]?.headers.has('x-extranet-token')).toBe(false);
  });

  it('A13 without a token no other call is sent', async () => {
    const { api, requests } = clientOf(() => json(200, {}), {
      tokens: {
        held: () => true,
        current: () => Promise.reject(new Error('nobody is signed in')),
        renewed: () => Promise.reject(new Error('nobody is signed in')),
        rejected: () => {},
      },
    });
    await errorOf(api.send(query, {}));
    expect(requests).toEqual([]);
  });
});

describe('B2 empty answers', () => {
  for (const status of [202, 204]) {
    it(`B2 ${status} yields null`, async () => {
      const { api } = clientOf(() => new Response(null, { status }));
      expect(await api.send(updateLanguage, { params: { locale: 'de' } })).toBeNull();
      expect(await api.send(query, {})).toBeNull();
    });
  }
});

describe('B3 retries', () => {
  const always = (status: number) => () => json(status, { message: 'no' });
  const lost = () => new TypeError('fetch failed');
  const cases = [
    ['a query that always gets 500', query, always(500), 4],
    ['a query that is always lost', query, lost, 4],
    ['a query that always gets 401', query, always(401), 5],
    ['a query that gets 404', query, always(404), 1],
    ['a mutation that always gets 401', mutation, always(401), 5],
    ['a mutation that gets 500', mutation, always(500), 1],
    ['a mutation that is lost', mutation, lost, 1],
    ['a mutation that gets 503', mutation, always(503), 1],
    ['a mutation that gets 404', mutation, always(404), 1],
  ] as const;
  for (const [title, asked, answer, requested] of cases) {
    it(`B3 ${title} is sent ${requested} times`, async () => {
      const { api, requests } = clientOf(answer);
      await errorOf(api.send(asked, {}));
      expect(requests).toHaveLength(requested);
    });
  }

  it('B3 a query that fails three times succeeds at the fourth', async () => {
    const { api, requests } = clientOf((nth) =>
      nth < 4 ? json(502, {}) : json(200, { selectedLanguage: 'en' }),
    );
    expect(await api.send(query, {})).toEqual({ selectedLanguage: 'en' });
    expect(requests).toHaveLength(4);
  });

  it('B3 a token error after three failures still gets its fourth retry, and no failure does', async () => {
    const { api, requests } = clientOf((nth) => json(nth === 4 ? 401 : 500, {}));
    await errorOf(api.send(query, {}));
    expect(requests).toHaveLength(5);
  });

  it('B3 a mutation is repeated with its body and idempotency key', async () => {
    const posting = endpoint({
      name: 'posting',
      path: '/things',
      method: 'POST',
      body: settingsStruct,
      answer: settingsStruct,
    });
    const { api, requests, bodies } = clientOf((nth) =>
      nth === 1 ? json(401, {}) : json(200, { selectedLanguage: 'de' }),
    );
    await api.send(posting, { body: { selectedLanguage: 'de' }, idempotencyKey: 'k-1' });
    expect(await Promise.all(bodies)).toEqual(['{"selectedLanguage":"de"}', '{"selectedLanguage":"de"}']);
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1']);
  });

  it('A8 a refused call is sent again with the renewed token', async () => {
    const { api, requests, renewals } = clientOf((nth) =>
      nth === 1 ? json(401, {}) : json(200, { selectedLanguage: null }),
    );
    await api.send(query, {});
    expect(requests.map(({ headers }) => headers.get('x-extranet-token'))).toEqual(['t0', 't1']);
    expect(renewals()).toBe(1);
  });

  it('A8 a 401 that stays is an authentication error, and its last token is reported', async () => {
    const { api, rejected } = clientOf(() => json(401, { message: 'Token unknown' }));
    const { failure } = await errorOf(api.send(query, {}));
    expect(failure).toMatchObject({
      kind: 'authentication',
      status: 401,
      message: 'Authentication error: Token unknown',
    });
    expect(rejected).toEqual(['t4']);
  });

  it('B3 waits between tries, but not for a token', async () => {
    const waits: number[] = [];
    const { api } = clientOf((nth) => json(nth === 1 ? 401 : 500, {}), {
      backOff: (retry) => {
        waits.push(retry);
        return 0;
      },
    });
    await errorOf(api.send(query, {}));
    expect(waits).toEqual([2, 3]);
  });

  it('B3 leaving the screen stops the retries', async () => {
    const leaving = new AbortController();
    const { api, requests } = clientOf(() => json(500, {}), { backOff: () => 50 });
    const call = errorOf(api.send(query, { signal: leaving.signal }));
    while (requests.length < 1) await new Promise((resolve) => setTimeout(resolve, 1));
    leaving.abort(new Error('left'));
    expect((await call).message).toBe('left');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(requests).toHaveLength(1);
  });
});

describe('B4 failures', () => {
  it('B4 takes message, tracking and code from the body', async () => {
    const { api } = clientOf(() => json(409, { message: 'Taken', tracking: 'abc', code: 'versionConflict' }));
    expect((await errorOf(api.send(mutation, {}))).failure).toEqual({
      kind: 'refused',
      status: 409,
      code: 'versionConflict',
      message: 'Taken',
      tracking: 'abc',
      findings: [],
    });
  });

  it('B4 takes the status text where the body has no message', async () => {
    const { api } = clientOf(() => json(409, { error: 1 }, 'Conflict'));
    expect((await errorOf(api.send(mutation, {}))).failure).toMatchObject({
      message: 'Conflict',
      tracking: null,
    });
  });

  it('B4 takes the status text where the body is a page', async () => {
    const { api } = clientOf(
      () =>
        new Response('<h1>Bad gateway</h1>', {
          status: 502,
          statusText: 'Bad Gateway',
          headers: { 'content-type': 'text/html' },
        }),
    );
    expect((await errorOf(api.send(mutation, {}))).failure.message).toBe('Bad Gateway');
  });

  it('B4 cuts a message of 1 MB', async () => {
    const { api } = clientOf(() => json(400, { message: 'x'.repeat(1_000_000) }));
    expect((await errorOf(api.send(mutation, {}))).failure.message).toHaveLength(1000);
  });

  it('B4 a lost call has neither status nor message', async () => {
    const { api } = clientOf(() => new TypeError('fetch failed'));
    expect((await errorOf(api.send(mutation, {}))).failure).toMatchObject({
      kind: 'network',
      status: null,
      message: '',
    });
  });

  it('B5 an active maintenance is silent, and nothing else is', async () => {
    const failureOf = async (status: number, message: string) => {
      const { api } = clientOf(() => json(status, { message }));
      return (await errorOf(api.send(mutation, {}))).failure;
    };
    expect(isSilent(await failureOf(503, 'Maintenance is active.'))).toBe(true);
    expect(isSilent(await failureOf(503, 'Overloaded'))).toBe(false);
    expect(isSilent(await failureOf(500, 'Maintenance is active.'))).toBe(false);
  });
});

describe('B6 wrong answers', () => {
  it('B6 a wrong shape names its path', async () => {
    const tile = { id: 't', title: 'T', description: '', image: null, link: '/', newTab: 'no' };
    const { api, requests } = clientOf(() => json(200, [tile]));
    expect((await errorOf(api.send(dashboardTiles, {}))).failure).toMatchObject({
      kind: 'malformed',
      status: 200,
      code: 'dashboardTiles: 0.newTab',
      message: '',
    });
    expect(requests).toHaveLength(1);
  });

  const texts = {
    'HTML in place of JSON': '<!doctype html><title>Portal</title>',
    'cut JSON': '[{"id":"t"',
    nothing: '',
    null: 'null',
  };
  for (const [title, text] of Object.entries(texts)) {
    it(`B6 ${title} is malformed, not a crash`, async () => {
      const { api } = clientOf(
        () => new Response(text, { status: 200, headers: { 'content-type': 'application/json' } }),
      );
      expect((await errorOf(api.send(dashboardTiles, {}))).failure.kind).toBe('malformed');
    });
  }
});
