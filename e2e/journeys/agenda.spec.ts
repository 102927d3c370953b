import { formatRoute } from '@selvedge/core';
import { agenda, returnCart } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { mostShift, shiftOf, watchShifts } from './looking.ts';
import { approvedCart, fillCart } from './ordering.ts';

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('D8 what waits stands above the tiles without moving them, and leads there', async ({
      page,
      portal,
      callsOf,
      words,
      spot,
      open,
      takeSpot,
    }) => {
      const buyer = await callsOf('buyer', language);
      const manager = await callsOf('manager', language);
      await fillCart(buyer, spot.place, open);
      const other = takeSpot(({ place }) => place.subdivision === spot.place.subdivision);
      const { head: approved } = await approvedCart(buyer, other.place, open);
      const { count } = await manager.send(agenda, {});
      expect(count).toBeGreaterThan(1);

      await watchShifts(page);
      await portal.enter(accounts.manager);
      const list = page.getByRole('list', { name: words.say('agenda.title') });
      await expect(list).toBeVisible();
      await expect(portal.dashboard.tiles).toBeVisible();
      const all = page.getByRole('button', { name: words.saying('agenda.all', 'count') });
      if (await all.isVisible()) await all.click();
      const line = (text: string, kind: string) =>
        list.getByRole('listitem').filter({ hasText: text }).filter({ hasText: kind });
      await expect(line(spot.customer.name, words.say('agenda.kind.cart')).first()).toBeVisible();
      const waits = line(other.customer.name, words.say('agenda.kind.finalize'));
      expect(await shiftOf(page)).toBeLessThan(mostShift);
      const below = (await portal.dashboard.tiles.boundingBox())?.y ?? 0;
      const above = (await list.boundingBox())?.y ?? below;
      expect(above).toBeLessThan(below);

      await waits.first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${formatRoute({ screen: 'check', place: other.place })}`));
      await manager.send(returnCart, {
        params: { rightEnv: approved.rightEnv, cartId: approved.cartId },
        body: { version: approved.version, reason: 'Please add belts' },
      });
      await page.goto('/');
      await expect(
        line(other.customer.name, words.say('agenda.kind.returned')).filter({ hasText: 'Please add belts' }),
      ).toBeVisible();
    });

    test('D8 K1 who may not order has nothing of it, nor room for it', async ({ page, portal, words }) => {
      await portal.enter(accounts.viewer);
      await expect(portal.dashboard.tiles).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { name: words.say('agenda.title') })).toHaveCount(0);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    });
  });
}
