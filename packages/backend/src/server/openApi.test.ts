import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { openApiFile } from './openApi.routes.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

it('B7 the portal hands out its contract as OpenAPI, once to each that keeps it', async () => {
  const first = await testApp.app.inject('/api/openapi.json');
  expect(first.json()).toEqual(JSON.parse(readFileSync(openApiFile, 'utf8')));
  expect(first.headers['content-type']).toMatch(/^application\/json/);
  const known = { 'if-none-match': String(first.headers.etag) };
  expect((await testApp.app.inject({ url: '/api/openapi.json', headers: known })).statusCode).toBe(304);
});

it('B7 it is packed once for all', async () => {
  const packed = vi.spyOn(zlib, 'brotliCompress');
  const headers = { 'accept-encoding': 'br' };
  const ask = () => testApp.app.inject({ url: '/api/openapi.json', headers });
  const answers = await Promise.all([ask(), ask(), ask()]);
  for (const { headers: told, rawPayload } of answers) {
    expect(told['content-encoding']).toBe('br');
    expect(JSON.parse(zlib.brotliDecompressSync(rawPayload).toString()).openapi).toBe('3.1.0');
  }
  expect(packed.mock.calls.length).toBeLessThanOrEqual(1);
  packed.mockRestore();
});

it('B7 too many of an address are told when to come again', async () => {
  const busy = await startTestApp({ environment: { FAIR_USE: 'calls=300/2' } });
  const asked: number[] = [];
  for (let nth = 0; nth < 3; nth += 1) asked.push((await busy.app.inject('/api/openapi.json')).statusCode);
  expect(asked).toEqual([200, 200, 429]);
  await busy.close();
});
