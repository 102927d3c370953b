import { describe, expect, it, vi } from 'vitest';
import { endpoint, settingsStruct } from '../../contract/index.ts';
import { ApiError, failure } from './failure.ts';
import { clientOf, errorOf, json, mutation, query } from './testing/clientOf.ts';

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

  it.each([
    ['the provider refuses it', failure({ kind: 'authentication', status: 401, code: 'signedOut' })],
    ['the provider cannot be reached', failure({ kind: 'network' })],
  ])('A8 a 401 whose renewal fails is rejected as what it is: %s', async (_, found) => {
    const refused = new ApiError(found);
    const { api, requests } = clientOf(() => json(401, { message: 'Token expired', tracking: 'T-401' }), {
      tokens: {
        held: () => true,
        current: async () => 't0',
        renewed: () => Promise.reject(refused),
        rejected: () => {},
      },
    });
    for (const asked of [query, mutation]) {
      const error = await errorOf(api.send(asked, {}));
      expect(error.failure).toMatchObject({
        kind: 'authentication',
        status: 401,
        message: 'Authentication error: Token expired',
        tracking: 'T-401',
      });
      expect(error.cause).toBe(refused);
    }
    expect(requests).toHaveLength(2);
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

  it('B3 gives up an answer that does not come within 30 s, and asks a query anew', async () => {
    vi.useFakeTimers();
    try {
      let asked = 0;
      const { api } = clientOf(() => json(200, {}), {
        fetch: ({ signal }) => {
          asked += 1;
          return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        },
      });
      const failing = errorOf(api.send(query, {}));
      await vi.advanceTimersByTimeAsync(29_999);
      expect(asked).toBe(1);
      await vi.advanceTimersByTimeAsync(3 * 30_000 + 100);
      expect((await failing).failure).toMatchObject({ kind: 'network', status: null });
      expect(asked).toBe(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('B3 a call whose screen was left before it went out is not sent', async () => {
    const { api, requests } = clientOf(() => json(200, {}));
    const call = api.send(query, { signal: AbortSignal.abort(new Error('left')) });
    await expect(call).rejects.toThrow('left');
    expect(requests).toEqual([]);
  });

  it('A8 a refused token that cannot be renewed is the end of the call, and is not reported twice', async () => {
    const rejected: string[] = [];
    const { api, requests } = clientOf(() => json(401, {}), {
      tokens: {
        held: () => true,
        current: async () => 't0',
        renewed: () => Promise.reject(new Error('signed out')),
        rejected: (token) => rejected.push(token),
      },
    });
    expect((await errorOf(api.send(query, {}))).failure).toMatchObject({
      kind: 'authentication',
      message: 'Authentication error: Unauthorized',
    });
    expect([requests.length, rejected]).toEqual([1, []]);
  });

  it('A13 an anonymous call that is refused by 401 is not repeated', async () => {
    const open = endpoint({ name: 'open', path: '/open', credentials: 'none', answer: settingsStruct });
    const { api, requests, rejected } = clientOf(() => json(401, {}));
    expect((await errorOf(api.send(open, {}))).failure.kind).toBe('authentication');
    expect([requests.length, rejected]).toEqual([1, []]);
  });
});
