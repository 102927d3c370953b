import type { Locator, Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { languages } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { mostShift, movedOn, shiftOf, violationsOf, watchShifts } from './looking.ts';
import { storedAt } from './ordering.ts';

/** Presses a button by its key, as somebody without a mouse does. */
const pressByKey = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};

/** How much of the page is beyond the window's edge (px). */
const over = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of languages)
  test.describe(language, () => {
    test.use({ language });

    test('M1 styles are chosen in the list, seen side by side, ordered there, and the list stands where it stood', async ({
      page,
      portal,
      words,
      callsOf,
      spot: { place },
    }) => {
      const api = await callsOf('buyer');
      const { styles } = portal;
      await page.setViewportSize({ width: 1366, height: 680 });
      await watchShifts(page);
      await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
      await expect(styles.items.first()).toBeVisible();
      const [first = '', second = '', third = ''] = await styles.list.getByRole('heading').allInnerTexts();
      for (const name of [first, second, third]) {
        await pressByKey(styles.toCompare(name).first());
        await expect(styles.toCompare(name).first()).toHaveAttribute('aria-pressed', 'true');
      }
      await expect(styles.compareBar).toContainText(words.say('catalog.compare.chosen', { count: 3 }));
      expect(await shiftOf(page), await movedOn(page)).toBeLessThan(mostShift);
      const at = await page.evaluate(() => window.scrollY);
      await styles.compareBar
        .getByRole('link', { name: words.say('catalog.compare.open'), exact: true })
        .press('Enter');

      const dialog = styles.comparison(3);
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(/compare=.*compare=.*compare=/);
      for (const id of ['catalog.price.cost', 'catalog.price.retail', 'catalog.column.delivery'])
        await expect(dialog.getByRole('rowheader', { name: words.say(id), exact: true })).toBeInViewport();
      expect(await violationsOf(page)).toEqual([]);
      await page.reload();
      await expect(dialog).toBeVisible();

      await dialog
        .getByRole('button', { name: words.say('catalog.compare.remove', { name: second }), exact: true })
        .first()
        .click();
      await expect(styles.comparison(2)).toBeVisible();
      await expect(page).not.toHaveURL(/compare=.*compare=.*compare=/);
      const both = styles.comparison(2);
      await both
        .getByRole('button', { name: words.say('catalog.order', { name: first }), exact: true })
        .first()
        .click();
      await expect(
        styles.quickOrder(first).getByRole('textbox', { name: words.say('quickOrder.total'), exact: true }),
      ).toBeFocused();
      await page.keyboard.type('24');
      await page.keyboard.press('Enter');
      await expect(styles.quickOrder(first)).toBeHidden();
      await expect
        .poll(async () => Object.values(await storedAt(api, place)).reduce((sum, one) => sum + one, 0))
        .toBe(24);
      await expect(
        both.getByRole('rowheader', { name: words.say('catalog.compare.ordered'), exact: true }),
      ).toBeVisible();

      await page.goBack();
      await expect(both).toBeHidden();
      await expect(page).not.toHaveURL(/compare=/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(at);
    });
  });

test('M1 Back leaves the comparison for the list as it was left, far down', async ({
  page,
  portal,
  words,
  womenswear: { place },
}) => {
  const { styles } = portal;
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place, search: '?sort=name' }));
  await expect(styles.items.first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 4000));
  const buttons = styles.list.getByRole('button', {
    name: new RegExp(`^${words.say('catalog.toCompare', { name: '' })}`),
  });
  await expect(buttons.first()).toBeVisible();
  for (const nth of [4, 5]) await pressByKey(buttons.nth(nth));
  const at = await page.evaluate(() => window.scrollY);
  expect(at).toBeGreaterThan(2000);
  await styles.compareBar
    .getByRole('link', { name: words.say('catalog.compare.open'), exact: true })
    .press('Enter');
  await expect(styles.comparison(2)).toBeVisible();
  await page.goBack();
  await expect(styles.comparison(2)).toBeHidden();
  await expect(page).toHaveURL(/\?sort=name$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(at);
  await page.goForward();
  await expect(styles.comparison(2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(styles.comparison(2)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(at);
  await expect(styles.compareBar).toContainText(words.say('catalog.compare.chosen', { count: 2 }));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 400, height: 820 } });

  test('M1 six styles are compared at most, which the list says aloud, and they fit a phone by scrolling', async ({
    page,
    portal,
    words,
    womenswear: { place },
  }) => {
    const { styles } = portal;
    await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place, search: '?view=list' }));
    await expect(styles.items.first()).toBeVisible();
    const headings = styles.list.getByRole('rowheader').getByRole('heading').getByRole('link');
    await expect(headings.nth(6)).toBeVisible();
    const names = (await headings.allInnerTexts()).slice(0, 7);
    expect(new Set(names).size).toBe(7);
    const button = (nth: number) => styles.toCompare(names[nth] ?? '').first();
    for (let nth = 0; nth < 6; nth += 1) {
      await button(nth).tap();
      await expect(button(nth)).toHaveAttribute('aria-pressed', 'true');
    }
    await button(6).tap();
    const status = styles.compareBar.getByRole('status');
    await expect(status).toContainText(words.say('catalog.compare.chosen', { count: 6 }));
    await expect(status).toContainText(words.say('catalog.compare.full', { most: 6 }));
    await expect(button(6)).toHaveAttribute('aria-pressed', 'false');
    expect(await over(page)).toBeLessThanOrEqual(0);
    await styles.compareBar.getByRole('link', { name: words.say('catalog.compare.open'), exact: true }).tap();
    await expect(styles.comparison(6)).toBeVisible();
    expect(await over(page)).toBeLessThanOrEqual(0);
    for (const colours of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: colours });
      expect(await violationsOf(page), colours).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    expect(await violationsOf(page), 'forced colours').toEqual([]);
  });
});
