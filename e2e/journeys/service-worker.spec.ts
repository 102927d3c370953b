import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { Portal } from '../pages/Portal.ts';
import { accounts, expect, test } from './journey.ts';

const built = resolve(import.meta.dirname, '../../packages/web/dist');
const releases = mkdtempSync(join(tmpdir(), 'selvedge-releases-'));
test.afterAll(() => rmSync(releases, { recursive: true, force: true }));

/** A build of the page whose hashed files all have another name, as those of another release have. */
function releaseNamed(name: string): string {
  const folder = join(releases, name);
  cpSync(built, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const assets = join(folder, 'assets');
  const files = readdirSync(assets);
  const renamed = (file: string) => file.replace(/\.(\w+)$/, `-${name}.$1`);
  const texts = [
    ...files.map((file) => join(assets, file)),
    ...['index.html', 'service-worker.js'].map((file) => join(folder, file)),
  ];
  const named = /[\w.-]+\.(?:js|css|woff2|wasm|svg)\b/g;
  const known = new Set(files);
  for (const path of texts) {
    if (!/\.(js|css|html)$/.test(path)) continue;
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(named, (file) => (known.has(file) ? renamed(file) : file)),
    );
  }
  for (const file of files) renameSync(join(assets, file), join(assets, renamed(file)));
  return folder;
}

/** What the browser keeps for the portal, by the caches' names; addresses without the host. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => url.slice(location.origin.length)).sort();
    }
    return kept;
  });

/** Waits until the worker has kept the page and its code, and looks after this page. */
async function isKept(page: Page) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null))
    .toBe('activated');
  await expect.poll(async () => (await keptBy(page))['selvedge.pages']).toEqual(['/', '/ordering']);
}

/** Waits until the page has tried to have itself kept, and nothing of it is left or under way. */
async function isGivenUp(page: Page) {
  const hasTried = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/worker-/.test(name));
  await expect.poll(() => page.evaluate(hasTried)).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
}

/** The scripts that the page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  );

/** The script that asks for each answer whose address has this in it, from now on. */
async function watchAsking(context: BrowserContext, page: Page, part: string) {
  const askedBy: string[] = [];
  const devtools = await context.newCDPSession(page);
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (request.url.includes(part)) askedBy.push(initiator.stack?.callFrames[0]?.url ?? '');
  });
  await devtools.send('Network.enable');
  return { askedBy, end: () => devtools.detach() };
}

const networkLost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test.use({ serviceWorkers: 'allow', environment: { SERVICE_WORKER: 'on' } });

test('the second visit opens from what is kept, without a network as well, says so, and goes on by itself', async ({
  page,
  portal,
  context,
  words,
  guard,
  womenswear: { place },
}) => {
  guard.allow(networkLost);
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  await isKept(page);
  const kept = await keptBy(page);
  // Nothing about the person who is signed in.
  expect(
    Object.values(kept)
      .flat()
      .filter((address) => !/^\/(assets\/|ordering$|files-of-releases\.json$|$)/.test(address)),
  ).toEqual([]);

  const list = formatRoute({ screen: 'styles', place });
  const firstStyle = page.locator('#styles a[href*="/styles/"]').first();
  const asking = await watchAsking(context, page, `/styles/${place.customerId}/`);
  await page.goto(list);
  await expect(firstStyle).toBeVisible();
  expect(asking.askedBy, 'the season is asked for by the first script, and once').toEqual([
    expect.stringContaining('/assets/first-calls-'),
  ]);
  await asking.end();
  const sent = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry instanceof PerformanceResourceTiming &&
            entry.name.includes('/assets/') &&
            entry.transferSize > 0,
        ).length,
  );
  expect(sent, 'files that came over the network').toBe(0);

  await context.setOffline(true);
  await page.reload();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(words.say('app.access.failed'));
  await expect(alert).toContainText(words.say('app.offline.waits'));
  await context.setOffline(false);
  await expect(firstStyle).toBeVisible();
});

test('A1 opened without a network and signed out, it says so and goes to the sign-in once it is back', async ({
  page,
  portal,
  context,
  words,
  guard,
}) => {
  guard.allow(networkLost);
  await portal.enter(accounts.buyer);
  await isKept(page);
  const other = await context.newPage();
  await context.setOffline(true);
  await other.goto('/');
  await expect(other.getByText(words.say('app.offline.waits'))).toBeVisible();
  await context.setOffline(false);
  // The provider's session is the browser's, and lets the new tab in.
  await expect(new Portal(other, words).dashboard.tiles).toBeVisible();
});

test('another release: an open page goes on with its own code, and no page has code of both', async ({
  page,
  portal,
  backend,
  context,
  guard,
}) => {
  // The portal is started anew twice.
  test.setTimeout(240_000);
  guard.allow(networkLost);
  const [first, second] = [releaseNamed('one'), releaseNamed('two')];
  await backend.restart({ WEB_DIR: first });
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  await isKept(page);

  await backend.restart({ WEB_DIR: second });
  // Its code comes from what is kept: the portal has it no more.
  await page.locator('a[href="/ordering/preorder"]').first().click();
  await expect(portal.pos.search).toBeVisible();
  expect((await scriptsOf(page)).filter((path) => !path.endsWith('-one.js'))).toEqual([]);

  const releaseOf = async (some: Page) =>
    new Set((await scriptsOf(some)).map((path) => /-(\w+)\.js$/.exec(path)?.[1]));
  const visit = async () => {
    const another = await context.newPage();
    await another.goto('/');
    await expect(another.locator('a[href="/ordering/preorder"]').first()).toBeVisible();
    const found = await releaseOf(another);
    await another.close();
    expect(found.size, 'releases in one page').toBe(1);
    return [...found][0];
  };
  await expect.poll(visit, { timeout: 60_000 }).toBe('two');
  // The first page still stands, and still finds its own code.
  await page.locator('a[href="/imprint"]').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await releaseOf(page)).toEqual(new Set(['one']));
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await releaseOf(page)).toEqual(new Set(['two']));
});

test('a worker that is broken, has no room or is not wanted leaves the portal as it is without one', async ({
  page,
  portal,
  backend,
  context,
  guard,
}) => {
  // The portal is started anew three times.
  test.setTimeout(300_000);
  guard.allow(networkLost);
  const broken = releaseNamed('broken');
  writeFileSync(join(broken, 'service-worker.js'), 'throw new Error("broken");');
  await backend.restart({ WEB_DIR: broken });
  await portal.enter(accounts.buyer);
  await page.goto('/ordering/preorder');
  await expect(portal.pos.search).toBeVisible();
  await isGivenUp(page);

  await backend.restart({});
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: backend.url, quotaSize: 50_000 });
  await page.goto('/');
  await expect(portal.dashboard.tiles).toBeVisible();
  await page.goto('/ordering/preorder');
  await expect(portal.pos.search).toBeVisible();
  await isGivenUp(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: backend.url });

  await page.goto('/');
  await isKept(page);
  await backend.restart({ SERVICE_WORKER: 'off' });
  await page.goto('/');
  await expect(portal.dashboard.tiles).toBeVisible();
  // By name alone: to open one that was just removed would make it again.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
