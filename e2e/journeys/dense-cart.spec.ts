import { formatRoute } from '@selvedge/core';
import { languages } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { fillStyles } from './ordering.ts';

/** Windows (px), and above which height the first cell of a cart lies, in either layout. */
const windows = {
  mouse: [
    { width: 1366, height: 680, top: 400 },
    { width: 1280, height: 720, top: 400 },
  ],
  touch: [
    // A style's name may take a second line.
    { width: 768, height: 1024, top: 480 },
    { width: 400, height: 820, top: 480 },
  ],
} as const;

/** The most a cart of 80 styles may take at 1366 x 680 (px). */
const MOST_HEIGHT = 8000;

for (const language of languages)
  for (const device of ['mouse', 'touch'] as const)
    test.describe(`${language}, ${device}`, () => {
      test.use({
        language,
        hasTouch: device === 'touch',
        isMobile: device === 'touch',
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('N2 M4 a long cart opens with its first cell in sight, and is short when it is dense', async ({
        page,
        portal,
        words,
        callsOf,
        spot: { place },
      }) => {
        test.setTimeout(120_000);
        await fillStyles(await callsOf('buyer', language), place, { styles: 80, colours: 2, quantity: 2 });
        await portal.enter(accounts.buyer, formatRoute({ screen: 'cart', place }));
        const cell = page.locator('main [data-cell]').first();
        const figures: string[] = [];
        for (const layout of ['sheets', 'dense'] as const) {
          await page.getByRole('button', { name: words.say(`cart.layout.${layout}`) }).click();
          for (const { width, height, top } of windows[device]) {
            await page.setViewportSize({ width, height });
            await expect(cell).toBeVisible();
            await expect(portal.cart.totals).toHaveAttribute('aria-busy', 'false');
            await page.evaluate(() => scrollTo(0, 0));
            const box = await cell.boundingBox();
            const long = await page.evaluate(() => document.documentElement.scrollHeight);
            figures.push(`${layout} ${width} × ${height}: first cell at ${box?.y}, ${long} px long`);
            expect.soft(box?.y, figures.at(-1)).toBeLessThan(top);
            const across = await page.evaluate(() => document.documentElement.scrollWidth);
            expect.soft(across, 'the page does not scroll sideways').toBeLessThanOrEqual(width);
            if (layout === 'dense' && device === 'mouse') expect.soft(long).toBeLessThanOrEqual(MOST_HEIGHT);
          }
        }
        test.info().annotations.push(...figures.map((description) => ({ type: 'figure', description })));
      });
    });
