import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const get = (path: string, language: string, accept = 'text/html') =>
  testApp.app.inject({ url: `/oidc${path}`, headers: { accept, 'accept-language': language } });

describe('B4 pages of the provider that the portal does not lead to', () => {
  it.each([
    ['en', 'You are signed out'],
    ['de', 'Sie sind abgemeldet'],
  ])('the end of a sign-out is ours, and asks nothing of others (%s)', async (language, title) => {
    const { body } = await get('/session/end/success', language);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).not.toMatch(/googleapis|https?:\/\//);
  });

  it.each([
    ['en', 'This could not be found.'],
    ['de', 'Das konnte nicht gefunden werden.'],
  ])(
    'an address that is none says so with its Error ID, as a page and as data (%s)',
    async (language, said) => {
      const page = await get('/nowhere', language);
      expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining(said)]);
      expect(page.body).toContain(String(page.headers['x-tracking-id']));
      const data = await get('/nowhere', language, 'application/json');
      expect(data.json()).toEqual({
        message: said,
        tracking: data.headers['x-tracking-id'],
        code: 'notFound',
      });
    },
  );
});
