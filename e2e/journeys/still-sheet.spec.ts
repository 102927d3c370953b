import { formatRoute } from '@selvedge/core';
import { changeLines, currentCart, customers } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';
import { openStyle } from './showroom.ts';

for (const language of ['en', 'de'] as const)
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('O2 HZ21 what somebody else changes moves no cell under a hand that types', async ({
      page,
      portal,
      words,
      callsOf,
      spot: { place },
      open,
    }) => {
      test.setTimeout(120_000);
      const [first, second] = open.rows[0];
      if (!second) throw new Error('the style has one cell only');
      const manager = await callsOf('manager', language);
      await fillCart(await callsOf('buyer', language), place, open);
      const cell = page.locator(`main [data-cell="${first.articleVariantId}"]`);
      const news = page
        .getByRole('status')
        .filter({ hasText: words.say('news.changed', { by: '', at: '' }).split(' ')[0] ?? '' });
      let quantity = 5;
      const changeElsewhere = async () => {
        const cart = await manager.send(currentCart, { params: place });
        if (!cart) throw new Error('there is no cart');
        const was = quantity;
        quantity += 1;
        await manager.send(changeLines, {
          params: { rightEnv: place.rightEnv, cartId: cart.head.cartId },
          body: {
            version: cart.head.version,
            changes: [{ articleVariantId: second.articleVariantId, quantity, was }],
          },
        });
      };
      const screens = [
        formatRoute({ screen: 'style', place, articleId: open.style.articleId }),
        formatRoute({ screen: 'cart', place }),
      ];
      await portal.enter(accounts.buyer, screens[0]);
      for (const [nth, screen] of screens.entries()) {
        if (nth > 0) await page.goto(screen);
        for (const { width, height } of [
          { width: 1366, height: 680 },
          { width: 400, height: 820 },
        ]) {
          await page.setViewportSize({ width, height });
          await cell.fill(String(6 + nth));
          await expect(page.locator('[data-save=stored]').first()).toBeAttached();
          const before = await cell.boundingBox();
          await changeElsewhere();
          await expect(news).toBeVisible({ timeout: 20_000 });
          await expect(page.locator(`main [data-cell="${second.articleVariantId}"]`)).toHaveValue(
            String(quantity),
          );
          expect(await cell.boundingBox(), `${screen} at ${width}`).toEqual(before);
          await page.getByRole('button', { name: words.say('ui.action.dismiss') }).click();
          await expect(news).toBeHidden();
        }
      }
    });

    test('M4 the sheet stays where it is when the cart comes after the style', async ({
      page,
      portal,
      callsOf,
      spot: { place },
      open,
    }) => {
      await fillCart(await callsOf('buyer', language), place, open);
      let letGo = () => {};
      await page.route(/\/carts\/current\//, async (route) => {
        await new Promise<void>((done) => {
          letGo = done;
        });
        await route.continue();
      });
      const toStyle = formatRoute({ screen: 'style', place, articleId: open.style.articleId });
      const { grid, toQuickOrder } = portal.style(open.style.name).matrix;
      await portal.enter(accounts.buyer, toStyle);
      for (const { width, height } of [
        { width: 1366, height: 680 },
        { width: 400, height: 820 },
      ]) {
        await page.setViewportSize({ width, height });
        await page.goto(toStyle);
        await expect(grid).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const before = await grid.boundingBox();
        letGo();
        await expect(page.locator('[data-save=stored]').first()).toBeAttached();
        await expect(toQuickOrder).toBeVisible();
        expect((await grid.boundingBox())?.y, `at ${width}`).toBe(before?.y);
      }
    });

    test('K2 N1 who may not order sees no bar of a cart and no way to one', async ({
      page,
      portal,
      words,
      callsOf,
      takeSpot,
    }) => {
      const viewer = await callsOf('viewer', language);
      const theirs = new Set(
        (await viewer.send(customers, { params: { rightEnv: 'preorder' }, query: {} })).map(
          ({ customerId }) => customerId,
        ),
      );
      const { place } = takeSpot((spot) => theirs.has(spot.place.customerId));
      const { style } = await openStyle(viewer, place);
      await portal.enter(accounts.viewer, formatRoute({ screen: 'styles', place }));
      await expect(page.getByRole('link', { name: style.name }).first()).toBeVisible();
      const bar = page.getByRole('region', { name: words.say('catalog.bar.label') });
      const ways = page.locator('a[href$="/cart"], a[href$="/check"]');
      await expect(bar).toHaveCount(0);
      await expect(ways).toHaveCount(0);
      await page.goto(formatRoute({ screen: 'style', place, articleId: style.articleId }));
      await expect(portal.style(style.name).matrix.grid).toBeVisible();
      await expect(bar).toHaveCount(0);
      await expect(ways).toHaveCount(0);
    });
  });
