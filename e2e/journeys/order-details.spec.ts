import { formatRoute } from '@selvedge/core';
import { deliveryChoices, readCart } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';
import { openStyle } from './showroom.ts';

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('O9 the customer’s own number, delivery address and week are typed at the check and stand on the order', async ({
      page,
      portal,
      words,
      callsOf,
      takeSpot,
    }) => {
      const manager = await callsOf('manager', language);
      const { place } = takeSpot();
      const open = await openStyle(manager, place);
      const { head } = await fillCart(manager, place, open);
      const params = { rightEnv: place.rightEnv, cartId: head.cartId };
      const { addresses, weeks } = await manager.send(deliveryChoices, { params });
      const { check } = portal;
      await portal.enter(accounts.manager, formatRoute({ screen: 'check', place }));
      const details = page.getByRole('region', { name: words.say('check.details.open') });
      const button = (id: string) => details.getByRole('button', { name: words.say(id), exact: true });
      const number = details.getByLabel(words.say('order.details.number'), { exact: true });
      await expect(number).toBeHidden();

      await button('check.details.open').click();
      await number.fill('9'.repeat(36));
      await expect(details.getByText(words.say('check.details.tooLong', { most: '35' }))).toBeVisible();
      await expect(check.finalize).toHaveAttribute('aria-disabled', 'true');
      await expect(check.finalize).toHaveAccessibleDescription(words.say('whyNot.areDetailsSaved'));
      await button('check.details.save').click();
      await expect(number).toHaveValue('9'.repeat(36));
      await number.fill(' PO 4711/é ');
      await details.getByLabel(words.say('order.details.week')).selectOption(weeks.last);
      const [address] = addresses;
      if (address)
        await details.getByLabel(words.say('order.details.address')).selectOption(address.addressId);
      await button('check.details.save').click();
      await expect(number).toBeHidden();
      await expect(details.getByText('PO 4711/é', { exact: true })).toBeVisible();
      expect((await manager.send(readCart, { params })).head.details).toEqual({
        customerOrderNumber: 'PO 4711/é',
        deliveryAddress: address ?? null,
        requestedWeek: weeks.last,
      });

      await check.finalize.click();
      await check.confirm.click();
      await check.toOrder.click();
      await expect(page.getByText('PO 4711/é', { exact: true })).toBeVisible();
      await expect(page.getByText(words.say('order.details.week'), { exact: true })).toBeVisible();
      if (address) await expect(page.getByText(new RegExp(address.street)).first()).toBeVisible();
    });
  });
}
