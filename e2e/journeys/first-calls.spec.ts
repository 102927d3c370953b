import type { Page, Request } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { accounts, expect, test } from './journey.ts';

const code = /\/assets\/page-[^/]+\.js$/;
/** Asked for once more by what keeps work in the browser, sealed and for one person. */
const twice = /\/(user\/settings|userProfile)$/;

const isCall = (request: Request) => /\/(api|extranet)\//.test(new URL(request.url()).pathname);

/** Holds the portal's code back until the function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The calls that the page names for its address. */
const named = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = document.getElementById('first-calls')?.textContent;
    const { calls }: { calls: [string, boolean][] } = JSON.parse(text || '{"calls":[]}');
    return calls.map(([address]) => new URL(address, location.href).href);
  });

/** The first script was there, and had its turn. */
const scriptRan = (page: Page) =>
  page.waitForFunction(() => {
    const [script] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/first-calls-/.test(name));
    return script && performance.now() > script.startTime + script.duration + 200;
  });

/** Loads the page again with its code held back; what it asked for until then, and all it asks for from now on. */
async function reloadHeld(page: Page) {
  const release = await holdCode(page);
  const asked: Request[] = [];
  page.on('request', (request) => {
    // What the page before it asked for last belongs to that page.
    if (request.isNavigationRequest()) asked.length = 0;
    if (isCall(request)) asked.push(request);
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  const calls = await named(page);
  /** Of those that the page names; another call may still be of the page before it. */
  const askedFirst = () => asked.filter((request) => calls.includes(request.url()));
  return { release, asked, askedFirst, named: calls };
}

test.describe('calls are made while the code is on its way', () => {
  test('on the dashboard and in a season, each once', async ({ page, portal, womenswear }) => {
    await portal.enter(accounts.buyer);
    const places = [
      { path: '/', seen: portal.dashboard.tiles },
      { path: formatRoute({ screen: 'pos', rightEnv: 'preorder' }), seen: portal.pos.search },
      { path: formatRoute({ screen: 'styles', place: womenswear.place }), seen: portal.styles.search },
    ];
    for (const { path, seen } of places) {
      await page.goto(path);
      await expect(seen).toBeVisible();
      const { release, asked, named } = await reloadHeld(page);
      const missing = () => named.filter((address) => !asked.some((request) => request.url() === address));
      await expect.poll(missing).toEqual([]);
      expect(named.length).toBeGreaterThan(4);
      release();
      await expect(seen).toBeVisible();
      await page.waitForLoadState('load');
      for (const address of named.filter((one) => !twice.test(one)))
        expect(
          asked.filter((request) => request.url() === address),
          address,
        ).toHaveLength(1);
      await page.unrouteAll({ behavior: 'wait' });
      page.removeAllListeners('request');
    }
  });

  test('in the language that was chosen in this browser', async ({ page, portal }) => {
    await portal.enter(accounts.buyer);
    await expect(portal.dashboard.tiles).toBeVisible();
    await page.evaluate(() => localStorage.setItem('selvedge.language', 'de'));
    const { release, askedFirst } = await reloadHeld(page);
    await expect.poll(() => askedFirst().length).toBeGreaterThan(4);
    for (const request of askedFirst()) expect(request.headers()['x-language']).toBe('de');
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('A8 with a token that is refused by now: it is renewed, and the page is whole', async ({
    page,
    portal,
    guard,
  }) => {
    guard.allow(/status of 401/);
    await portal.enter(accounts.buyer);
    await expect(portal.dashboard.tiles).toBeVisible();
    await page.evaluate(() => {
      const tokens = JSON.parse(sessionStorage.getItem('selvedge.tokens') ?? '');
      sessionStorage.setItem('selvedge.tokens', JSON.stringify({ ...tokens, accessToken: 'over' }));
    });
    const { release, askedFirst } = await reloadHeld(page);
    await expect.poll(() => askedFirst().length).toBeGreaterThan(4);
    release();
    await expect(portal.dashboard.tiles).toBeVisible();
    await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
  });

  test('A6 not with a token that is about to end, nor signed out', async ({ page, portal }) => {
    await portal.enter(accounts.buyer);
    await expect(portal.dashboard.tiles).toBeVisible();
    await page.evaluate(() => {
      const tokens = JSON.parse(sessionStorage.getItem('selvedge.tokens') ?? '');
      sessionStorage.setItem('selvedge.tokens', JSON.stringify({ ...tokens, expiresAt: Date.now() + 5_000 }));
    });
    const { release, askedFirst } = await reloadHeld(page);
    await scriptRan(page);
    expect(askedFirst()).toEqual([]);
    release();
    await expect(portal.dashboard.tiles).toBeVisible();

    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => sessionStorage.clear());
    const signedOut = await reloadHeld(page);
    await scriptRan(page);
    expect(signedOut.askedFirst()).toEqual([]);
    signedOut.release();
    // The provider knows the browser still, and lets it in.
    await expect(portal.dashboard.tiles).toBeVisible();
  });
});
