import { formatRoute } from '@selvedge/core';
import { customers } from '@selvedge/core/contract';
import type { Portal } from '../pages/Portal.ts';
import { accounts, expect, test } from './journey.ts';

/** Screens of one kind look alike: one of each is enough. */
const kindOf = (path: string): string =>
  path
    .replace(/\/styles\/[^/]+$/, '/styles/:style')
    .replace(/\/[A-Z]{2}\d\d\.[^/]+/, '/:season')
    .replace(/(preorder|postorder)\/[^/:]+/, '$1/:customer')
    .replace(/\/live\/.+$/, '/live/:event');

/** Addresses of this portal that the present page leads to. */
const leadsOf = ({ page }: Portal) =>
  page
    .locator('a[href^="/"]:visible')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('K1 K2 whoever may only look is led nowhere that is not open, from the dashboard through a season', async ({
      portal,
      callsOf,
      words,
    }) => {
      test.slow();
      const { page } = portal;
      const barred = page.getByRole('heading', {
        name: new RegExp(
          ['preorder', 'postorder', 'orders', 'waiting']
            .map((one) => words.say(`ordering.noRight.${one}`))
            .join('|'),
        ),
      });
      const toCart = page.getByRole('link', { name: words.say('catalog.bar.cart'), exact: true });
      await portal.enter(accounts.viewer);
      await expect(portal.dashboard.tiles).toBeVisible();

      const seen = new Map<string, string>([['/', '/']]);
      const waiting = ['/'];
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await page.goto(path);
        await portal.shell.navigation.waitFor();
        await page.getByRole('main').getByRole('heading').first().waitFor();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        expect([path, await barred.count(), await toCart.count()]).toEqual([path, 0, 0]);
        for (const lead of await leadsOf(portal)) {
          const kind = kindOf(lead);
          // The self-service area is an application of its own, and logging out ends the walk.
          if (seen.has(kind) || /^\/(logout|self-service|assets|extranet|oidc)/.test(lead)) continue;
          seen.set(kind, lead);
          waiting.push(lead);
        }
      }
      const kinds = [...seen.keys()];
      for (const kind of [
        '/ordering/preorder',
        '/ordering/preorder/:customer',
        '/ordering/preorder/:customer/:season',
        '/ordering/preorder/:customer/:season/styles/:style',
        '/ordering/postorder',
      ])
        expect(kinds).toContain(kind);
      expect(kinds.filter((kind) => /cart|check|entry|orders|waiting|groups/.test(kind))).toEqual([]);

      const [customer] = await (await callsOf('viewer')).send(customers, {
        params: { rightEnv: 'preorder' },
        query: {},
      });
      const { customerId } = customer ?? { customerId: '' };
      await page.goto(formatRoute({ screen: 'carts', rightEnv: 'preorder', customerId }));
      await expect(barred).toHaveText(words.say('ordering.noRight.orders'));
    });
  });
}
