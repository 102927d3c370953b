import { formatRoute } from '@selvedge/core';
import { EntryPage } from '../pages/EntryPage.ts';
import { accounts, expect, test } from './journey.ts';
import { fillCart, storedAt } from './ordering.ts';

const cartStyles = /\/carts\/[\w-]+\/styles/;

const words = {
  en: {
    title: 'The cart could not be loaded',
    errorId: 'Error ID: E-403',
    again: 'Reload the cart',
    unread: 'The cart could not be loaded, so its quantities are not shown.',
    retry: 'Try again',
    noStyles: 'The styles in your cart could not be loaded',
    checked: /1\sstyle · \d+\soptions? · \d+\spieces/,
  },
  de: {
    title: 'Der Warenkorb konnte nicht geladen werden',
    errorId: 'Fehler-ID: E-403',
    again: 'Warenkorb neu laden',
    unread: 'Der Warenkorb konnte nicht geladen werden, deshalb werden seine Mengen nicht angezeigt.',
    retry: 'Erneut versuchen',
    noStyles: 'Die Artikel in Ihrem Warenkorb konnten nicht geladen werden',
    checked: /1\sArtikel · \d+\sOption(?:en)? · \d+\sTeile/,
  },
} as const;

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('B4 C6 N6 a cart that cannot be read says why wherever its sums would stand, makes up no sums, and comes back', async ({
      page,
      portal,
      words: say,
      callsOf,
      guard,
      spot: { place },
      open,
    }) => {
      guard.allow(/status of 403/);
      const { style, rows } = open;
      const api = await callsOf('buyer');
      await fillCart(api, place, open);
      const stored = await storedAt(api, place);
      const said = words[language];
      const refuse = async () =>
        page.route(/\/carts\/current\//, (route) =>
          route.fulfill({ status: 403, json: { message: 'Not for you', code: 'seeded', tracking: 'E-403' } }),
        );
      const notice = page.locator('[data-save-trouble="cart"]');
      const bar = page.getByRole('region', { name: say.say('catalog.bar.label') });
      const expectWarning = async () => {
        await expect(notice).toContainText(said.title);
        await expect(notice).toContainText('Not for you');
        await expect(notice).toContainText(said.errorId);
      };
      const comesBack = async () => {
        await page.unroute(/\/carts\/current\//);
        await notice.getByRole('button', { name: said.again }).click();
        await expect(notice).toHaveCount(0);
      };
      const pieces = Object.values(stored).reduce((sum, each) => sum + each, 0);
      const sum = ` · ${say.say('ui.quantity.pieces', { count: pieces })}`;

      await portal.enter(accounts.buyer);
      for (const route of [
        { screen: 'styles', place } as const,
        { screen: 'style', place, articleId: style.articleId } as const,
      ])
        await test.step(route.screen, async () => {
          await refuse();
          await page.goto(formatRoute(route));
          await expectWarning();
          await expect(bar).not.toContainText(/\d/);
          if (route.screen === 'style') await expect(page.getByText(said.unread)).toBeVisible();
          await comesBack();
          await expect(bar).toContainText(/\d/);
          if (route.screen === 'styles') await expect(bar).toContainText(sum);
        });

      await test.step('bulk entry reviews a list against no cart that nobody has read', async () => {
        await refuse();
        await page.goto(formatRoute({ screen: 'entry', place }));
        const [[cell]] = rows;
        const entry = new EntryPage(page, say);
        const ean = style.colours
          .flatMap(({ variants }) => variants)
          .find(({ articleVariantId }) => articleVariantId === cell.articleVariantId)?.ean;
        await entry.list.fill(`${ean};2`);
        await entry.read.click();
        await expectWarning();
        await expect(entry.take(1)).toHaveCount(0);
        await comesBack();
        await expect(entry.take(1)).toBeEnabled();
      });
    });

    test('O1 B4 the order check adds up nothing while the styles of the cart are on their way or cannot be read', async ({
      page,
      portal,
      callsOf,
      guard,
      spot: { place },
      open,
    }) => {
      guard.allow(/status of 403/);
      await fillCart(await callsOf('buyer'), place, open);
      const said = words[language];
      const { check } = portal;
      let answer = () => {};
      const isAsked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(cartStyles, async (route) => {
        await isAsked;
        await route.fulfill({
          status: 403,
          json: { message: 'Not for you', code: 'seeded', tracking: 'E-403' },
        });
      });
      await portal.enter(accounts.buyer, formatRoute({ screen: 'check', place }));
      await expect(check.passed).toBeVisible();
      await expect(check.decision).not.toContainText(/\d/);

      answer();
      const main = page.getByRole('main');
      await expect(main).toContainText(said.noStyles);
      await expect(check.decision).not.toContainText(/\d/);

      await page.unroute(cartStyles);
      await main.getByRole('button', { name: said.retry }).click();
      await expect(check.decision).toContainText(said.checked);
    });
  });
}
