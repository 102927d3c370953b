import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { ConsentSheet } from '../pages/ConsentSheet.ts';
import type { Portal } from '../pages/Portal.ts';
import type { Words } from '../pages/words.ts';
import { accounts, expect, test } from './journey.ts';
import { mostShift, shiftOf, untilStill, watchShifts } from './looking.ts';
import { fillStyles } from './ordering.ts';

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
  // Wide enough for the footer to end under the back-to-top button.
  { width: 1600, height: 800 },
];

/** The controls of the footer's last rows that a press does not reach with the page scrolled to its end. */
async function coveredIn(page: Page, words: Words): Promise<string[]> {
  const links = page.getByRole('navigation', { name: words.say('shell.footer.label') });
  const bar = links.locator('..');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  return bar.locator('a, button').evaluateAll(async (controls) => {
    // What comes to the page's end, such as the back-to-top button, comes with the scrolling.
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    if (controls.length < 8) return ['the footer is not there'];
    return controls.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met && control.contains(met) ? [] : [`${control.textContent} under ${met?.textContent}`];
    });
  });
}

/** What gets the focus by these many presses of Tab and lies under the notices then. */
async function coveredByTab(page: Page, words: Words, presses: number): Promise<string[]> {
  const notices = page.getByRole('region', { name: words.say('notice.label') });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('main').focus();
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const under = await notices.evaluate((stack) => {
      const focused = document.activeElement;
      if (!focused || stack.contains(focused)) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met && stack.contains(met) ? (focused.textContent ?? focused.tagName) : null;
    });
    if (under !== null) covered.push(under);
  }
  return covered;
}

/** Whether the back-to-top button is there, and touches no notice. */
const isFree = (page: Page, words: Words): Promise<boolean> =>
  page.getByRole('button', { name: words.say('shell.scrollToTop') }).evaluate((button) => {
    const mine = button.getBoundingClientRect();
    return [...document.querySelectorAll('section[aria-label] > ul > li')].every((slip) => {
      const { top, bottom, left, right } = slip.getBoundingClientRect();
      return mine.bottom <= top || mine.top >= bottom || mine.right <= left || mine.left >= right;
    });
  });

/** Presses 'Deutsch', and waits until the portal has it. */
async function pressGerman({ page, shell }: Portal): Promise<void> {
  const stored = page.waitForResponse(/updateLanguage\/de$/);
  await shell.language('de').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await stored;
}

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('C4 H2 I1 J1 the footer is free while it is said that the analysis is off', async ({
      page,
      portal,
      words,
    }) => {
      const { deactivated } = new ConsentSheet(page, words);
      await portal.enter(accounts.preview, '/tracking-off');
      await expect(deactivated).toBeVisible();
      await expect(page.getByRole('article')).toBeVisible();
      await expect.poll(() => coveredIn(page, words)).toEqual([]);
      await pressGerman(portal);
    });

    test('C4 C6 J1 the footer is free while errors are told, and nothing in sight moves for them', async ({
      page,
      portal,
      words,
      guard,
    }) => {
      guard.expect(/status of 400/);
      const consent = new ConsentSheet(page, words);
      await page.route(/tile-favorite/, (route) =>
        route.fulfill({ status: 400, json: { message: 'No.', tracking: 'err-400' } }),
      );
      await watchShifts(page);
      await portal.enter(accounts.preview);
      await consent.decline.click();
      await expect(consent.question).toBeHidden();
      await expect(portal.ticker.headline).toBeVisible();
      await untilStill(page);
      const star = page
        .getByRole('button', { name: words.saying('dashboard.favorites.toggle', 'title') })
        .first();
      await star.click();
      const told = page.getByText(words.say('notice.subject.favorite'), { exact: true });
      await expect(told).toBeVisible();
      await expect(page.getByText('Error ID: err-400')).toBeInViewport({ ratio: 1 });
      expect(await coveredIn(page, words)).toEqual([]);
      await expect(told).toBeInViewport({ ratio: 1 });
      expect(await isFree(page, words)).toBe(true);
      expect(await coveredByTab(page, words, 30)).toEqual([]);
      await pressGerman(portal);
      expect(await shiftOf(page)).toBeLessThan(mostShift);
    });

    test('C4 I1 J1 the footer is free of the question about the analysis', async ({
      page,
      portal,
      words,
    }) => {
      await portal.enter(accounts.preview);
      await expect(new ConsentSheet(page, words).question).toBeVisible();
      await expect.poll(() => coveredIn(page, words)).toEqual([]);
    });

    test('N2 J1 a removal from a short cart is taken back by what is in sight', async ({
      page,
      portal,
      words,
      callsOf,
      spot: { place },
    }) => {
      const {
        styles: [first],
      } = await fillStyles(await callsOf('buyer'), place, { styles: 2, colours: 1, quantity: 4 });
      await portal.enter(accounts.buyer, formatRoute({ screen: 'cart', place }));
      await page
        .getByRole('button', { name: words.say('cart.remove.action', { style: first?.name ?? '' }) })
        .click();
      const undo = page.getByRole('button').filter({ hasText: words.say('cart.remove.undo') });
      await expect(undo).toBeInViewport({ ratio: 1 });
      // A press that meets it, and not what lies over it.
      await undo.click({ trial: true, timeout: 5_000 });
      await expect.poll(() => coveredIn(page, words)).toEqual([]);
      await undo.click();
      await expect(page.getByRole('link', { name: first?.name ?? '' }).first()).toBeVisible();
    });

    test('C4 N2 J1 the footer is free of what a dense cart shows at its lower edge', async ({
      page,
      portal,
      words,
      callsOf,
      spot: { place },
    }) => {
      const { styles } = await fillStyles(await callsOf('buyer'), place, {
        styles: 2,
        colours: 1,
        quantity: 4,
      });
      await portal.enter(accounts.buyer, formatRoute({ screen: 'cart', place }));
      await page.getByRole('button', { name: words.say('cart.layout.dense') }).click();
      await page.locator('main [data-cell]').last().click();
      await expect(page.locator('[data-chosen=""]')).toBeVisible();
      await expect.poll(() => coveredIn(page, words)).toEqual([]);
      const [first] = styles;
      await page
        .getByRole('button', { name: words.say('cart.remove.action', { style: first?.name ?? '' }) })
        .click();
      await expect(
        page.getByRole('button', { name: words.say('cart.remove.undo'), exact: true }),
      ).toBeVisible();
      await expect.poll(() => coveredIn(page, words)).toEqual([]);
    });
  });
}
