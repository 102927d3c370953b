import type { Locator, Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { dashboardTiles, markFavorite } from '@selvedge/core/contract';
import { ConsentSheet } from '../pages/ConsentSheet.ts';
import { Words } from '../pages/words.ts';
import { hitsOf, pings } from './hits.ts';
import { accounts, expect, test } from './journey.ts';

/*
 * What a browser makes of the specified values. The numbers are written out here: read from the core they would follow
 * whatever becomes of it.
 */

const columnsOf = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

/** Height by width, in hundredths of a per cent. */
async function ratioOf(shown: Locator): Promise<number> {
  const box = await shown.boundingBox();
  return box ? Math.round((box.height / box.width) * 10_000) : 0;
}

/** Lets time pass as the page knows it, and lets what is drawn follow. */
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

/** From now on time stands still in the page. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

/** A locator's state at this very moment: nothing is waited for where time stands. */
const isThere = (what: Locator) => what.isVisible();

test('R1 D2 D4 tiles stand 1, 2, 3 and 4 abreast from their breakpoints on, and their pictures keep their shape', async ({
  page,
  portal,
  callsOf,
  words,
}) => {
  const api = await callsOf('buyer');
  const [tile] = await api.send(dashboardTiles, {});
  await api.send(markFavorite, { params: { applicationId: tile?.id ?? '' } });
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  const picture = portal.dashboard.tiles.locator('article img, article svg').first();
  const strip = page.getByRole('list', { name: words.say('dashboard.favorites.title') });
  await expect(strip).toBeVisible();
  for (const [width, columns] of [
    [599, 1],
    [600, 2],
    [1499, 2],
    [1500, 3],
    [1919, 3],
    [1920, 4],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect(await columnsOf(portal.dashboard.tiles)).toBe(columns);
      expect(Math.abs((await ratioOf(picture)) - 5625)).toBeLessThan(20);
      expect(Math.abs((await ratioOf(strip.locator('img, svg').first())) - 3500)).toBeLessThan(40);
    });
});

test('R1 D2 eight skeletons stand where tiles will be', async ({ page, portal, words }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/dashboard/tiles', async (route) => {
    await held;
    await route.continue();
  });
  await portal.enter(accounts.buyer);
  const waiting = page.locator('[aria-busy=true]', { hasText: words.say('dashboard.tiles.loading') });
  await expect(waiting.locator('> div')).toHaveCount(8);
  answer();
  await expect(portal.dashboard.tiles).toBeVisible();
});

test('R1 C2 the way to the top is offered beyond 800 px', async ({ page, portal, words }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  const up = page.getByRole('button', { name: words.say('shell.scrollToTop') });
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(801);
  await expect(up).toBeVisible();
  await scrollTo(800);
  await expect(up).toBeHidden();
});

test('R1 G1 the search dialog is 25rem high on a desktop, and as high as the page below 960 px', async ({
  page,
  portal,
}) => {
  await portal.enter(accounts.buyer);
  await portal.search.open();
  for (const [width, height] of [
    [1280, 400],
    [960, 400],
    [959, 800],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await portal.search.dialog.boundingBox())?.height).toBe(height);
  }
});

test('R1 M3 pictures come in the pixels of their presets', async ({
  page,
  portal,
  spot: { place },
  open,
}) => {
  await portal.enter(
    accounts.buyer,
    formatRoute({ screen: 'style', place, articleId: open.style.articleId }),
  );
  const detail = page.locator('main img[src*="/detail.webp"]').first();
  await expect(detail).toBeVisible();
  const address = (await detail.getAttribute('src')) ?? '';
  const sizes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        }),
      ),
    ['list', 'plp', 'detail'].map((preset) => address.replace('/detail.', `/${preset}.`)),
  );
  expect(sizes).toEqual([
    [227, 321],
    [420, 594],
    [740, 1047],
  ]);
});

test('R1 F2 the ticker turns after 5000 ms', async ({ page, portal, words }) => {
  await page.clock.install();
  await portal.enter(accounts.buyer);
  const { ticker } = portal;
  // It stands still while something is asked.
  const consent = new ConsentSheet(page, words);
  await consent.decline.click();
  await expect(consent.question).toBeHidden();
  await ticker.bar.hover();
  await stopTime(page);
  const first = await ticker.headline.innerText();
  await page.mouse.move(5, 5);
  await pass(page, 4_999);
  expect(await ticker.headline.innerText()).toBe(first);
  await pass(page, 1);
  // Drawing takes frames, and those come with time.
  await expect
    .poll(async () => {
      await pass(page, 1);
      return ticker.headline.innerText();
    })
    .not.toBe(first);
});

