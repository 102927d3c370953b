import { formatRoute, parseRoute } from '@selvedge/core';
import {
  changeLines,
  currentCart,
  type Language,
  openCart,
  order as readOrder,
} from '@selvedge/core/contract';
import { keyboard, mouse } from '../pages/inputDevice.ts';
import { Portal } from '../pages/Portal.ts';
import { accounts, expect, test } from './journey.ts';
import { sumOf, typeInto } from './quantities.ts';

const tileTitle = { en: 'Pre-order', de: 'Vororder' } as const;
const ways: readonly { language: Language; by: 'mouse' | 'keyboard' }[] = [
  { language: 'en', by: 'mouse' },
  { language: 'de', by: 'mouse' },
  { language: 'en', by: 'keyboard' },
  { language: 'de', by: 'keyboard' },
];

for (const { language, by } of ways) {
  test.describe(`${language}, by ${by}`, () => {
    test.use({ language });

    test('A1 M4 O2 O3 O5 from sign-in to a finalized order that stands', async ({
      page,
      words,
      spot: { customer, place },
      open: { style, rows },
      another,
      callsOf,
      backend,
    }) => {
      test.setTimeout(240_000);
      const pointed: string[] = [];
      await page.exposeFunction('notePointer', (type: string) => pointed.push(type));
      await page.addInitScript(() => {
        const note = Reflect.get(window, 'notePointer');
        for (const type of ['pointerdown', 'mousedown', 'mouseup', 'pointermove', 'touchstart'])
          addEventListener(type, () => note(type), { capture: true });
      });

      const portal = new Portal(page, words, by === 'mouse' ? mouse : keyboard(page));
      const { device } = portal;

      await test.step('the buyer signs in at the provider', async () => {
        await page.goto('/');
        await portal.signIn.signIn(accounts.buyer);
        await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      });

      await test.step('chooses point of sale, season and style', async () => {
        await device.press(portal.dashboard.tile(tileTitle[language]));
        await device.write(portal.pos.search, customer.customerNumber);
        await expect(portal.pos.list.getByRole('listitem')).toHaveCount(1);
        await device.press(portal.pos.customer(customer.name));
        await device.press(portal.seasons.styles(place));
        await device.write(portal.styles.search, style.articleNumber);
        await expect(portal.styles.list.getByRole('listitem')).toHaveCount(1);
        await device.press(portal.styles.style(style.name));
      });

      const wished = new Map<string, number>();
      const screen = portal.style(style.name);
      await test.step('types quantities in two colours and five sizes', async () => {
        await expect(screen.heading).toBeVisible();
        for (const [at, row] of [rows[0], rows[1]].entries()) {
          const quantities = row.map((_, column) => 3 + at + column);
          await typeInto(screen.matrix, row, quantities);
          for (const [column, cell] of row.entries())
            wished.set(cell.articleVariantId, quantities[column] ?? 0);
        }
        await expect(screen.matrix.saying('stored')).toBeVisible();
      });

      await test.step('looks at the cart, checks and approves', async () => {
        if (by === 'keyboard') await page.keyboard.press('Control+End');
        await device.press(screen.toCart);
        await expect(portal.cart.matrix(style.name).grid).toBeVisible();
        await device.press(portal.cart.toCheck);
        await expect(portal.check.passed).toBeVisible();
        await device.press(portal.check.approve);
        await expect(portal.check.approved).toBeVisible();
        await expect(portal.check.finalize).toBeHidden();
      });
      if (by === 'keyboard') expect(pointed).toEqual([]);
      else expect(pointed).toContain('mousedown');

      const manager = await another();
      const managing = new Portal(manager.page, words, by === 'mouse' ? mouse : keyboard(manager.page));
      let number = '';
      await test.step('the POS Manager finalizes', async () => {
        await managing.page.goto('/');
        await managing.signIn.signIn(accounts.manager);
        await managing.device.press(managing.dashboard.tile(tileTitle[language]));
        await managing.device.press(managing.waiting.link);
        await managing.device.press(managing.waiting.check(place));
        await expect(managing.check.passed).toBeVisible();
        await managing.device.press(managing.check.finalize);
        await managing.device.press(managing.check.confirm);
        await expect(managing.check.finalized).toBeVisible();
        number = await managing.check.orderNumber();
        expect(number).toMatch(/\d{4,}/);
        await managing.device.press(managing.check.toOrder);
        await expect(managing.order.heading(number)).toBeVisible();
      });

      // Its code comes later, and cannot come while no process listens.
      await test.step('the buyer reads of it', () => expect(page.getByText(number).first()).toBeVisible());

      const calls = await callsOf('buyer');
      const route = parseRoute(new URL(managing.page.url()).pathname);
      if (route.screen !== 'order') throw new Error(`This is no order: ${managing.page.url()}`);
      const before = await calls.send(readOrder, { params: { orderId: route.orderId } });
      await test.step('the order holds what was typed', () => {
        expect(new Map(before.lines.map((line) => [line.articleVariantId, line.quantity]))).toEqual(wished);
        expect(before.orderNumber).toBe(number);
        expect(before.value).toBe(sumOf(rows.flat(), wished));
      });

      await test.step('the process is killed, and the order stands as it did', async () => {
        const seen = await managing.order.sheet.innerText();
        await backend.kill();
        await backend.start();
        expect(await calls.send(readOrder, { params: { orderId: route.orderId } })).toEqual(before);
        await managing.page.reload();
        await expect(managing.order.heading(number)).toBeVisible();
        expect(await managing.order.sheet.innerText()).toBe(seen);
      });

      await test.step('its cart can be changed neither in the page nor by a call', async () => {
        await page.goto(formatRoute({ screen: 'cart', place }));
        await expect(portal.cart.empty).toBeVisible();
        await expect(page.getByRole('grid')).toHaveCount(0);
        expect(await calls.send(currentCart, { params: place })).toBeNull();
        const [[articleVariantId, was] = ['', 0]] = wished;
        const change = { version: 1, changes: [{ articleVariantId, quantity: was + 1, was }] };
        const params = { rightEnv: place.rightEnv, cartId: before.cartId };
        await expect(calls.send(changeLines, { params, body: change })).rejects.toMatchObject({
          failure: { status: 409, code: 'cartFinalized' },
        });
        const fresh = await calls.send(openCart, {
          params: { rightEnv: place.rightEnv },
          body: {
            customerId: place.customerId,
            season: place.season,
            subdivision: place.subdivision,
            collectionType: place.collectionType,
          },
        });
        expect(fresh.head.cartId).not.toBe(before.cartId);
        expect(await calls.send(readOrder, { params: { orderId: route.orderId } })).toEqual(before);
      });
    });
  });
}
