import type { Page, Route } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';

test.beforeEach(({ guard }) =>
  guard.allow(/ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|status of (403|500)|Failed to fetch/),
);

/** What becomes of quantities on their way. */
const refusing = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { message: 'Not now', code: 'seeded', tracking: `E-${status}` } });

const onSaving = (page: Page, act: (route: Route) => unknown) =>
  page.route(/\/carts\/[^/]+\/lines$/, (route) =>
    route.request().method() === 'PATCH' ? act(route) : route.continue(),
  );

const tokens = (page: Page) => page.evaluate(() => sessionStorage.getItem('selvedge.tokens'));

interface Situation {
  readonly name: string;
  /** What is typed; absent: nothing. */
  readonly entry?: string;
  readonly saving?: (route: Route) => unknown;
  readonly offline?: boolean;
  /** The question comes. */
  readonly asks?: boolean;
}

const situations: readonly Situation[] = [
  { name: 'nothing unsaved' },
  { name: 'a quantity that is being stored', entry: '7' },
  { name: 'a quantity whose storing takes long', entry: '7', saving: () => {} },
  { name: 'a quantity that is refused', entry: '7', saving: refusing(403), asks: true },
  { name: 'a quantity that the server fails to store', entry: '7', saving: refusing(500) },
  { name: 'a quantity typed offline', entry: '7', offline: true },
  { name: 'an entry that is no quantity', entry: '1.5', asks: true },
];

test.describe('A12 N4 logging out', () => {
  for (const { name, entry, saving, offline = false, asks = false } of situations) {
    test(`A12 N4 with ${name} ends signed out; a second press does no harm, and Back shows nothing`, async ({
      page,
      portal,
      context,
      callsOf,
      spot: { place },
      open,
    }) => {
      const { style, rows } = open;
      const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
      const { matrix } = portal.style(style.name);
      const cell = matrix.cell(rows[0][0]);
      await fillCart(await callsOf('buyer'), place, open);
      await portal.enter(accounts.buyer);
      await page.goto(path);
      await expect(cell).toHaveValue('5');
      if (saving) await onSaving(page, saving);
      await context.setOffline(offline);
      if (entry !== undefined) await cell.fill(entry);

      // A second press comes while the first one waits, or finds nothing to press any more.
      await portal.shell.logout.dblclick();
      if (asks) {
        const discard = page.getByRole('button', { name: 'Yes, discard changes', exact: true });
        await expect(discard).toBeVisible();
        await expect(page).toHaveURL(path);
        await discard.click();
      }
      if (offline) {
        // The provider's page cannot be loaded; what stands there loads again once the network is back.
        await expect.poll(() => page.url()).not.toMatch(/\/(ordering|logout)/);
        await context.setOffline(false);
        await page.reload();
      }
      await expect(portal.signIn.submit).toBeVisible();
      expect(await tokens(page)).toBeNull();

      await page.evaluate(() => history.back()).catch(() => {});
      await expect(portal.signIn.submit.or(portal.shell.signedOut)).toBeVisible();
      await expect(matrix.grid).toBeHidden();
      await expect(portal.shell.logout).toBeHidden();
      expect(await tokens(page)).toBeNull();
    });
  }

  for (const [language, keep] of [
    ['en', 'No, keep editing'],
    ['de', 'Nein, weiter bearbeiten'],
  ] as const) {
    test.describe(language, () => {
      test.use({ language });

      test(`N4 A12 '${keep}' stays at what was typed, and Back leads where one came from`, async ({
        page,
        portal,
        spot: { place },
        open: { style, rows },
      }) => {
        const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
        const cell = portal.style(style.name).matrix.cell(rows[0][0]);
        await portal.enter(accounts.buyer, path);
        await expect(cell).toBeEditable();
        await cell.fill('1.5');
        await portal.shell.logout.click();
        await page.getByRole('button', { name: keep, exact: true }).click();
        await expect(page.getByRole('alertdialog')).toBeHidden();
        await expect(page).toHaveURL(path);
        await expect(cell).toHaveValue('1.5');
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(cell).toHaveValue('1.5');
        expect(await tokens(page)).not.toBeNull();
      });
    });
  }

  test('N4 A12 from the dashboard, what waits for a decision in a season is shown and asked about', async ({
    page,
    portal,
    spot: { place },
    open: { style, rows },
  }) => {
    const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
    const cell = portal.style(style.name).matrix.cell(rows[0][0]);
    await portal.enter(accounts.buyer, path);
    await expect(cell).toBeEditable();
    await cell.fill('1.5');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(portal.dashboard.tiles).toBeVisible();
    await portal.shell.logout.click();
    const discard = page.getByRole('button', { name: 'Yes, discard changes', exact: true });
    await expect(discard).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(cell).toHaveValue('1.5');
    await discard.click();
    await expect(portal.signIn.submit).toBeVisible();
    expect(await tokens(page)).toBeNull();
  });
});

