import { Guard } from './guard.ts';
import { expect, test } from './test.ts';

// One portal and browser of this file's own, started once.
test.describe.configure({ mode: 'default' });

test('the portal answers, also after it was killed and started again', async ({ backend, request }) => {
  const headers = { accept: 'text/html' };
  expect((await request.get('/', { headers })).status()).toBe(200);
  await backend.kill();
  await expect(request.get('/')).rejects.toThrow('ECONNREFUSED');
  await backend.start();
  expect((await request.get('/', { headers })).status()).toBe(200);
  expect(backend.log.match(/Selvedge is ready/g)).toHaveLength(2);
});

test.describe('the guard of a journey', () => {
  test('sees errors in the page, errors on its console and calls to another host', async ({
    browser,
    backend,
  }) => {
    const context = await browser.newContext({ baseURL: backend.url });
    const guard = new Guard(backend.url);
    guard.watch(context);
    const page = await context.newPage();
    await page.goto('/imprint');

    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('seeded rejection'))));
    await thrown;
    await page.evaluate(() => console.error('seeded message'));
    // The portal's own page is kept from such calls by its content security policy; leaving it is not.
    await expect(page.goto('http://elsewhere.test/pixel.gif')).rejects.toThrow('net::');

    const verdict = guard.verdict();
    expect(verdict).toContainEqual(expect.stringContaining('page error: Error: seeded rejection'));
    expect(verdict).toContainEqual(expect.stringContaining('console: seeded message'));
    expect(verdict).toContain('request to another host: http://elsewhere.test/pixel.gif');
    await context.close();
  });

  test('lets pass what is expected, and misses it when it does not come', async ({ page, guard }) => {
    guard.expect(/seeded/);
    await page.goto('/imprint');
    expect(guard.verdict()).toEqual(['expected, but did not come: /seeded/']);
    await page.evaluate(() => console.error('seeded'));
    expect(guard.verdict()).toEqual([]);
  });

  test('fails the journey', async ({ page, guard }) => {
    test.fail();
    await page.goto('/imprint');
    expect(guard.verdict()).toEqual([]);
    await page.evaluate(() => console.error('seeded'));
  });

  test('fails the journey for another browser of it', async ({ anotherBrowser, guard }) => {
    test.fail();
    const page = await (await anotherBrowser()).newPage();
    await page.goto('/imprint');
    expect(guard.verdict()).toEqual([]);
    await page.evaluate(() => console.error('seeded'));
  });
});
