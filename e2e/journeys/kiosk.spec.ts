import { resolve } from 'node:path';
import { currentCart, finalizeCart, order } from '@selvedge/core/contract';
import { scanByScanner } from '../pages/handScanner.ts';
import { accounts, expect, test } from './journey.ts';
import { violationsOf } from './looking.ts';

// The same backend, with another front end before it.
test.use({
  environment: { WEB_DIR: resolve(import.meta.dirname, '../../examples/kiosk/dist') },
  hasTouch: true,
  viewport: { width: 1080, height: 1350 },
});

test('Q4 N6 an order is placed and approved at a kiosk by scanner and touch, survives a restart, and is finalized', async ({
  page,
  portal,
  callsOf,
  guard,
  spot: { place },
  open: {
    style,
    rows: [[first, second]],
  },
}) => {
  const ean = style.colours
    .flatMap(({ variants }) => variants)
    .find(({ articleVariantId }) => articleVariantId === first.articleVariantId)?.ean;
  if (!ean || !second) throw new Error('The style has no second size, or no EAN');
  const address = `/?${new URLSearchParams({ ...place, articles: style.articleNumber, language: 'en' })}`;
  await page.goto(address);
  await portal.signIn.signIn(accounts.buyer);
  await expect(page.getByRole('button', { name: style.name, exact: true })).toBeVisible();

  await test.step('a label is scanned, and sizes are put in by touch', async () => {
    await scanByScanner(page, ean);
    await expect(page.getByRole('heading', { name: style.name })).toBeVisible();
    const more = (size: string) =>
      page.getByRole('button', {
        name: new RegExp(`^One more: .*, ${first.colour}, .*, ${size}$`),
      });
    for (let piece = 0; piece < 3; piece += 1) await more(first.size).first().tap();
    for (let piece = 0; piece < 2; piece += 1) await more(second.size).first().tap();
    await expect(page.getByText('5 pieces · Stored')).toBeVisible();
  });

  await test.step('a save that the server refuses is told, and nothing is lost', async () => {
    const lines = /\/carts\/[^/]+\/lines$/;
    guard.allow(/Failed to load resource/);
    await page.route(lines, (route) =>
      route.fulfill({ status: 403, json: { message: 'Not for this account.', tracking: 'E-403' } }),
    );
    await page
      .getByRole('button', { name: new RegExp(`^One more: .*, ${first.colour}, .*, ${first.size}$`) })
      .first()
      .tap();
    const alarm = page.getByRole('alert');
    await expect(alarm).toContainText('Errors while updating the shopping cart');
    await expect(alarm).toContainText('Not for this account.');
    await expect(alarm).toContainText('Error ID: E-403');
    await page.unroute(lines);
    await alarm.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByText('6 pieces · Stored')).toBeVisible();
    await expect(alarm).toHaveCount(0);
  });

  await test.step('the kiosk is switched off and on: the same cart is there', async () => {
    await page.reload();
    await expect(page.getByText('6 pieces · Stored')).toBeVisible();
  });

  await test.step('an unknown label is told', async () => {
    await scanByScanner(page, '4000000000006');
    await expect(page.getByText('Not in this season: 4000000000006')).toBeVisible();
  });

  await test.step('the order is checked and approved', async () => {
    await page.getByRole('button', { name: 'Check the order' }).tap();
    await expect(page.getByRole('heading', { name: 'Everything is in order' })).toBeVisible();
    await page.getByRole('button', { name: 'Approve Order' }).tap();
    await expect(page.getByRole('heading', { name: 'Order Approved' })).toBeVisible();
    await expect(
      page.getByText('As soon as the order is released, it is finalized by the POS Manager.', {
        exact: true,
      }),
    ).toBeVisible();
  });

  await test.step('it can be read and reached by everyone, upright and across', async () => {
    for (const language of ['de', 'en']) {
      await page.goto(`/?${new URLSearchParams({ ...place, articles: style.articleNumber, language })}`);
      for (const screen of ['shelf', 'sheet'] as const) {
        const card = page.locator('.card').first();
        await card.waitFor();
        if (screen === 'sheet') await card.tap();
        for (const [width, height] of [
          [1080, 1920],
          [1500, 1000],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect(await violationsOf(page)).toEqual([]);
          const small = await page.getByRole('button').evaluateAll(
            (buttons) =>
              buttons.filter((one) => {
                const { width: wide, height: high } = one.getBoundingClientRect();
                return Math.min(wide, high) < 64;
              }).length,
          );
          expect(small).toBe(0);
        }
      }
    }
  });

  const cart = await (await callsOf('buyer')).send(currentCart, { params: place });
  expect(cart?.head).toMatchObject({ state: 'approved', pieces: 6 });

  await test.step('the POS Manager finalizes it: the order holds what was put in at the kiosk', async () => {
    if (!cart) throw new Error('The cart of the kiosk is gone');
    const { rightEnv, cartId, version } = cart.head;
    const manager = await callsOf('manager');
    const { orderId } = await manager.send(finalizeCart, {
      params: { rightEnv, cartId },
      body: { version },
      idempotencyKey: `finalize-${cartId}-${version}`,
    });
    const { lines, pieces } = await manager.send(order, { params: { orderId } });
    expect(pieces).toBe(6);
    expect(Object.fromEntries(lines.map((line) => [line.articleVariantId, line.quantity]))).toEqual({
      [first.articleVariantId]: 4,
      [second.articleVariantId]: 2,
    });
  });
});
