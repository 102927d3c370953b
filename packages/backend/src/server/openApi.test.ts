import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
