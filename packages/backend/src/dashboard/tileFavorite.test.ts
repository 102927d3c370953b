import type { Tile } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorOf } from '../testing/operator.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

type Headers = Readonly<Record<string, string>>;

let testApp: TestApp;
let buyer: Headers;
let manager: Headers;
beforeAll(async () => {
  testApp = await startTestApp();
  ({ headers: buyer } = await signedIn(testApp, 'buyer@selvedge.test'));
  ({ headers: manager } = await signedIn(testApp, 'manager@selvedge.test'));
});
afterAll(() => testApp.close());

const change = (method: 'PUT' | 'DELETE', tile: string, headers: Headers) =>
  testApp.app.inject({ method, url: `/api/v1/tile-favorite/${tile}`, headers });

const tilesOf = async (headers: Headers): Promise<Tile[]> =>
  (await testApp.app.inject({ url: '/api/v1/dashboard/tiles', headers })).json();

const marked = async (headers: Headers): Promise<string[]> =>
  (await tilesOf(headers)).filter(({ favorite }) => favorite).map(({ id }) => id);

describe('favourites', () => {
  it('D5: are marked and unmarked for one user alone; again changes nothing', async () => {
    expect(await marked(buyer)).toEqual([]);
    for (const _ of [1, 2]) {
      const answer = await change('PUT', 'calendar', buyer);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(await marked(buyer)).toEqual(['calendar']);
    }
    await change('PUT', 'preorder', buyer);
    expect(await marked(buyer)).toEqual(['preorder', 'calendar']);
    expect(await marked(manager)).toEqual([]);
    for (const _ of [1, 2]) {
      const answer = await change('DELETE', 'calendar', buyer);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(await marked(buyer)).toEqual(['preorder']);
    }
  });

  it('D5: marks at the same time leave one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => change('PUT', 'postorder', manager)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 204));
    expect(await marked(manager)).toEqual(['postorder']);
  });

  it('D5, HZ4: are top-level tiles that the user sees; others are not found, whatever the reason', async () => {
    const seen = (await tilesOf(buyer)).map(({ id }) => id);
    expect(seen).not.toContain('administration');
    for (const tile of ['administration', 'shipments', 'nothing', 'a%20b'])
      for (const method of ['PUT', 'DELETE'] as const) {
        const answer = await change(method, tile, buyer);
        expect([tile, answer.statusCode, answer.json().code]).toEqual([tile, 404, 'notFound']);
      }
  });

  it('D5: end with the tile that is removed, and do not come back with it', async () => {
    const operator = await operatorOf(testApp);
    const tile = {
      id: 'lookbook',
      link: '/lookbook',
      en: { title: 'Look book', description: 'The season in pictures.' },
      de: { title: 'Lookbook', description: 'Die Saison in Bildern.' },
    };
    expect((await operator('POST', '/tiles', tile)).statusCode).toBe(200);
    await change('PUT', 'lookbook', buyer);
    expect(await marked(buyer)).toContain('lookbook');
    expect((await operator('DELETE', '/tiles/lookbook')).statusCode).toBe(204);
    expect((await change('DELETE', 'lookbook', buyer)).statusCode).toBe(404);
    await operator('POST', '/tiles', tile);
    expect(await marked(buyer)).not.toContain('lookbook');
  });
});
