import { formatRoute } from '@selvedge/core';
import { type CartHead, changeLines, currentCart, readCart, removeCart } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';

test.beforeEach(({ guard }) => guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|409)/));

const paramsOf = ({ rightEnv, cartId }: CartHead) => ({ rightEnv, cartId });

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('N1 N3 somebody else changed and took out what one types: mine and theirs, cell by cell, and one decides', async ({
      page,
      portal,
      context,
      words,
      callsOf,
      spot: { place },
      open,
    }) => {
      test.setTimeout(120_000);
      const { style, rows } = open;
      const [first, second] = rows[0];
      if (!second) throw new Error('the style has one cell only');
      const manager = await callsOf('manager');
      const { head } = await fillCart(await callsOf('buyer'), place, open);
      const { matrix } = portal.style(style.name);
      await portal.enter(accounts.buyer, formatRoute({ screen: 'style', place, articleId: style.articleId }));
      await expect(matrix.cell(first)).toHaveValue('5');

      await context.setOffline(true);
      await matrix.cell(first).fill('7');
      await matrix.cell(second).fill('2');
      await matrix.cell(second).press('Enter');
      await manager.send(changeLines, {
        params: paramsOf(head),
        body: {
          version: head.version,
          changes: [
            { articleVariantId: first.articleVariantId, quantity: 9, was: 5 },
            { articleVariantId: second.articleVariantId, quantity: 0, was: 5 },
          ],
        },
      });
      await context.setOffline(false);

      const choice = (label: 'keepMine' | 'takeTheirs', count: number) =>
        page.getByRole('button', { name: words.literally(label, { count }), exact: true });
      await expect(matrix.cell(first)).toHaveAttribute('data-state', 'conflict', { timeout: 20_000 });
      await matrix.cell(first).click();
      await expect(choice('takeTheirs', 9)).toBeVisible();
      await choice('keepMine', 7).click();
      await matrix.cell(second).click();
      await expect(choice('keepMine', 2)).toBeVisible();
      await choice('takeTheirs', 0).click();
      await expect(matrix.cell(second)).toHaveValue('');
      await expect(matrix.saying('stored')).toBeVisible();
      const { lines } = await manager.send(readCart, { params: paramsOf(head) });
      const pieces = new Map(lines.map((line) => [line.articleVariantId, line.quantity]));
      expect([pieces.get(first.articleVariantId), pieces.get(second.articleVariantId)]).toEqual([
        7,
        undefined,
      ]);
    });

    test('N1 N4 a cart that somebody deleted says so, and what was typed goes into a new one', async ({
      page,
      portal,
      context,
      words,
      callsOf,
      spot: { place },
      open,
    }) => {
      test.setTimeout(120_000);
      const { style, rows } = open;
      const [first] = rows[0];
      const manager = await callsOf('manager');
      const { head } = await fillCart(await callsOf('buyer'), place, open);
      const field = portal.cart.matrix(style.name).cell(first);
      await portal.enter(accounts.buyer, formatRoute({ screen: 'cart', place }));
      await expect(field).toHaveValue('5');

      await context.setOffline(true);
      await field.fill('7');
      await field.press('Enter');
      await manager.send(removeCart, { params: paramsOf(head), body: { version: head.version } });
      await context.setOffline(false);

      await expect(page.getByText(words.say('check.ended.removed'))).toBeVisible({ timeout: 20_000 });
      const typed = page.getByRole('list', { name: words.say('cart.overtaken.typedList') });
      await expect(typed.getByRole('listitem')).toHaveCount(1);
      await expect(typed).toContainText(style.name);
      await page.getByRole('button', { name: words.literally('carryOver', { count: 7 }) }).click();
      await expect(field).toHaveValue('7');
      const carried = () => manager.send(currentCart, { params: place });
      await expect.poll(async () => (await carried())?.lines.map(({ quantity }) => quantity)).toEqual([7]);
      expect((await carried())?.head.cartId).not.toBe(head.cartId);
    });

    test('N2 N4 A12 a note that is typed survives a reload, and signing out asks for it', async ({
      page,
      portal,
      words,
      callsOf,
      spot: { place },
      open,
    }) => {
      test.setTimeout(120_000);
      const say = words.say.bind(words);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const box = page.getByLabel(say('cart.note.label'), { exact: true });
      const api = await callsOf('buyer');
      const { head } = await fillCart(api, place, open);
      await portal.enter(accounts.buyer, `${formatRoute({ screen: 'cart', place })}?sort=value&by=size`);
      await expect(page.getByRole('figure')).toHaveCount(1);
      await button(say('cart.note.write')).click();
      await box.fill('Call first');

      page.on('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByRole('figure')).toHaveCount(1);
      await expect(page.getByText(say('cart.note.waits'))).toBeVisible();
      await button(say('cart.note.open')).click();
      await expect(box).toHaveValue('Call first');
      await page.keyboard.press('Escape');

      await portal.shell.pressLogout();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await button(words.literally('keepEditing')).click();
      await expect(page).toHaveURL(/\/cart\?sort=value&by=size$/);
      await button(say('cart.note.open')).click();
      await button(say('cart.note.save')).click();
      // The box has the same text until it is stored.
      await expect(box).toBeHidden();
      await expect(page.getByText('Call first', { exact: true })).toBeVisible();
      expect((await api.send(readCart, { params: paramsOf(head) })).head.note).toBe('Call first');

      await portal.shell.pressLogout();
      await expect(portal.shell.navigation).toBeHidden();
      await expect(portal.signIn.submit).toBeVisible();
    });
  });
}
