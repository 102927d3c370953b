import type { Locator, Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { dashboardTiles, finalizeCart } from '@selvedge/core/contract';
import { EntryPage } from '../pages/EntryPage.ts';
import { LivePage } from '../pages/LivePage.ts';
import { Palette } from '../pages/Palette.ts';
import { accounts, expect, test } from './journey.ts';
import { faultsOf, forgetShifts, watchShifts } from './looking.ts';
import { approvedCart, fillCart } from './ordering.ts';
import { openStyle, stylesOf } from './showroom.ts';

const widths = [400, 1000, 1500] as const;

for (const language of ['en', 'de'] as const) {
  for (const width of widths) {
    test.describe(`${language}, ${width} px`, () => {
      // What is judged stands still: no news turns while it is looked at.
      test.use({
        language,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      /** Looks at pages, one after the other, and gathers what is wrong. */
      const looking = () => {
        const faults: string[] = [];
        const look = async (name: string, page: Page, waits = false) => {
          const found = await faultsOf(page, { inDark: language === 'en' && !waits, waits });
          faults.push(...found.map((fault) => `${name}: ${fault}`));
        };
        const visit = (
          page: Page,
          name: string,
          path: string,
          sign: Locator,
          open: () => Promise<unknown> = () => page.goto(path),
        ) =>
          test.step(name, async () => {
            await open();
            await expect(sign).toBeVisible();
            await look(name, page);
          });
        return { faults, look, visit };
      };

      test('C1 L1 L2 M2 M4 N1 N6 O1 P1 every screen of ordering is accessible, stands still and fits', async ({
        page,
        portal,
        words,
        another,
        callsOf,
        takeSpot,
        spot: { place },
      }) => {
        test.setTimeout(240_000);
        const buyer = await callsOf('buyer');
        await fillCart(buyer, place, await openStyle(buyer, place));
        const { place: finished } = takeSpot();
        const { head } = await approvedCart(buyer, finished, await openStyle(buyer, finished));
        const { rightEnv, customerId } = place;
        const { orderId } = await (await callsOf('manager')).send(finalizeCart, {
          params: { rightEnv, cartId: head.cartId },
          body: { version: head.version },
          idempotencyKey: `screens-${head.cartId}`,
        });
        const { style } = await openStyle(await callsOf('buyer', language), place);
        const { articleId } = style;

        const { faults, look, visit } = looking();
        await watchShifts(page);
        const pos = formatRoute({ screen: 'pos', rightEnv });
        await visit(page, 'points of sale', pos, portal.pos.list, () => portal.enter(accounts.buyer, pos));
        const screens = [
          ['seasons', formatRoute({ screen: 'seasons', rightEnv, customerId }), portal.seasons.styles(place)],
          ['styles', formatRoute({ screen: 'styles', place }), portal.styles.list],
          ['style', formatRoute({ screen: 'style', place, articleId }), portal.style(style.name).matrix.grid],
          ['cart', formatRoute({ screen: 'cart', place }), portal.cart.matrix(style.name).grid],
          ['check', formatRoute({ screen: 'check', place }), portal.check.passed],
          ['order', formatRoute({ screen: 'order', orderId }), portal.order.sheet],
        ] as const;
        for (const [name, path, sign] of screens) await visit(page, name, path, sign);

        // The house's events are held in one subdivision; nothing is ordered there.
        const stage = { ...place, subdivision: '13-0' };
        const live = new LivePage(page, words);
        const entry = formatRoute({ screen: 'entry', place });
        await visit(page, 'bulk entry', entry, new EntryPage(page, words).list);
        const events = formatRoute({ screen: 'live', place: stage, eventId: null });
        await visit(page, 'live events', events, page.getByRole('main').getByRole('listitem').first());
        const event = formatRoute({ screen: 'live', place: stage, eventId: 'first-look' });
        await visit(page, 'live event', event, live.presented);

        if (language === 'en' || width === 400) {
          const opened = (name: string, path: string, sign: Locator, open: () => Promise<unknown>) =>
            visit(page, name, path, sign, async () => {
              await page.goto(path);
              await open();
              await sign.waitFor();
              await forgetShifts(page);
            });
          const toStyle = formatRoute({ screen: 'style', place, articleId });
          const { matrix } = portal.style(style.name);
          await opened('quick order', toStyle, matrix.quickOrder, () => matrix.toQuickOrder.click());
          const palette = new Palette(page, words);
          await opened('palette', toStyle, palette.dialog, async () => {
            await matrix.grid.waitFor();
            await palette.open();
          });
          const ofLook = (await stylesOf(buyer, place)).find(({ keylookId }) => keylookId !== null);
          const toLook = formatRoute({ screen: 'style', place, articleId: ofLook?.articleId ?? '' });
          const sheet = page.getByRole('region', { name: words.say('style.keylook.sheet') });
          await opened('the whole look', toLook, sheet.getByRole('grid').first(), () =>
            page.getByRole('button', { name: words.say('style.keylook.order') }).click(),
          );
          if (width === 400) {
            const toList = formatRoute({ screen: 'styles', place });
            await opened('filters', toList, portal.styles.filterSheet, () =>
              portal.styles.toFilters(0).click(),
            );
          }
        }

        await test.step('waiting orders', async () => {
          const manager = await another();
          await manager.page.setViewportSize({ width, height: 900 });
          await watchShifts(manager.page);
          await manager.enter(accounts.manager, formatRoute({ screen: 'waiting', rightEnv }));
          await expect(manager.waiting.heading).toBeVisible();
          await look('waiting', manager.page);
        });
        expect(faults).toEqual([]);
      });

      test('C1 A12 D2 D3 H1 H3 every page around ordering is accessible, stands still and fits', async ({
        page,
        portal,
        words,
        callsOf,
      }) => {
        test.setTimeout(240_000);
        const { faults, look, visit } = looking();
        const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
        const texts = page.getByRole('article').getByRole('heading', { level: 2 }).first();
        await watchShifts(page);
        await page.goto('/');
        await expect(portal.signIn.submit).toBeVisible();
        await look('sign-in', page);
        await visit(page, 'sign-in failed', '/oauth/v2/grant?error=access_denied', portal.shell.signInFailed);
        await visit(page, 'imprint', '/imprint', heading(words.say('app.trail.imprint')));
        await visit(page, 'terms', '/terms-and-conditions', heading(words.say('app.trail.terms')));
        for (const text of ['agb', 'gtc', 'code-of-conduct-de', 'code-of-conduct-en'] as const) {
          await visit(page, text, `/terms-and-conditions/${text}`, texts);
        }
        await visit(page, 'conditions', '/gtc/1100', texts);
        await visit(page, 'we care', '/we-care', texts);

        await visit(page, 'dashboard', '/', portal.dashboard.tiles, () => portal.enter(accounts.buyer));
        const tiles = await (await callsOf('buyer', language)).send(dashboardTiles, {});
        const parent = tiles.find(({ subpageTiles }) => subpageTiles && subpageTiles.length > 0);
        expect(parent).toBeDefined();
        await visit(page, 'sub-page', parent?.link ?? '', heading(parent?.subpageTitle ?? ''));
        await visit(page, 'unknown', '/no/such/page', page.getByText(words.say('app.page.unknown')).first());
        await visit(page, 'imprint, signed in', '/imprint', texts);

        // Answered by nothing, so that the page stays.
        await page.route('**/oidc/session/end*', (route) => route.fulfill({ status: 204 }));
        await page.goto('/logout');
        await expect(heading(words.literally('loggingOut'))).toBeVisible();
        await look('signing out', page, true);
        expect(faults).toEqual([]);
      });
    });
  }
}
