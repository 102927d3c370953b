import { formatRoute } from '@selvedge/core';
import { Portal } from '../pages/Portal.ts';
import { PicturesHeld } from '../stack/picturesHeld.ts';
import { accounts, expect, test } from './journey.ts';

test('M1 M2 while pictures are made, the list is searched, a style opens and comes back, and then they are there', async ({
  browser,
  backend,
  words,
  womenswear: { place },
}) => {
  const way = await PicturesHeld.start(backend.url);
  const context = await browser.newContext({ baseURL: way.url, locale: words.locale });
  const page = await context.newPage();
  const portal = new Portal(page, words);
  const { styles } = portal;
  try {
    await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
    await expect(styles.items.first()).toBeVisible();
    await expect.poll(() => way.onTheWay).toBeGreaterThan(0);
    // As far as one scrolls, no picture has come.
    for (const far of [3_000, 6_000]) await page.evaluate((at) => window.scrollTo(0, at), far);
    await expect.poll(() => styles.middle()).toBeGreaterThan(20);
    // By its place: the list goes on changing after it was scrolled.
    const far = styles.at(await styles.middle());
    const name = await far.innerText();
    await far.click();
    await expect(portal.style(name).heading).toBeVisible();
    await expect(portal.style(name).matrix.grid).toBeVisible();
    expect(way.onTheWay).toBeLessThanOrEqual(3);
    await page.goBack();
    await styles.search.fill(name);
    await expect.poll(() => styles.size()).toBe(1);

    way.letGo();
    const picture = styles.items.locator('img').first();
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0))
      .toBe(true);
  } finally {
    await context.close();
    await way.stop();
  }
});
