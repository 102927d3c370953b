import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { ConsentSheet } from '../pages/ConsentSheet.ts';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';

/** What has the focus and lies out of sight or under something else (WCAG 2.2, 2.4.11); null where it is in sight. */
const hiddenFocus = (page: Page) =>
  page.evaluate(async () => {
    // The page scrolls to what gets the focus; what lies above it is asked in the frame after.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const inside = (at: number, most: number) => Math.min(Math.max(at, 1), most - 1);
    const seen = document.elementFromPoint(
      inside(left + width / 2, innerWidth),
      inside(top + height / 2, innerHeight),
    );
    // A native radio button or checkbox may be drawn by its label.
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const isSeen =
      top + height > 0 &&
      top < innerHeight &&
      seen !== null &&
      [focused, label].some((own) => own && (own.contains(seen) || seen.contains(own)));
    return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName);
  });

/** Goes through a page by Tab, and names what had the focus out of sight. */
const walk = async (page: Page, stops: number): Promise<string[]> => {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await hiddenFocus(page);
    if (name !== null) hidden.push(`${stop + 1}: ${name.trim().slice(0, 40)}`);
  }
  return hidden;
};

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 680 }, contextOptions: { reducedMotion: 'reduce' } });

  test('L1 M1 M4 N1 O1 what gets the focus by Tab is in sight, above the bar at the foot', async ({
    page,
    portal,
    callsOf,
    open,
    spot: { place },
  }) => {
    const { style } = open;
    await fillCart(await callsOf('buyer'), place, open);
    const { rightEnv } = place;
    const { articleId } = style;
    const pages = [
      [formatRoute({ screen: 'pos', rightEnv }), portal.pos.list, 24],
      [formatRoute({ screen: 'styles', place }), portal.styles.list, 60],
      [formatRoute({ screen: 'style', place, articleId }), portal.style(style.name).matrix.grid, 36],
      [formatRoute({ screen: 'cart', place }), portal.cart.matrix(style.name).grid, 36],
      [formatRoute({ screen: 'check', place }), portal.check.passed, 24],
    ] as const;
    const [[first]] = pages;
    await portal.enter(accounts.buyer, first);
    for (const [path, sign, stops] of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(sign).toBeVisible();
        expect.soft(await walk(page, stops), path).toEqual([]);
      });
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1366, height: 420 }, contextOptions: { reducedMotion: 'reduce' } });

  test('I1 what has the focus stays in sight when the question about the analysis comes', async ({
    page,
    portal,
    words,
  }) => {
    let come = () => {};
    const held = new Promise<void>((done) => {
      come = done;
    });
    await portal.enter(accounts.buyer, '/');
    await page.route(/assets\/OverlaysLayer.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const tile = portal.dashboard.tiles.getByRole('link').first();
    await expect(tile).toBeVisible();
    // As low as the browser scrolls for the focus.
    await tile.evaluate((link) => {
      link.focus({ preventScroll: true });
      scrollTo(0, link.getBoundingClientRect().bottom + scrollY - innerHeight + 4);
    });
    expect(await hiddenFocus(page)).toBeNull();
    come();
    await expect(new ConsentSheet(page, words).question).toBeVisible();
    await expect.poll(() => hiddenFocus(page)).toBeNull();
  });
});
