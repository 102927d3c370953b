import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { dashboardTiles, unmarkFavorite } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { mostShift, shiftOf, watchShifts } from './looking.ts';
import { typeInto } from './quantities.ts';

/** Answers every request for a file of the page's program whose name matches as if a new version had taken its place. */
const replaced = (page: Page, file: RegExp) =>
  page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));

const same = (id: string) => ({ en: id, de: id });
const conditions = { en: 'app.trail.gtc', de: 'app.trail.agb' };

/** An entry of the footer, the heading of its page, and the last label of the breadcrumb there. */
const pages = [
  ['H1', 'app.trail.imprint', same('app.trail.imprint'), same('app.trail.imprint')],
  ['H3', 'shell.footer.conditions', conditions, conditions],
  [
    'H3',
    'shell.footer.conduct',
    { en: 'app.page.conductEn', de: 'app.page.conductDe' },
    { en: 'app.trail.codeEn', de: 'app.trail.codeDe' },
  ],
  ['H3', 'app.trail.weCare', same('app.trail.weCare'), same('app.trail.weCare')],
] as const;

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    for (const [id, entry, heading, label] of pages) {
      test(`${id} C4 C5 '${entry}' can be read by anybody, from the footer, in their language`, async ({
        page,
        portal,
        words,
      }) => {
        const name = words.say(heading[language]);
        await watchShifts(page);
        await page.goto('/terms-and-conditions');
        await expect(
          page.getByRole('heading', { level: 1, name: words.say('app.trail.terms') }),
        ).toBeVisible();
        const footer = page.getByRole('navigation', { name: words.say('shell.footer.label') });
        await footer.getByRole('link', { name: words.say(entry), exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        const article = page.getByRole('article');
        await expect(article).toHaveAttribute('lang', language);
        await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(portal.shell.breadcrumb).toContainText(words.say(label[language]));
        await expect(page).toHaveTitle(`${name} · Selvedge`);
        expect(await shiftOf(page)).toBeLessThan(mostShift);
      });
    }
  });
}

test('H1 the four cards lead to their texts, each in the language it is written in', async ({
  page,
  words,
}) => {
  const cards = page.getByRole('list', { name: words.say('legal.terms.label') });
  // The German general terms bear the name of the English ones on their card; the line above tells them apart.
  for (const [text, card, heading, lang] of [
    ['agb', 'B2B GTC Germany', 'B2B AGB Deutschland', 'de'],
    ['gtc', 'B2B GTC Germany', 'B2B GTC Germany', 'en'],
    ['code-of-conduct-de', 'Verhaltenskodex', 'Verhaltenskodex', 'de'],
    ['code-of-conduct-en', 'Code of Conduct', 'Code of Conduct', 'en'],
  ] as const) {
    await page.goto('/terms-and-conditions');
    await expect(cards.getByRole('link')).toHaveCount(4);
    const link = cards.locator(`a[href="/terms-and-conditions/${text}"]`);
    await expect(link).toHaveText(card);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', lang);
  }
});

test('H1 conditions that do not exist are said to be missing, with one call', async ({
  page,
  words,
  guard,
}) => {
  guard.expect(/status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/')) asked.push(request.url());
  });
  await page.goto('/gtc/9999');
  await expect(page.getByText(words.say('legal.missing.title'))).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('C5 the breadcrumb is there after signing in without moving the page', async ({ page, portal }) => {
  await watchShifts(page);
  await page.goto('/ordering/preorder');
  await portal.signIn.account(accounts.buyer).click();
  await expect(portal.shell.breadcrumb).toBeVisible();
  await expect(portal.pos.search).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(mostShift);
});

test('D4 D5 a favourite is at hand at once and after a reload, and is taken back where it cannot be stored', async ({
  page,
  portal,
  words,
  guard,
  callsOf,
}) => {
  const api = await callsOf('manager');
  const [tile] = await api.send(dashboardTiles, {});
  if (!tile) throw new Error('The manager has no tile');
  await api.send(unmarkFavorite, { params: { applicationId: tile.id } });
  await portal.enter(accounts.manager);
  const strip = page.getByRole('list', { name: words.say('dashboard.favorites.title') });
  const star = page.getByRole('button', {
    name: words.say('dashboard.favorites.toggle', { title: tile.title }),
  });
  await expect(star).toHaveAttribute('aria-pressed', 'false');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tile-favorite/')) sent.push(request.method());
  });
  const listed = page.waitForResponse(/dashboard\/tiles$/);
  for (let click = 0; click < 5; click += 1) await star.click();
  await expect(strip.getByRole('link', { name: tile.title })).toBeVisible();
  await listed;
  await expect.poll(async () => (await api.send(dashboardTiles, {}))[0]?.favorite).toBe(true);
  expect(sent.length).toBeLessThanOrEqual(5);
  expect(sent.at(-1)).toBe('PUT');
  await page.reload();
  await expect(strip.getByRole('link', { name: tile.title })).toBeVisible();

  await test.step('it cannot be stored', async () => {
    guard.expect(/status of 500/);
    const refuse = /tile-favorite/;
    await page.route(refuse, (route) =>
      route.fulfill({ status: 500, json: { message: 'No.', tracking: 'err-4711' } }),
    );
    await star.click();
    await expect(page.getByText(words.say('notice.subject.favorite'), { exact: true })).toBeVisible();
    await expect(page.getByText('Error ID: err-4711')).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.unroute(refuse);
  });
  await star.click();
  await expect(strip).toBeHidden();
  await expect.poll(async () => (await api.send(dashboardTiles, {}))[0]?.favorite).toBe(false);
});

