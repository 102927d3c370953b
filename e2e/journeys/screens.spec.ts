import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { finalizeCart } from '@selvedge/core/contract';
import { accounts, expect, failingSeason, test } from './journey.ts';
import { approvedCart, fillCart } from './ordering.ts';
import { openStyle } from './showroom.ts';

const widths = [400, 1000, 1500] as const;
/** Cumulative layout shift that still counts as standing still, by the web vitals. */
const mostShift = 0.1;

/** What moved by itself since the page was loaded (cumulative layout shift). */
const shiftOf = (page: Page) => page.evaluate<number>(() => Reflect.get(window, 'shifted'));

const watchShifts = () => {
  Reflect.set(window, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Everything has arrived: fonts, data, and the pictures in sight. Behind an open dialog a page may go on waiting. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('[aria-busy=true]:not(:has(~ dialog[open]))') &&
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    undefined,
    { timeout: 40_000 },
  );

/** Violations as one reads them: rule, and where. */
const violationsOf = async (page: Page, only?: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (only ? axe.withRules(only) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 4)
        .join(' · ')}`,
  );
};

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of ['en', 'de'] as const) {
  for (const width of widths) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ language, viewport: { width, height: 900 } });

      test('every screen is accessible, stands still and fits', async ({
        page,
        portal,
        another,
        words,
        callsOf,
        spots,
        spot: { place },
        guard,
      }) => {
        test.setTimeout(150_000);
        guard.allow(failingSeason);
        const buyer = await callsOf('buyer');
        await fillCart(buyer, place, await openStyle(buyer, place));
        const finished = spots.shift()?.place ?? place;
        const { head } = await approvedCart(buyer, finished, await openStyle(buyer, finished));
        const { rightEnv, customerId } = place;
        const { orderId } = await (await callsOf('manager')).send(finalizeCart, {
          params: { rightEnv, cartId: head.cartId },
          body: { version: head.version },
          idempotencyKey: `screens-${head.cartId}`,
        });
        const { style } = await openStyle(await callsOf('buyer', language), place);

        const faults: string[] = [];
        const look = async (name: string, at: Page = page) => {
          await settled(at);
          const shift = await shiftOf(at);
          if (shift >= mostShift) faults.push(`${name}: moved by itself: ${shift.toFixed(3)}`);
          const over = await wider(at);
          if (over > 0) faults.push(`${name}: ${over} px wider than the window`);
          for (const violation of await violationsOf(at)) faults.push(`${name}: ${violation}`);
          if (language !== 'en') return;
          await at.emulateMedia({ colorScheme: 'dark' });
          for (const violation of await violationsOf(at, 'color-contrast'))
            faults.push(`${name}, dark: ${violation}`);
          await at.emulateMedia({ colorScheme: 'light' });
        };

        await page.addInitScript(watchShifts);
        await page.goto('/');
        await expect(portal.signIn.submit).toBeVisible();
        await look('sign-in');
        await portal.signIn.account(accounts.buyer).click();
        await expect(portal.shell.logout).toBeVisible();

        const screens = [
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
          ['order', formatRoute({ screen: 'order', orderId }), portal.order.sheet],
          ['unknown', '/no/such/page', page.getByText(words.say('app.page.unknown')).first()],
        ] as const;
        for (const [name, path, sign] of screens) {
          await test.step(name, async () => {
            await page.goto(path);
            await expect(sign).toBeVisible();
            await look(name);
          });
        }

        await test.step('others: waiting orders, a sign-in that failed', async () => {
          const manager = await another();
          await manager.page.setViewportSize({ width, height: 900 });
          await manager.page.addInitScript(watchShifts);
          await manager.enter(accounts.manager, formatRoute({ screen: 'waiting', rightEnv }));
          await manager.page.reload();
          await expect(manager.waiting.heading).toBeVisible();
          await look('waiting', manager.page);
          const stranger = await another();
          await stranger.page.setViewportSize({ width, height: 900 });
          await stranger.page.addInitScript(watchShifts);
          await stranger.page.goto('/oauth/v2/grant?error=access_denied');
          await expect(stranger.shell.signInFailed).toBeVisible();
          await look('sign-in failed', stranger.page);
        });
        expect(faults).toEqual([]);
      });
    });
  }
}
