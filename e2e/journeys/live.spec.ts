import { formatRoute } from '@selvedge/core';
import { currentCart } from '@selvedge/core/contract';
import { LivePage } from '../pages/LivePage.ts';
import { operate } from '../stack/operator.ts';
import { accounts, expect, test } from './journey.ts';

const planned = 60;
const eventId = 'first-look';

test.use({ language: 'de' });

test('P1 a style arrives while one watches, the count says it, the focused sheet stays, and the order holds it', async ({
  page,
  portal,
  words,
  backend,
  callsOf,
  takeSpot,
}) => {
  const operator = operate(backend);
  const api = await callsOf('buyer', 'de');
  const { place } = takeSpot(({ place: { subdivision } }) => subdivision === '13-0');
  const live = new LivePage(page, words);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'live', place, eventId }));
  await expect(live.heading('Erster Blick: die Sommerkollektion')).toBeVisible();
  await expect(live.presented).toBeVisible();
  const before = await live.strip.getByRole('listitem').count();
  await expect(live.count(before, planned).first()).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const name = (await live.presented.getAttribute('aria-label')) ?? '';
  const { grid } = live.matrix(name);
  const cell = grid.locator('[data-cell]:not([data-barred])').first();
  await cell.click();
  await page.keyboard.type('3');

  await operator('live', 'show', eventId);
  await expect(live.count(before + 1, planned).first()).toBeVisible();
  await expect(live.waiting(1)).toBeVisible();
  await expect(cell).toBeFocused();
  await expect(live.presented).toHaveAccessibleName(name);
  await expect(live.matrix(name).saying('stored')).toBeVisible();
  const variant = await cell.getAttribute('data-cell');
  await expect
    .poll(async () =>
      (await api.send(currentCart, { params: place }))?.lines.map((line) => [
        line.articleVariantId,
        line.quantity,
      ]),
    )
    .toEqual([[variant, 3]]);

  await live.newest.click();
  await expect(live.presented).not.toHaveAccessibleName(name);
  await operator('live', 'show', eventId);
  await expect(live.count(before + 2, planned).first()).toBeVisible();
  await expect(live.strip.getByRole('listitem')).toHaveCount(before + 2);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});