test('C7 HZ33: where code is missing a new version is offered; only a click refreshes, and quantities on their way stay', async ({
  page,
  portal,
  words,
  guard,
  spot: { place },
  open: { style, rows },
}) => {
  guard.allow(/status of 404|Failed to fetch|Failed to load|ERR_FAILED|MIME|ChunkError/);
  const { matrix } = portal.style(style.name);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'style', place, articleId: style.articleId }));
  await expect(matrix.cell(rows[0][0])).toBeEditable();
  await page.route(/\/carts?\b.*|\/lines\b/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await replaced(page, /assets\/LegalScreen/);
  await typeInto(matrix, rows[0], [3, 4, 5, 6, 7]);
  await page.getByRole('link', { name: words.say('app.trail.imprint') }).click();
  const offered = page.getByRole('heading', { level: 1, name: 'New version available' });
  await expect(offered).toBeVisible();

  // They are kept on the device, so nothing has to be asked before the page goes.
  const gone = page.waitForEvent('load');
  await page.getByRole('button', { name: words.literally('refresh') }).click();
  await gone;
  await expect(offered).toBeVisible();
  await page.goBack();
  await expect(matrix.cell(rows[0][0])).toHaveValue('3');

  await test.step('the dashboard does not lose them either', async () => {
    await page.getByRole('link', { name: words.say('shell.home') }).click();
    await expect(portal.dashboard.tiles).toBeVisible();
    await page.unrouteAll();
    await page.goBack();
    await expect(matrix.saying('stored')).toBeVisible({ timeout: 40_000 });
    await page.reload();
    await expect(matrix.cell(rows[0][0])).toHaveValue('3');
  });
});

test('C7 the ordering area’s code is missing: a new version is offered, and a click brings it', async ({
  page,
  portal,
  words,
  guard,
}) => {
  guard.allow(/status of 404|Failed to fetch|Failed to load|ERR_FAILED|MIME|ChunkError/);
  await portal.enter(accounts.buyer);
  await replaced(page, /assets\/(OrderingArea|ordering)-/);
  await portal.dashboard.tile('Pre-order').click();
  await expect(page.getByRole('heading', { level: 1, name: 'New version available' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: words.literally('refresh') }).click();
  await expect(portal.pos.search).toBeVisible();
});

test('C7 what accompanies the pages is missing: nobody is told, and nothing else is', async ({
  page,
  portal,
  guard,
}) => {
  guard.allow(/status of 404|Failed to fetch|Failed to load|ERR_FAILED|MIME|ChunkError/);
  await replaced(page, /assets\/(OverlaysLayer|overlays)-/);
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(page.getByText('New version available')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('J1 J2 a choice that takes long to store opens the overlay, which says what is done', async ({
  page,
  portal,
  words,
}) => {
  await portal.enter(accounts.viewer);
  await page.route(/updateLanguage/, async (route) => {
    await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  const stored = page.waitForResponse(/updateLanguage\/en$/);
  await portal.shell.language('en').click();
  const overlay = page.getByRole('dialog', { name: words.say('app.language.saving') });
  await expect(overlay).toBeVisible();
  await expect(overlay).toContainText(words.say('app.language.text'));
  await stored;
  await expect(overlay).toBeHidden();
  await expect(portal.shell.language('en')).toBeFocused();
});

test('C2 C9 another page begins at its top, has the focus, its title, and is spoken', async ({
  page,
  portal,
  words,
}) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  const rise = page.getByRole('button', { name: 'Scroll to the top' });
  await page.evaluate(() => window.scrollTo(0, 800));
  await expect(rise).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 820));
  await expect(rise).toBeVisible();
  await page.getByRole('link', { name: words.say('app.trail.weCare') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We Care' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('We Care · Selvedge');
  await expect(page.getByText(words.say('shell.arrived', { page: 'We Care' }))).toBeAttached();
});