/** Numbers from 0 to 1 that follow from a seed. */
const drawnFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const deeds = [
  'type',
  'type',
  'mistype',
  'mistype',
  'dashboard',
  'season',
  'back',
  'forward',
  'logOut',
  'logOut',
  'keep',
  'discard',
  'fail',
  'heal',
  'speak',
  'reload',
  'signIn',
] as const;

type Acts = Partial<Record<(typeof deeds)[number], () => unknown>>;
type Standing = 'out' | 'asked' | 'dashboard' | 'season';

const standsIn = (shown: string | null, isAsked: boolean): Standing => {
  if (shown === 'signed out') return 'out';
  if (isAsked) return 'asked';
  return shown === 'season' ? 'season' : 'dashboard';
};

test('A12 N4 A13 J1: after any steps address, screen and session agree', async ({
  page,
  portal,
  spot: { place },
  open: { style },
}, testInfo) => {
  test.setTimeout(300_000);
  const seed = Number(process.env.SEED ?? 20_270_301);
  testInfo.annotations.push({ type: 'seed', description: String(seed) });
  const draw = drawnFrom(seed);
  const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
  const cells = page.getByRole('grid').getByRole('textbox');
  const button = (...names: string[]) =>
    page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  const keep = button('No, keep editing', 'Nein, weiter bearbeiten');
  const discard = button('Yes, discard changes', 'Ja, Änderungen verwerfen');
  const home = page.locator('header a[href="/"]');
  const logOut = page.locator('header a[href="/logout"]');
  const provider = page.locator('input[type="password"]');
  const failing = refusing(500);
  let fails = false;
  page.on('dialog', (dialog) => dialog.accept());
  await onSaving(page, (route) => (fails ? failing(route) : route.continue()));

  /** What the page shows, in one word; null while it is on its way. */
  const standing = async (): Promise<string | null> => {
    const { pathname } = new URL(page.url());
    if (await provider.isVisible()) return (await tokens(page)) === null ? 'signed out' : 'tokens are left';
    if (!(await logOut.isVisible()) || (await tokens(page)) === null) return null;
    if (pathname === path) return (await cells.first().isVisible()) ? 'season' : null;
    const isHome = pathname === '/' && (await page.locator('main a[href^="/ordering"]').first().isVisible());
    return isHome ? 'dashboard' : null;
  };
  const agrees = async (step: string) => {
    const stands = () => standing().catch(() => null);
    await expect.poll(stands, { message: step }).toMatch(/^(signed out|season|dashboard)$/);
    return standing().catch(() => null);
  };

  const go = (way: 'back' | 'forward') => page.evaluate((to) => history[to](), way).catch(() => {});
  const fill = (entry: string) => cells.first().fill(entry);
  /** What can be done anywhere, under the question too. */
  const anywhere: Acts = {
    back: () => go('back'),
    forward: () => go('forward'),
    reload: () => page.reload(),
    fail: () => {
      fails = true;
    },
    heal: () => {
      fails = false;
    },
  };
  const signedIn: Acts = {
    ...anywhere,
    dashboard: () => home.first().click(),
    season: () => page.goto(path),
    logOut: () => logOut.click(),
    speak: () => page.locator('footer button[aria-pressed="false"]').first().click(),
  };
  const acts: Record<Standing, Acts> = {
    out: { ...anywhere, signIn: () => portal.signIn.account(accounts.buyer).click() },
    asked: { ...anywhere, keep: () => keep.click(), discard: () => discard.click() },
    dashboard: signedIn,
    season: {
      ...signedIn,
      type: () => fill(String(1 + Math.floor(draw() * 9))),
      mistype: () => fill('1.5'),
    },
  };

  const done: string[] = [];
  await portal.enter(accounts.buyer, path);
  for (let step = 0; step < 30; step += 1) {
    const now = await agrees(`seed ${seed}: ${done.join(', ')}`);
    const deed = deeds[Math.floor(draw() * deeds.length)] ?? 'back';
    done.push(deed);
    const standsThere = standsIn(now, await discard.isVisible());
    await test.step(`${step}: ${deed}`, async () => acts[standsThere][deed]?.());
    // Time that a question, or the end of a session, takes to come.
    await page.waitForTimeout([0, 200, 700, 2_500][Math.floor(draw() * 4)] ?? 0);
  }
  await agrees(`seed ${seed}: ${done.join(', ')}`);
});
