import { formatRoute } from '@selvedge/core';
import { currentCart, groupOrders } from '@selvedge/core/contract';
import { CopyDialog } from '../pages/CopyDialog.ts';
import { GroupsPage } from '../pages/GroupsPage.ts';
import { accounts, test as base, expect } from './journey.ts';
import { violationsOf } from './looking.ts';
import { fillCart, placedOrder } from './ordering.ts';
import { sameSeason } from './showroom.ts';

/** Each begins where another customer is free for the same season. */
const test = base.extend({
  spot: async ({ takeSpot }, use) => use(takeSpot((one, free) => free.some(sameSeason(one)))),
});

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('N9 a cart is copied by a plan, and again where the target is not empty', async ({
      portal,
      words,
      spot,
      open,
      takeSpot,
      callsOf,
    }) => {
      const api = await callsOf('buyer', language);
      const target = takeSpot(sameSeason(spot));
      const { head } = await fillCart(api, spot.place, open);
      const copy = new CopyDialog(portal.page, words);
      await portal.enter(accounts.buyer, formatRoute({ screen: 'cart', place: spot.place }));

      const choose = async () => {
        await copy.open.click();
        await copy.search.fill(target.customer.customerNumber);
        await copy.customer(target.customer.name).check();
        await copy.plan.click();
      };
      await choose();
      await expect(copy.target(target.customer.name)).toContainText(target.customer.customerNumber);
      expect(await violationsOf(portal.page)).toEqual([]);
      // A narrow window moves the button into a menu, and the plan stays.
      await portal.page.setViewportSize({ width: 400, height: 820 });
      await expect(copy.target(target.customer.name)).toContainText(target.customer.customerNumber);
      await portal.page.setViewportSize({ width: 1280, height: 800 });
      await expect(copy.target(target.customer.name)).toContainText(target.customer.customerNumber);
      expect(await api.send(currentCart, { params: target.place })).toBeNull();
      await copy.run(head.pieces).click();
      await expect(copy.titled('copy.copied.title')).toBeVisible();
      const copied = await api.send(currentCart, { params: target.place });
      expect(copied?.head.pieces).toBe(head.pieces);
      await copy.dialog.press('Escape');
      await expect(copy.dialog).toBeHidden();

      await choose();
      await expect(copy.target(target.customer.name)).toContainText(
        words.say('copy.reason.targetNotEmpty', { pieces: head.pieces }),
      );
      await copy.copyMode('replace').check();
      await copy.run(head.pieces).click();
      await expect(copy.titled('copy.copied.title')).toBeVisible();
      await copy.toCart(target.customer.name).click();
      await expect(copy.dialog).toBeHidden();
      await expect(portal.cart.matrix(open.style.name).cell(open.rows[0][0])).toHaveValue('5');
      const replaced = await api.send(currentCart, { params: target.place });
      expect(replaced?.head.pieces).toBe(head.pieces);
    });

    test('N9 a point of sale that is pressed is chosen, though the list has narrowed before the button came up', async ({
      page,
      portal,
      words,
      spot,
      open,
      takeSpot,
      callsOf,
    }) => {
      const target = takeSpot(sameSeason(spot));
      await fillCart(await callsOf('buyer', language), spot.place, open);
      const copy = new CopyDialog(page, words);
      await portal.enter(accounts.buyer, formatRoute({ screen: 'cart', place: spot.place }));
      let hold = (_answer: () => void) => {};
      const held = new Promise<() => void>((done) => {
        hold = done;
      });
      await page.route(
        ({ searchParams }) => searchParams.has('query'),
        async (route) => {
          await new Promise<void>((answer) => hold(answer));
          await route.continue();
        },
      );
      await copy.open.click();
      const box = copy.customer(target.customer.name);
      await expect(box).toBeVisible();
      await copy.search.fill(target.customer.customerNumber);
      await box.evaluate((row) => row.scrollIntoView({ block: 'center' }));
      await box.hover();
      await page.mouse.down();
      const answer = await held;
      answer();
      await expect(copy.dialog.getByRole('checkbox')).toHaveCount(1);
      await page.mouse.up();
      await expect(box).toBeChecked();
      await expect(copy.plan).toBeEnabled();
    });

    test('N8 pre-order carts are combined under a name and finalized together', async ({
      portal,
      words,
      spot,
      open,
      takeSpot,
      callsOf,
    }) => {
      const api = await callsOf('manager', language);
      const other = takeSpot(sameSeason(spot));
      await fillCart(api, spot.place, open);
      await fillCart(api, other.place, open);
      const groups = new GroupsPage(portal.page, words);
      const groupName = `Herbst & Söhne ${language} ${Date.now()}`;
      await portal.enter(accounts.manager, formatRoute({ screen: 'pos', rightEnv: 'preorder' }));
      await groups.link.click();
      await groups.create.click();
      await groups.name.fill(groupName);
      await groups.season.selectOption(spot.place.season);
      for (const { customer } of [spot, other]) await groups.cart(customer.name).check();
      expect(await violationsOf(portal.page)).toEqual([]);
      await groups.make(2).click();
      await expect(groups.heading(groupName)).toBeVisible();
      expect(await violationsOf(portal.page)).toEqual([]);
      await groups.settle(2).click();
      await groups.confirmation
        .getByRole('button', { name: words.literally('finalizeCarts', { count: 2 }) })
        .click();
      await expect(
        portal.page.getByText(words.say('group.settled.finalizedTitle', { count: 2, all: 2 })),
      ).toBeVisible();
      await expect(groups.carts.getByText(words.say('group.cart.finalized'))).toHaveCount(2);
      const heads = await api.send(groupOrders, { params: { rightEnv: 'preorder' } });
      expect(heads.find((head) => head.groupName === groupName)).toMatchObject({ carts: 2, finalized: 2 });
      for (const { place } of [spot, other])
        expect(await api.send(currentCart, { params: place })).toBeNull();
    });
  });
}

test('N9 O4 an order is ordered again into a cart of the season', async ({
  portal,
  words,
  spot,
  open,
  callsOf,
}) => {
  const api = await callsOf('manager');
  const { orderId, head } = await placedOrder(api, spot.place, open);
  const copy = new CopyDialog(portal.page, words);
  await portal.enter(accounts.manager, formatRoute({ screen: 'order', orderId }));
  await copy.more.click();
  await copy.again.click();
  await copy.plan.click();
  await copy.run(head.pieces).click();
  await expect(copy.titled('copy.copied.title')).toBeVisible();
  await copy.toCart(spot.customer.name).click();
  await expect(portal.cart.matrix(open.style.name).cell(open.rows[0][0])).toHaveValue('5');
});