test('R1 G1 a search waits for 200 ms without a key', async ({ page, portal }) => {
  await page.clock.install();
  await portal.enter(accounts.buyer);
  await portal.search.open();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/v1/search?')) asked += 1;
  });
  await stopTime(page);
  await portal.search.box.fill('form');
  await pass(page, 199);
  expect(asked).toBe(0);
  const sent = page.waitForRequest(/\/v1\/search\?/);
  await pass(page, 1);
  await sent;
  expect(asked).toBe(1);
});

test('R1 A12 logging out is said for 500 ms before it is done', async ({ page, portal, words }) => {
  await page.clock.install();
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  await stopTime(page);
  await portal.shell.pressLogout();
  const message = page.getByRole('heading', { name: words.say('session.loggingOut') });
  await expect(message).toBeVisible();
  const tokens = () => page.evaluate(() => sessionStorage.getItem('selvedge.tokens'));
  let left = false;
  page.on('request', (request) => {
    left ||= request.isNavigationRequest();
  });
  await pass(page, 499);
  expect([(await tokens()) === null, left]).toEqual([false, false]);
  const leaving = page.waitForRequest((request) => request.isNavigationRequest());
  // The page may be gone before the clock answers.
  await Promise.all([leaving, pass(page, 1).catch(() => {})]);
  await expect(portal.signIn.submit).toBeVisible();
});

test('R1 J2 C8 storing a setting is overlaid after 500 ms, explained after 1000 and slow after 10000', async ({
  page,
  portal,
  words,
}) => {
  await page.clock.install();
  const consent = new ConsentSheet(page, words);
  await page.route('**/updateLanguage/**', () => {});
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  // It lies over the foot of the page, which makes room for it as time goes by.
  await consent.decline.click();
  await expect(consent.question).toBeHidden();
  await stopTime(page);
  const asked = page.waitForRequest(/updateLanguage/);
  await portal.shell.language('de').click();
  await asked;
  const german = new Words('de');
  const overlay = page.getByRole('dialog', { name: german.say('app.language.saving') });
  const explained = overlay.getByText(german.say('app.language.text'));
  const slow = overlay.getByText(german.say('ui.loading.slow'));
  const shown = async () => [await isThere(overlay), await isThere(explained), await isThere(slow)];
  await pass(page, 499);
  expect(await shown()).toEqual([false, false, false]);
  await pass(page, 1);
  await expect.poll(shown).toEqual([true, false, false]);
  await pass(page, 499);
  expect(await shown()).toEqual([true, false, false]);
  await pass(page, 1);
  await expect.poll(shown).toEqual([true, true, false]);
  await pass(page, 8_999);
  expect(await shown()).toEqual([true, true, false]);
  await pass(page, 1);
  await expect.poll(shown).toEqual([true, true, true]);
});

test('R1 I1 I2 consent is kept for 15552000 s, and a sign of life is sent each 10 s', async ({
  page,
  context,
  portal,
  words,
}) => {
  await page.clock.install();
  const consent = new ConsentSheet(page, words);
  const hits = hitsOf(page);
  await portal.enter(accounts.buyer);
  await expect(consent.question).toBeVisible();
  await stopTime(page);
  const before = Date.now() / 1000;
  await consent.accept.click();
  await expect(consent.question).toBeHidden();
  const after = Date.now() / 1000;
  const cookie = (await context.cookies()).find(({ name }) => name === 'enable-tracking');
  expect(cookie?.expires).toBeGreaterThanOrEqual(Math.floor(before) + 15_552_000);
  expect(cookie?.expires).toBeLessThanOrEqual(Math.ceil(after) + 15_552_000);
  await pass(page, 9_999);
  expect(pings(hits)).toHaveLength(0);
  const message = page.waitForRequest((request) => (request.postData() ?? '').includes('ping=1'));
  await pass(page, 1);
  await message;
  expect(pings(hits)).toHaveLength(1);
});

test('R1 the pages that the server writes change at 960 and 1200 px', async ({ page, portal }) => {
  await page.goto('/');
  await expect(portal.signIn.account(accounts.buyer)).toBeVisible();
  const columns = async () => [await columnsOf(page.locator('body')), await columnsOf(page.locator('main'))];
  for (const [width, expected] of [
    [959, [1, 1]],
    [960, [2, 1]],
    [1199, [2, 1]],
    [1200, [2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toEqual(expected);
  }
});
