import type { Locator, Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { accounts, expect, test } from './journey.ts';
import { mostShift, movedOn, shiftOf, untilStill, watchShifts } from './looking.ts';
import { fillCart } from './ordering.ts';

/** Holds the fonts back on every page. The function lets them go, and says whether the page had asked for them. */
async function holdFonts(page: Page): Promise<() => Promise<boolean>> {
  let waiting: (() => void)[] = [];
  let holds = true;
  await page.route('**/*-latin-*.woff2', async (route) => {
    if (holds)
      await new Promise<void>((done) => {
        waiting.push(done);
      });
    await route.continue();
  });
  return async () => {
    const held = waiting;
    waiting = [];
    holds = false;
    for (const letGo of held) letGo();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    holds = true;
    // The letters stand in their places with the frame after.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return held.length > 0;
  };
}

for (const language of ['en', 'de'] as const) {
  for (const width of [400, 1000, 1500] as const) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ language, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

      test('B2 L1 L2 M2 M4 N1 O1 nothing moves when the fonts arrive late', async ({
        page,
        portal,
        open,
        spot: { place },
        callsOf,
      }) => {
        test.setTimeout(240_000);
        const { style } = open;
        await fillCart(await callsOf('buyer'), place, open);
        await portal.enter(accounts.buyer);
        await watchShifts(page);
        const letGo = await holdFonts(page);
        const { rightEnv, customerId } = place;
        const screens: readonly (readonly [string, string, Locator])[] = [
          ['dashboard', '/', portal.dashboard.tiles],
          ['points of sale', formatRoute({ screen: 'pos', rightEnv }), portal.pos.list],
          ['seasons', formatRoute({ screen: 'seasons', rightEnv, customerId }), portal.seasons.styles(place)],
          ['styles', formatRoute({ screen: 'styles', place }), portal.styles.list],
          [
            'style',
            formatRoute({ screen: 'style', place, articleId: style.articleId }),
            portal.style(style.name).matrix.grid,
          ],
          ['cart', formatRoute({ screen: 'cart', place }), portal.cart.matrix(style.name).grid],
          ['check', formatRoute({ screen: 'check', place }), portal.check.passed],
          ['imprint', '/imprint', page.getByRole('article').getByRole('heading', { level: 2 }).first()],
        ];
        const faults: string[] = [];
        for (const [name, path, sign] of screens)
          await test.step(name, async () => {
            await page.goto(path, { waitUntil: 'commit' });
            await expect(sign).toBeVisible();
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
            // The cart comes by itself, and its sums move what stands beside them.
            if (name.startsWith('style')) await expect(portal.styles.bar).toContainText(/\d/);
            await untilStill(page);
            expect(await letGo(), 'the fonts were on their way').toBe(true);
            const shift = await shiftOf(page);
            if (shift >= mostShift) faults.push(`${name}: ${shift.toFixed(3)}: ${await movedOn(page)}`);
          });
        expect(faults).toEqual([]);
      });
    });
  }
}
