import type { Locator } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';

/** What tells a chosen control from another of its kind by sight: its lines, its area, and the sign drawn in it. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { borderBottomColor, backgroundColor } = getComputedStyle(element);
    const sign = getComputedStyle(element, '::after');
    return { borderBottomColor, backgroundColor, sign: sign.borderBottomColor };
  });

const unseen = 'rgba(0, 0, 0, 0)';

const swatchOf = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe('with colours that the user forces on every page', () => {
  test.use({
    viewport: { width: 1366, height: 900 },
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  test('Q3 M1 M2 O1 what is chosen differs from what is not, and a swatch keeps its colour', async ({
    page,
    portal,
    callsOf,
    open,
    spot: { place },
  }) => {
    const { style } = open;
    await fillCart(await callsOf('buyer'), place, open);

    await test.step('filters', async () => {
      await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
      const [box, other] = [0, 1].map((nth) => portal.styles.filters.getByRole('checkbox').nth(nth));
      if (!box || !other) throw new Error('There are no filters');
      const unchecked = await lookOf(box);
      expect(unchecked.sign, 'an empty box shows no tick').toBe(unseen);
      await box.check();
      const checked = await lookOf(box);
      expect(checked.backgroundColor).not.toBe(unchecked.backgroundColor);
      expect([unseen, checked.backgroundColor]).not.toContain(checked.sign);
      expect((await lookOf(other)).sign).toBe(unseen);
    });

    await test.step('colours of a style, and the steps of the order', async () => {
      await page.goto(formatRoute({ screen: 'style', place, articleId: style.articleId }));
      await expect(portal.style(style.name).matrix.grid).toBeVisible();
      const tones = portal
        .style(style.name)
        .matrix.grid.getByRole('rowheader')
        .locator('span > span')
        .first();
      expect(await swatchOf(tones)).not.toBe(await swatchOf(page.locator('body')));
      const steps = page.getByRole('navigation', { name: portal.words.say('ordering.place.steps') });
      const current = steps.locator('a[aria-current]');
      const next = steps.locator('a:not([aria-current])').first();
      expect((await lookOf(current)).borderBottomColor).not.toBe((await lookOf(next)).borderBottomColor);
    });

    await test.step('the words of the one button in front are no box of the page’s colour', async () => {
      const button = page.getByRole('link', { name: portal.words.say('catalog.bar.cart') });
      const { forcedColorAdjust, color, backgroundColor } = await button.evaluate((element) => {
        const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(element);
        return { forcedColorAdjust, color, backgroundColor };
      });
      expect(forcedColorAdjust).toBe('none');
      expect(color).not.toBe(backgroundColor);
    });

    await test.step('tabs', async () => {
      await page.goto(formatRoute({ screen: 'check', place }));
      await expect(portal.check.passed).toBeVisible();
      const chosen = page.getByRole('tab', { selected: true }).first();
      const another = page.getByRole('tab', { selected: false }).first();
      expect((await lookOf(chosen)).borderBottomColor).not.toBe((await lookOf(another)).borderBottomColor);
    });
  });
});
