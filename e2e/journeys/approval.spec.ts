import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import type { Language } from '@selvedge/core/contract';
import type { Portal } from '../pages/Portal.ts';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';

/** News come a second after the record; a page on a busy machine takes some more. */
const soon = { timeout: 15_000 };

/** Fails once the page was loaded anew since. */
const neverReloaded = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return async () => expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
};

const changesOf = ({ page, words }: Portal) =>
  page.getByRole('table', { name: words.say('approval.changes.label') });

for (const language of ['en', 'de'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    test.use({ language });

    test('O2 O5 HZ21: approved, returned, changed, approved and finalized, each page told by itself', async ({
      page,
      portal,
      words,
      another,
      callsOf,
      spot: { place },
      open,
    }) => {
      test.setTimeout(180_000);
      const { style, rows } = open;
      await fillCart(await callsOf('buyer'), place, open);
      const manager = await another();
      const reason = language === 'en' ? 'Too few of the first size.' : 'Zu wenig in der ersten Größe.';
      const { check } = portal;

      await portal.enter(accounts.buyer, formatRoute({ screen: 'check', place }));
      await manager.enter(accounts.manager, formatRoute({ screen: 'waiting', rightEnv: place.rightEnv }));
      const buyerStays = await neverReloaded(page);
      const managerStays = await neverReloaded(manager.page);

      await test.step('the POS Manager learns of the approval', async () => {
        await expect(manager.waiting.heading).toBeVisible();
        await expect(manager.waiting.check(place)).toBeHidden();
        await check.approve.click();
        await expect(check.approved).toBeVisible();
        await expect(check.decision).toContainText(words.literally('posManagerFinalizes'));
        await expect(manager.waiting.check(place)).toBeVisible(soon);
        await expect(manager.waiting.link).toContainText(/\d/);
      });

      await test.step('returns the order with a reason, which the buyer reads', async () => {
        await manager.waiting.check(place).click();
        const { decision } = manager.check;
        await decision.getByRole('button', { name: words.literally('returnToBuyer') }).click();
        await manager.page.getByLabel(words.say('check.return.reason')).fill(reason);
        await manager.page.getByRole('button', { name: words.literally('returnOrder') }).click();
        await expect(check.decision).toContainText(words.say('cart.returned.title'), soon);
        await expect(check.decision).toContainText(reason);
        await expect(check.approve).toBeVisible();
        await buyerStays();
      });

      await test.step('the buyer changes a quantity and sees what changed since the approval', async () => {
        await page
          .getByRole('link', { name: new RegExp(`^${words.say('ordering.place.cart')}(?!s)`) })
          .click();
        const [cell] = rows[0];
        const field = portal.cart.matrix(style.name).cell(cell);
        await field.fill('7');
        await field.press('Enter');
        await portal.cart.toCheck.click();
        const changes = changesOf(portal);
        await expect(changes.getByRole('row')).toHaveCount(2);
        await expect(changes.getByRole('row').nth(1)).toContainText(style.articleNumber);
        await expect(changes.getByRole('row').nth(1).getByRole('cell')).toHaveText(['5', '7']);
        await expect(changesOf(manager).getByRole('row')).toHaveCount(2, soon);
        await expect(check.passed).toBeVisible();
        await check.approve.click();
        await expect(check.approved).toBeVisible();
      });

      await test.step('the POS Manager, still at the check, sees the new approval and finalizes', async () => {
        await expect(manager.check.approved).toBeVisible(soon);
        await expect(changesOf(manager).getByRole('row')).toHaveCount(2);
        await expect(manager.check.passed).toBeVisible();
        await manager.check.finalize.click();
        await manager.check.confirm.click();
        await expect(manager.check.finalized).toBeVisible();
        await managerStays();
      });

      await test.step('the buyer’s page says so, and leads to the order', async () => {
        const number = await manager.check.orderNumber();
        await expect(check.finalized).toBeVisible(soon);
        expect(await check.orderNumber()).toBe(number);
        await buyerStays();
        await check.toOrder.click();
        await expect(portal.order.heading(number)).toBeVisible();
      });
    });
  });
}

test('O2 O5 the cart is finalized right after its approval, however long another check would take', async ({
  page,
  portal,
  callsOf,
  open,
  spot: { place },
}) => {
  await fillCart(await callsOf('manager'), place, open);
  await portal.enter(accounts.manager, formatRoute({ screen: 'check', place }));
  await expect(portal.check.passed).toBeVisible();
  // No check is answered from now on.
  await page.route(/\/findings$/, () => {});
  await portal.check.approve.click();
  await expect(portal.check.approved).toBeVisible();
  await portal.check.finalize.click();
  await portal.check.confirm.click();
  await expect(portal.check.finalized).toBeVisible();
});
