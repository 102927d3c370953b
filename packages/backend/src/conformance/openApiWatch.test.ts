import { describe, expect, it } from 'vitest';
import { OpenApiWatch, openApiDocument } from './testing/openApiWatch.ts';

const portal = 'http://portal.test';
const headers = { 'x-oldest-release': '1' };
const agenda = { serverTime: 1, count: 0, entries: [] };

/** What the document does not say of one call and its answer. */
async function faultsOf(path: string, answer: Response, init?: RequestInit): Promise<string[]> {
  const watch = new OpenApiWatch(openApiDocument(), async () => answer);
  await watch.fetch(`${portal}${path}`, init);
  return [...watch.faults];
}

describe('B7 what a call has that openapi.json does not tell is found out', () => {
  it('nothing where both agree', async () => {
    expect(await faultsOf('/api/v1/dashboard/agenda', Response.json(agenda, { headers }))).toEqual([]);
  });

  it.each([
    ['a call', '/api/v1/dashboard/nothing', Response.json(agenda), 'is not told'],
    ['a parameter', '/api/v1/dashboard/agenda?x=1', Response.json(agenda), 'was asked for x'],
    ['a status', '/api/v1/dashboard/agenda', Response.json(agenda, { status: 201 }), 'answered 201'],
    [
      'a field that is missing',
      '/api/v1/dashboard/agenda',
      Response.json({ ...agenda, count: undefined }),
      'count',
    ],
    [
      'a field of another kind',
      '/api/v1/dashboard/agenda',
      Response.json({ ...agenda, count: '0' }),
      'integer',
    ],
    ['a header that is missing', '/api/v1/dashboard/agenda', Response.json(agenda), 'x-oldest-release'],
    ['a refusal without words', '/api/v1/dashboard/agenda', Response.json({}, { status: 503 }), 'message'],
  ])('%s', async (_, path, answer, fault) => {
    expect((await faultsOf(path, answer)).join()).toContain(fault);
  });

  it('a field that is sent', async () => {
    const path = '/api/v1/preorder/carts/c-1/approval';
    const init = { method: 'POST', body: JSON.stringify({ version: 1, more: true }) };
    const faults = await faultsOf(path, Response.json({}), init);
    expect(faults.join()).toContain('must NOT have additional properties');
  });
});
