import { formatRoute } from '@selvedge/core';
import { currentCart } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { fillStyles } from './ordering.ts';

for (const language of ['en', 'de'] as const)
  test.describe(language, () => {
    test.use({ language });

    test('N2 M4 a style of a cart is found, folded, ordered by keys across styles, removed and brought back', async ({
      page,
      portal,
      words,
      callsOf,
      spot: { place },
    }) => {
      test.setTimeout(120_000);
      const say = words.say.bind(words);
      const api = await callsOf('buyer', language);
      const { styles, variantIds } = await fillStyles(api, place, { styles: 3, colours: 1, quantity: 4 });
      const stored = async () => (await api.send(currentCart, { params: place }))?.head.pieces;
      await portal.enter(accounts.buyer, formatRoute({ screen: 'cart', place }));
      const dense = page.getByRole('button', { name: say('cart.layout.dense') });
      await dense.click();
      const [first, second] = styles;
      if (!first || !second) throw new Error('two styles are needed');
      const named = (name: string) =>
        page.locator('main').getByRole('heading', { level: 2, name, exact: true });
      await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(styles.length);

      await test.step('M4 down goes on in the next style', async () => {
        const cellOf = (nth: number) => page.locator(`[data-cell="${variantIds[nth] ?? ''}"]`);
        await cellOf(0).focus();
        await page.keyboard.press('ArrowDown');
        await expect(
          page.getByRole('grid', { name: say('matrix.label', { style: second.name }) }).locator(':focus'),
        ).toHaveCount(1);
      });

      await test.step('N2 removed, and brought back by a press and by Ctrl+Z', async () => {
        const remove = page.getByRole('button', { name: say('cart.remove.action', { style: first.name }) });
        const undo = page.getByRole('button', { name: say('cart.remove.undo'), exact: true });
        for (const way of ['press', 'key'] as const) {
          await remove.click();
          await expect(named(first.name)).toHaveCount(0);
          await expect.poll(stored).toBe(8);
          await expect(undo).toBeFocused();
          if (way === 'press') await undo.click();
          else await page.keyboard.press('Control+z');
          await expect(named(first.name)).toBeVisible();
          await expect(undo).toBeHidden();
          await expect.poll(stored).toBe(12);
        }
      });

      await test.step('N2 found by its number, and folded', async () => {
        await page.getByRole('searchbox', { name: say('cart.find.label') }).fill(second.articleNumber);
        await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(1);
        await expect(named(second.name)).toBeVisible();
        await page.getByRole('searchbox', { name: say('cart.find.label') }).fill('');
        await page.getByRole('button', { name: say('cart.sections.foldAll') }).click();
        await expect(page.locator('main [data-cell]')).toHaveCount(0);
        await page.getByRole('button', { name: say('cart.sections.fold', { style: second.name }) }).click();
        await expect(page.getByRole('grid')).toHaveCount(1);
      });

      await test.step('N2 the layout is remembered on the device', async () => {
        await page.reload();
        await expect(page.locator('table[data-dense]').first()).toBeVisible();
        await expect(dense).toHaveAttribute('aria-pressed', 'true');
      });
    });
  });
