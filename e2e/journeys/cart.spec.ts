import { formatRoute } from '@selvedge/core';
import { currentCart, readCart, writeNote } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';
import { openStyle, stylesOf } from './showroom.ts';

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('N1 N2 N5 N7 the cart is noted, divided, sorted, filled, prechecked and deleted', async ({
      page,
      portal,
      words,
      callsOf,
      guard,
      spot: { place, customer },
    }) => {
      test.setTimeout(180_000);
      guard.allow(/status of 409 .*\/note/);
      const buyer = await callsOf('buyer', language);
      const open = await openStyle(buyer, place);
      const { head } = await fillCart(buyer, place, open);
      const params = { rightEnv: place.rightEnv, cartId: head.cartId };
      const say = words.say.bind(words);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await portal.enter(accounts.buyer, formatRoute({ screen: 'cart', place }));
      await expect(page.getByRole('heading', { name: open.style.name })).toBeVisible();

      await test.step('N5 the note: its rule, and what somebody else wrote meanwhile', async () => {
        await button(say('cart.note.write')).click();
        const note = page.getByLabel(say('cart.note.label'), { exact: true });
        await note.fill('!urgent');
        const fault = page.getByText(words.literally('noteExclamation'));
        await expect(fault.first()).toBeVisible();
        await buyer.send(writeNote, { params, body: { was: '', note: 'Theirs' } });
        await note.fill('Call first');
        await button(say('cart.note.save')).click();
        await expect(page.getByRole('dialog').getByText('Theirs', { exact: true })).toBeVisible();
        await button(words.literally('noteMine')).click();
        // The dialog shows both notes until one is stored.
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByText('Call first', { exact: true })).toBeVisible();
        expect((await buyer.send(readCart, { params })).head.note).toBe('Call first');
      });

      await test.step('N2 the distribution keeps at least one option', async () => {
        await button(say('cart.breakdown.open')).click();
        const charts = page.getByRole('region', { name: say('cart.breakdown.label') });
        await expect(charts.getByRole('table')).toHaveCount(1);
        await charts.getByRole('checkbox', { name: say('cart.breakdown.by.size') }).check();
        await expect(charts.getByRole('table')).toHaveCount(2);
        await charts.getByRole('checkbox', { name: say('cart.breakdown.by.size') }).uncheck();
        await charts
          .getByRole('checkbox', { name: say('cart.breakdown.by.commodityClass'), exact: true })
          .press('Space');
        await expect(page.getByText(say('cart.breakdown.atLeastOne'))).toBeVisible();
        await expect(charts.getByRole('table')).toHaveCount(1);
      });

      await test.step('N2 a style is searched and ordered in the dialog', async () => {
        const other = (await stylesOf(buyer, place)).find(
          ({ articleId, name }) => articleId !== open.style.articleId && name !== open.style.name,
        );
        if (!other) throw new Error('another style is needed');
        await button(say('cart.add.open')).click();
        await page.getByRole('searchbox', { name: say('cart.add.search') }).fill(other.articleNumber);
        await page.getByRole('dialog').getByRole('button', { name: other.name }).first().click();
        const cell = page.getByRole('dialog').locator('[data-cell]:not([readonly])').first();
        await cell.fill('3');
        await button(say('cart.add.done')).click();
        await expect(page.getByRole('heading', { name: other.name })).toBeVisible({ timeout: 15_000 });
        await page.getByLabel(say('cart.sort.label')).selectOption('pieces');
        await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(open.style.name);
      });

      await test.step('N7 the precheck orders nothing', async () => {
        await button(say('cart.precheck.action')).click();
        await expect(page.getByRole('region', { name: say('cart.precheck.label') })).toBeVisible();
        await expect(page.getByText(say('check.passed.title'))).toBeVisible();
        expect((await buyer.send(currentCart, { params: place }))?.head.state).toBe('open');
      });

      await test.step('N1 the carts of the customer, and deleting one', async () => {
        await portal.shell.openPlace(customer.name);
        await page.getByRole('link', { name: say('season.carts') }).click();
        const carts = page.getByRole('listitem').filter({ hasText: place.season });
        await expect(carts.first()).toBeVisible();
        await page
          .getByRole('button', { name: new RegExp(`${place.season}.*${place.subdivision}`) })
          .first()
          .click();
        await button(words.literally('deleteCart')).click();
        await expect(page.getByText(say('cart.list.ask.title'))).toBeHidden();
        await expect.poll(() => buyer.send(currentCart, { params: place })).toBeNull();
      });
    });
  });
}
