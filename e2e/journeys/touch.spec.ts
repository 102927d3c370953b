import type { Locator, Page } from '@playwright/test';
import type { Language } from '@selvedge/core/contract';
import type { InputDevice } from '../pages/inputDevice.ts';
import { Portal } from '../pages/Portal.ts';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';

const tileTitle: Readonly<Record<Language, string>> = { en: 'Pre-order', de: 'Vororder' };

/**
 * A tap whose end is sent with its beginning. Playwright's own waits for the page in between: on a busy machine that is a
 * long press, which counts on.
 */
async function tapBriefly(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap');
  const browser = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  // However late a busy machine delivers them, the finger was down for 50 ms.
  const timestamp = Date.now() / 1000;
  await Promise.all([
    browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp }),
    browser.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.05,
    }),
  ]);
  await browser.detach();
}

/** A finger: it taps, and writes on the keypad that a tap opens. */
const finger = (page: Page): InputDevice => ({
  press: (target) => target.tap(),
  async write(field, text) {
    await field.tap();
    await field.fill('');
    await page.keyboard.insertText(text);
  },
});

test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true });

test('C1 M4 O2 O5 an order from the dashboard to its number, by touch alone on a phone', async ({
  page,
  words,
  language,
  spot: { customer, place },
  open: { style, rows },
  callsOf,
}) => {
  test.setTimeout(180_000);
  const portal = new Portal(page, words, finger(page));
  const { device } = portal;
  const pointers: string[] = [];
  await page.exposeFunction('notePointer', (type: string) => pointers.push(type));
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'notePointer');
    addEventListener('pointerdown', ({ pointerType }) => note(pointerType), { capture: true });
  });
  await portal.enter(accounts.manager);
  await device.press(portal.dashboard.tile(tileTitle[language]));
  await device.write(portal.pos.search, customer.customerNumber);
  await expect(portal.pos.list.getByRole('listitem')).toHaveCount(1);
  await device.press(portal.pos.customer(customer.name));
  await device.press(portal.seasons.styles(place));
  await device.write(portal.styles.search, style.articleNumber);
  await expect(portal.styles.items).toHaveCount(1);
  await device.press(portal.styles.style(style.name));

  const screen = portal.style(style.name);
  const { matrix } = screen;
  const [[first, second]] = rows;
  if (!second) throw new Error('The row is too short');
  await device.write(matrix.cell(first), '6');
  await expect(matrix.cell(first)).toHaveValue('6');
  await device.press(matrix.cell(second));
  const more = matrix.line.getByRole('button', { name: words.say('matrix.step.more') });
  for (let pieces = 1; pieces <= 3; pieces += 1) {
    await tapBriefly(page, more);
    await expect(matrix.cell(second)).toHaveValue(String(pieces));
  }
  await expect(matrix.saying('stored')).toBeVisible();
  const api = await callsOf('manager');
  expect(await storedAt(api, place)).toEqual({
    [first.articleVariantId]: 6,
    [second.articleVariantId]: 3,
  });

  await device.press(screen.toCart);
  await expect(portal.cart.matrix(style.name).grid).toBeVisible();
  await device.press(portal.cart.toCheck);
  await expect(portal.check.passed).toBeVisible();
  await device.press(portal.check.approve);
  await device.press(portal.check.finalize);
  await device.press(portal.check.confirm);
  await expect(portal.check.finalized).toBeVisible();
  expect(await portal.check.orderNumber()).toMatch(/\d{4,}/);
  expect(new Set(pointers)).toEqual(new Set(['touch']));
});
