import type { Locator, Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { ConsentSheet } from '../pages/ConsentSheet.ts';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';

/** A window of 1366 × 680 at the zooms of WCAG 1.4.4 and 1.4.10. */
const zooms = [200, 400] as const;

/** What the window cuts off at its right edge; what scrolls on its own sideways is not looked into. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth - clientWidth} px wider than the window` : '';
  });

/** Whether the middle of what has the focus is in sight, and not below something that stays in place. */
const isInSight = (control: Locator) =>
  control.evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  });

for (const zoom of zooms)
  test.describe(`${zoom} %`, () => {
    test.use({
      viewport: { width: Math.round(136_600 / zoom), height: Math.round(68_000 / zoom) },
      deviceScaleFactor: zoom / 100,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('Q3 M2 M4 O1 every screen of the way fits, and what has the focus is in sight', async ({
      page,
      portal,
      words,
      callsOf,
      open,
      spot: { place },
    }) => {
      const { style, rows } = open;
      await fillCart(await callsOf('buyer'), place, open);
      const { rightEnv, customerId } = place;
      const screen = portal.style(style.name);
      const ways: readonly (readonly [string, string, Locator])[] = [
        ['dashboard', '/', portal.dashboard.tiles.getByRole('link').first()],
        ['points of sale', formatRoute({ screen: 'pos', rightEnv }), portal.pos.search],
        ['seasons', formatRoute({ screen: 'seasons', rightEnv, customerId }), portal.seasons.styles(place)],
        ['styles', formatRoute({ screen: 'styles', place }), portal.styles.search],
        [
          'style',
          formatRoute({ screen: 'style', place, articleId: style.articleId }),
          screen.matrix.cell(rows[0][0]),
        ],
        ['cart', formatRoute({ screen: 'cart', place }), portal.cart.matrix(style.name).cell(rows[0][0])],
        ['check', formatRoute({ screen: 'check', place }), portal.check.approve],
      ];
      const faults: string[] = [];
      await portal.enter(accounts.buyer, '/');
      // It comes last, and would come over whatever has the focus by then.
      const { question } = new ConsentSheet(page, words);
      for (const [name, path, control] of ways)
        await test.step(name, async () => {
          await page.goto(path);
          await expect(control).toBeVisible();
          if (name === 'dashboard') await expect(question).toBeVisible();
          const cut = await cutOff(page);
          if (cut) faults.push(`${name}: ${cut}`);
          await control.blur();
          await control.focus();
          await expect(control).toBeFocused();
          if (!(await isInSight(control))) faults.push(`${name}: what has the focus is out of sight`);
        });
      expect(faults).toEqual([]);
    });
  });
