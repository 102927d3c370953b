import { optional, string, type } from 'superstruct';
import { describe, expect, it } from 'vitest';
import {
  dashboardTiles,
  endpoint,
  settingsStruct,
  updateLanguage,
  userProfile,
} from '../../contract/index.ts';
import { isSilent } from './failure.ts';
import { clientOf, errorOf, json, mutation, query } from './testing/clientOf.ts';

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

describe('what goes out', () => {
  it('B7 asks by the query, without what is left open', async () => {
    const asked = endpoint({
      name: 'asked',
      path: '/things/:id',
      params: type({ id: string() }),
      query: type({ from: string(), to: optional(string()), more: optional(string()) }),
      answer: settingsStruct,
    });
    const { api, requests } = clientOf(() => json(200, { selectedLanguage: null }));
    await api.send(asked, {
      params: { id: 'a/b' },
      query: { from: '2026-11-21T00:00+01:00', to: 'ä & ö', more: undefined },
    });
    expect(requests[0]?.url).toBe(
      'https://api.test/v1/things/a%2Fb?from=2026-11-21T00%3A00%2B01%3A00&to=%C3%A4+%26+%C3%B6',
    );
  });

  it('B7 sends a body as JSON and says so, and no body where there is none', async () => {
    const posting = endpoint({
      name: 'posting',
      path: '/things',
      method: 'POST',
      body: settingsStruct,
      answer: settingsStruct,
    });
    const { api, requests, bodies } = clientOf(() => json(200, { selectedLanguage: null }));
    await api.send(posting, { body: { selectedLanguage: 'de' } });
    await api.send(mutation, {});
    expect(requests.map(({ method, headers }) => [method, headers.get('content-type')])).toEqual([
      ['POST', 'application/json'],
      ['POST', null],
    ]);
    expect(await Promise.all(bodies)).toEqual(['{"selectedLanguage":"de"}', '']);
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
