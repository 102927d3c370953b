import { formatRoute } from '@selvedge/core';
import { userSettings } from '@selvedge/core/contract';
import { Portal } from '../pages/Portal.ts';
import { Words } from '../pages/words.ts';
import { accounts, expect, test } from './journey.ts';
import { typeInto } from './quantities.ts';
import { openStyle } from './showroom.ts';

test('J1 the language changes at once amid typed quantities, and is kept for the user', async ({
  page,
  portal,
  another,
  callsOf,
  guard,
  spot: { place },
  open: { style, rows },
}) => {
  guard.allow(/ERR_ABORTED/);
  const german = new Portal(page, new Words('de'));
  const there = await openStyle(await callsOf('employee', 'de'), place);
  const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
  await portal.enter(accounts.employee, path);
  await typeInto(portal.style(style.name).matrix, rows[0], [1, 2, 3, 4, 5]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await portal.shell.language('de').click();
  const { matrix } = german.style(there.style.name);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(german.shell.navigation).toBeVisible();
  await expect(german.style(there.style.name).heading).toBeVisible();
  for (const [column, cell] of there.rows[0].entries())
    await expect(matrix.cell(cell)).toHaveValue(String(column + 1));
  await expect(matrix.saying('stored')).toBeVisible();
  await expect
    .poll(async () => (await (await callsOf('employee')).send(userSettings, {})).selectedLanguage)
    .toBe('de');

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(german.style(there.style.name).heading).toBeVisible();
    await expect(matrix.cell(there.rows[0][0])).toHaveValue('1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
  await test.step('at another browser that prefers English', async () => {
    const elsewhere = await another('en');
    await elsewhere.page.goto('/');
    await elsewhere.signIn.signIn(accounts.employee);
    await expect(elsewhere.page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(new Portal(elsewhere.page, german.words).shell.navigation).toBeVisible();
  });
  await test.step('and back to English', async () => {
    await german.shell.language('en').click();
    await expect(portal.shell.navigation).toBeVisible();
    await expect(portal.style(style.name).matrix.cell(rows[0][0])).toHaveValue('1');
    await expect
      .poll(async () => (await (await callsOf('employee')).send(userSettings, {})).selectedLanguage)
      .toBe('en');
  });
});

test('J1 a language chosen before signing in is stored, unless the user has stored another', async ({
  page,
  portal,
  callsOf,
}) => {
  const german = new Portal(page, new Words('de'));
  const api = await callsOf('preview');
  const stored = async () => (await api.send(userSettings, {})).selectedLanguage;
  const html = page.locator('html');
  expect(await stored()).toBeNull();

  await test.step('nothing was stored: what was chosen is', async () => {
    await page.goto('/imprint');
    await portal.shell.language('de').click();
    await expect(html).toHaveAttribute('lang', 'de');
    await page.goto('/');
    await german.signIn.account(accounts.preview).click();
    await expect(german.shell.navigation).toBeVisible();
    await expect.poll(stored).toBe('de');
  });
  await test.step('German was stored: English chosen before signing in gives way', async () => {
    await german.shell.pressLogout();
    await expect(german.signIn.submit.or(german.shell.signedOut)).toBeVisible();
    await page.goto('/imprint');
    await german.shell.language('en').click();
    await expect(html).toHaveAttribute('lang', 'en');
    await page.goto('/');
    await portal.signIn.account(accounts.preview).click();
    await expect(german.shell.navigation).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'de');
    expect(await stored()).toBe('de');
  });
});

test('J1 H1 who has scrolled to the languages keeps them when a long text comes above', async ({
  page,
  portal,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/static/imprint**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/imprint');
  const german = portal.shell.language('de');
  await german.scrollIntoViewIfNeeded();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(1);
  // The place that is held is chosen with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const top = async () => Math.round((await german.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  letGo();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeAttached();
  await expect.poll(top).toBe(before);
});
