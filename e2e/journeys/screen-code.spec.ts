import { formatRoute } from '@selvedge/core';
import { EntryPage } from '../pages/EntryPage.ts';
import { accounts, expect, test } from './journey.ts';

test.use({ spot: async ({ womenswear }, use) => use(womenswear) });

const code = /\/assets\/entryCode-[^/]+\.js$/;

test('C7 a screen whose charts do not come says so, the season goes on, and it comes when the network is back', async ({
  page,
  context,
  portal,
  words,
  guard,
  spot: { place },
}) => {
  const { styles } = portal;
  guard.allow(/entryCode|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.route(code, (route) => route.abort());
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(styles.items.first()).toBeVisible();
  await page
    .getByRole('link', { name: words.say('app.trail.entry') })
    .first()
    .click();
  const lost = page.getByRole('heading', { level: 1, name: words.say('app.version.title') });
  await expect(lost).toBeVisible();
  await expect(page.getByRole('button', { name: words.say('app.version.refresh') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(formatRoute({ screen: 'entry', place }));

  await page.goBack();
  await expect(styles.items.first()).toBeVisible();
  await expect(lost).toHaveCount(0);

  await page.goForward();
  await expect(lost).toBeVisible();
  await page.unroute(code);
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: words.say('app.offline.title') })).toBeVisible();
  await context.setOffline(false);
  await expect(new EntryPage(page, words).heading).toBeVisible();
});
