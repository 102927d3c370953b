import { describe, expect, it, vi } from 'vitest';
import { type CallsAhead, LONGEST_KEPT, withAnswersAhead } from './answersAhead.ts';

const tiles = 'https://portal.test/api/v1/dashboard/tiles';
const headers = { 'x-extranet-token': 'a1', 'x-language': 'en' };
const begun = 1_000;

/** One call made ahead, its answer, and what sends calls; `at` is the time now. */
const setUp = ({ answer = Promise.resolve(new Response('ahead')), at = begun + 1 } = {}) => {
  answer.catch(() => {});
  const calls: CallsAhead = new Map([[tiles, { headers: new Headers(headers), at: begun, answer }]]);
  const send = vi.fn(async (_: Request) => new Response('sent'));
  return {
    send,
    calls,
    fetch: withAnswersAhead(
      () => calls,
      send,
      () => at,
    ),
  };
};
const asked = async (fetch: (request: Request) => Promise<Response>, init: RequestInit = { headers }) =>
  (await fetch(new Request(tiles, init))).text();

describe('an answer that was asked for ahead', () => {
  it('is taken once, by the same call', async () => {
    const { fetch, send } = setUp();
    expect(await asked(fetch)).toBe('ahead');
    expect(await asked(fetch)).toBe('sent');
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['another token', { ...headers, 'x-extranet-token': 'a2' }],
    ['no token', { 'x-language': 'en' }],
    ['another language', { ...headers, 'x-language': 'de' }],
    ['bearer authorization', { ...headers, authorization: 'Bearer a1' }],
  ])('is not for a call with %s, nor for any after it', async (_, others) => {
    const { fetch } = setUp();
    expect(await asked(fetch, { headers: others })).toBe('sent');
    expect(await asked(fetch)).toBe('sent');
  });

  it('is out of date after a while, and once something was changed', async () => {
    expect(await asked(setUp({ at: begun + LONGEST_KEPT }).fetch)).toBe('sent');
    const { fetch } = setUp();
    await fetch(new Request('https://portal.test/api/v1/tile-favorite/a', { method: 'PUT' }));
    expect(await asked(fetch)).toBe('sent');
  });

  it('fails as the call would have', async () => {
    const { fetch } = setUp({ answer: Promise.reject(new TypeError('Failed to fetch')) });
    await expect(asked(fetch)).rejects.toThrow('Failed to fetch');
    expect(await asked(fetch)).toBe('sent');
  });

  it('is not missed where nothing was asked for', async () => {
    const send = vi.fn(async (_: Request) => new Response('sent'));
    expect(await asked(withAnswersAhead(() => undefined, send, Date.now))).toBe('sent');
  });
});
