import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { enter } from './testing/enter.ts';

let now = Date.now();
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { FAIR_USE: 'pages=5/8' }, now: () => now });
});
afterAll(() => testApp.close());

/** The statuses of calls of these paths, one after the other. */
async function statuses(paths: readonly string[], remoteAddress: string, headers = {}): Promise<number[]> {
  const found: number[] = [];
  for (const path of paths) {
    const url = `/self-service/${path}`;
    found.push((await testApp.app.inject({ url, headers, remoteAddress })).statusCode);
  }
  return found;
}

const invented = Array.from({ length: 10 }, (_, at) => `invented-${at}`);

it('G1 pages are counted before it is looked who asks, and those that there are not as well', async () => {
  const browser = await enter(testApp, 'viewer@selvedge.test');
  now += 61_000;
  const headers = { cookie: browser.cookieHeader('/self-service') };
  const address = '203.0.113.140';
  const found = await statuses(invented, address, headers);
  expect(found).toEqual([404, 404, 404, 404, 404, 429, 429, 429, 429, 429]);
  const looked = vi.spyOn(testApp.context.database.db, 'select');
  const refused = await statuses(['profile', 'invented', 'signed-in'], address, headers);
  expect(refused).toEqual([429, 429, 429]);
  expect(looked).not.toHaveBeenCalled();
  looked.mockRestore();
});

it('G1 those of a stranger are counted by their address', async () => {
  const found = await statuses(invented, '203.0.113.141');
  expect(found).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 429, 429]);
});
