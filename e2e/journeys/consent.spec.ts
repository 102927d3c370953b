import type { BrowserContext } from '@playwright/test';
import { ConsentSheet } from '../pages/ConsentSheet.ts';
import { events, hitsOf, pings, views } from './hits.ts';
import { accounts, expect, test as journey } from './journey.ts';
import { mostShift, shiftOf, violationsOf, watchShifts } from './looking.ts';

const test = journey.extend<{ consent: ConsentSheet }>({
  consent: async ({ page, words }, use) => use(new ConsentSheet(page, words)),
});

const lasts = 15_552_000;
const aWhile = 11_000;

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'enable-tracking');

test('I1 I2 nothing is told before consent, all of it with consent, and nothing after it is withdrawn', async ({
  page,
  context,
  portal,
  consent,
  words,
}) => {
  test.setTimeout(120_000);
  const hits = hitsOf(context);
  await portal.enter(accounts.buyer);
  await expect(consent.question).toBeVisible();
  await portal.search.open();
  await portal.search.close();
  await page.waitForTimeout(aWhile);
  expect(hits).toEqual([]);
  expect(await cookieOf(context)).toBeUndefined();

  await test.step('the page open then is the first view', async () => {
    await consent.accept.click();
    await expect.poll(() => views(hits).length).toBe(1);
    const [view] = views(hits);
    expect(view?.parameters).toMatchObject({
      rec: '1',
      action_name: 'dashboard',
      dimension1: 'External',
      url: `${new URL(page.url()).origin}/`,
    });
    expect((await view?.request.response())?.status()).toBe(204);
    const sent = (await view?.request.allHeaders()) ?? {};
    for (const name of ['referer', 'cookie', 'authorization', 'x-extranet-token'])
      expect(sent[name]).toBeUndefined();
  });

  await test.step('the cookie holds the choice, and nothing else, for 180 days', async () => {
    const cookie = await cookieOf(context);
    expect(cookie).toMatchObject({
      value: 'true',
      domain: 'localhost',
      path: '/',
      sameSite: 'Lax',
      secure: false,
    });
    const left = (cookie?.expires ?? 0) - Date.now() / 1_000;
    expect(Math.abs(left - lasts)).toBeLessThan(60);
  });

  await test.step('the search icon is an event, and a sign of life comes within ten seconds', async () => {
    await portal.search.open();
    await expect.poll(() => events(hits).length).toBe(1);
    expect(events(hits)[0]?.parameters).toMatchObject({ e_c: 'search', e_a: 'searchIcon' });
    await portal.search.close();
    await expect.poll(() => pings(hits).length, { timeout: aWhile }).toBe(1);
    expect((await pings(hits)[0]?.request.response())?.status()).toBe(204);
    expect(new Set(hits.map(({ parameters }) => parameters._id)).size).toBe(1);
  });

  await test.step('another page is another view, without whose it is', async () => {
    await portal.dashboard.tile(words.language === 'de' ? 'Vororder' : 'Pre-order').click();
    await expect.poll(() => views(hits).length).toBe(2);
    expect(views(hits)[1]?.parameters).toMatchObject({ action_name: 'pos' });
    await page
      .getByRole('list')
      .getByRole('link', { name: /^Modehaus|^Boutique|^Mode/ })
      .first()
      .click();
    await expect.poll(() => views(hits).length).toBe(3);
    expect(views(hits)[2]?.parameters.url).toMatch(/\/ordering\/preorder\/:customer$/);
  });

  await test.step('withdrawn in the footer, nothing more is told, after a reload either', async () => {
    await consent.reopen.click();
    await expect(consent.switch).toBeChecked();
    await consent.switch.click();
    await consent.save.click();
    await expect(consent.settings).toBeHidden();
    await expect.poll(() => cookieOf(context)).toMatchObject({ value: 'false' });
    const count = hits.length;
    await page.goto('/');
    await portal.shell.navigation.waitFor();
    await page.waitForTimeout(aWhile);
    expect(hits.length).toBe(count);
    await expect(consent.question).toBeHidden();
  });
});

test('I1 the question takes no focus, is the first thing Tab comes to, and moves nothing', async ({
  page,
  portal,
  consent,
}) => {
  await watchShifts(page);
  await portal.enter(accounts.manager);
  await expect(consent.question).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]'))).toBeNull();
  expect(await shiftOf(page)).toBeLessThan(mostShift);
  await page.reload();
  await expect(consent.question).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(consent.decline).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);

  await test.step('the settings give the focus back, and change nothing unless saved', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(consent.toSettings).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(consent.settings).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(consent.settings).toBeHidden();
    await expect(consent.question).toBeVisible();
  });
  await test.step('the end of the page is not hidden by it', async () => {
    await consent.reopen.scrollIntoViewIfNeeded();
    await consent.reopen.click();
    await expect(consent.settings).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('and an answer by keys settles it', async () => {
    await consent.decline.focus();
    await page.keyboard.press('Enter');
    await expect(consent.question).toBeHidden();
  });
});

test('I1 a choice in one tab reaches the other', async ({ page, context, portal, consent, words }) => {
  await portal.enter(accounts.viewer);
  const second = await context.newPage();
  await second.goto('/');
  const other = new ConsentSheet(second, words);
  await expect(other.question).toBeVisible();
  const hits = hitsOf(second);
  await page.bringToFront();
  await consent.accept.click();
  await expect(other.question).toBeHidden();
  await expect.poll(() => views(hits).length).toBe(1);
  await consent.reopen.click();
  await consent.switch.click();
  await consent.save.click();
  await second.bringToFront();
  const count = hits.length;
  await second.waitForTimeout(aWhile);
  expect(hits.length).toBe(count);
});

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('H2 the address that turns the analysis off leads to the imprint, which says so', async ({
      page,
      context,
      backend,
      consent,
    }) => {
      await context.addCookies([{ name: 'enable-tracking', value: 'true', url: backend.url }]);
      const hits = hitsOf(context);
      await page.goto('/tracking-off');
      await expect(consent.deactivated).toBeVisible();
      await expect(page).toHaveURL(/\/imprint$/);
      await expect.poll(() => cookieOf(context)).toMatchObject({ value: 'false' });
      await page.waitForTimeout(4_000);
      expect(hits).toEqual([]);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(consent.deactivated).toBeHidden();
    });
  });
}
