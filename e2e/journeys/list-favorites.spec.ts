import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { customers, favoriteStyles, unmarkStyle } from '@selvedge/core/contract';
import { type Account, accounts, expect, test } from './journey.ts';
import { mostShift, movedOn, shiftOf, watchShifts } from './looking.ts';
import type { Spot } from './showroom.ts';

for (const language of ['en', 'de'] as const)
  test.describe(language, () => {
    test.use({ language });

    test('M1 a style is marked in place from card and line, found by the switch, and stays where it is while it is unmarked', async ({
      page,
      portal,
      words,
      callsOf,
      womenswear: { place },
    }) => {
      const api = await callsOf('buyer');
      const { styles } = portal;
      const marked = () => api.send(favoriteStyles, { params: place });
      const star = (name: string) =>
        styles.list
          .getByRole('button', { name: words.say('catalog.favorite', { name }), exact: true })
          .first();
      await watchShifts(page);
      await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
      await expect(styles.items.first()).toBeVisible();
      const [first = '', second = ''] = await styles.list.getByRole('heading').allInnerTexts();
      try {
        await expect(star(first)).toHaveAttribute('aria-pressed', 'false');
        await star(first).click();
        await expect(star(first)).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(async () => (await marked()).length).toBe(1);
        await styles.layout('list').click();
        await star(second).click();
        await expect.poll(async () => (await marked()).length).toBe(2);

        await page.reload();
        await expect(star(second)).toHaveAttribute('aria-pressed', 'true');
        expect(await shiftOf(page), await movedOn(page)).toBeLessThan(mostShift);
        const only = styles.value(
          styles.filters,
          'catalog.switch.title',
          words.say('catalog.switch.favorite'),
        );
        await only.check();
        await expect(styles.items).toHaveCount(2);
        await expect(page).toHaveURL(/only=favorite/);
        await star(first).click();
        await expect(star(first)).toHaveAttribute('aria-pressed', 'false');
        await expect.poll(async () => (await marked()).length).toBe(1);
        await expect(styles.items).toHaveCount(2);
        await page.reload();
        await expect(styles.items).toHaveCount(1);
      } finally {
        for (const articleId of await marked())
          await api.send(unmarkStyle, { params: { ...place, articleId } });
      }
    });
  });

test('M1 who only looks marks styles too, and orders none in the list', async ({
  portal,
  words,
  callsOf,
  takeSpot,
}) => {
  const account: Account = 'viewer';
  const api = await callsOf(account);
  const theirs = new Set(
    (await api.send(customers, { params: { rightEnv: 'preorder' }, query: {} })).map(
      ({ customerId }) => customerId,
    ),
  );
  const { place } = takeSpot((spot: Spot) => theirs.has(spot.place.customerId));
  const { styles } = portal;
  await portal.enter(accounts[account], formatRoute({ screen: 'styles', place }));
  await expect(styles.items.first()).toBeVisible();
  const [name = ''] = await styles.list.getByRole('heading').allInnerTexts();
  const star = styles.list.getByRole('button', {
    name: words.say('catalog.favorite', { name }),
    exact: true,
  });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(styles.toQuickOrder(name)).toHaveCount(0);
  await star.click();
  await expect.poll(() => api.send(favoriteStyles, { params: place })).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 400, height: 820 }, hasTouch: true, isMobile: true });

  /** A finger moves sideways over a place. */
  const swipe = async (page: Page, from: { x: number; y: number }, by: number) => {
    const browser = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [from]);
    for (const part of [0.3, 0.6, 1]) await send('touchMove', [{ x: from.x + by * part, y: from.y }]);
    await send('touchEnd', []);
    await browser.detach();
  };

  test('M1 a card shows the next colour by a swipe and the one before by a swipe back, and opens nothing', async ({
    page,
    portal,
    womenswear: { place },
  }) => {
    const { styles } = portal;
    await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
    const card = styles.items.filter({ has: page.locator('[data-tone] ~ [data-tone]') }).first();
    const picture = card.locator('img').first();
    await expect(picture).toBeVisible();
    const source = () => picture.getAttribute('src');
    const first = await source();
    const box = await picture.boundingBox();
    if (!box) throw new Error('There is no picture');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const address = page.url();
    await swipe(page, middle, -90);
    await expect.poll(source).not.toBe(first);
    await swipe(page, middle, 90);
    await expect.poll(source).toBe(first);
    expect(page.url()).toBe(address);
  });
});
