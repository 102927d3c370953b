import { formatRoute } from '@selvedge/core';
import { RELEASE } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';

test('C10 a page that is too old says so, stays while somebody is at work in it, and loads anew by itself, once', async ({
  page,
  portal,
  backend,
  words,
  callsOf,
  guard,
  spot: { place },
  open: { style, rows },
}) => {
  // The portal is started anew twice.
  test.setTimeout(240_000);
  // Parts that the page fetches ahead while the portal ends; a balancer says 502 in its place.
  guard.allow(/503 \(Service Unavailable\)|502 \(Bad Gateway\)/);
  const { matrix } = portal.style(style.name);
  const [cell] = rows[0];
  const says = (id: 'unsent' | 'soon' | 'stuck' | 'title') =>
    page.getByRole('status').getByText(words.say(`release.outdated.${id}`));
  await portal.enter(accounts.buyer, formatRoute({ screen: 'style', place, articleId: style.articleId }));
  await expect(matrix.cell(cell)).toBeEditable();

  await backend.restart({ OLDEST_RELEASE: String(RELEASE + 1) });
  await matrix.device.write(matrix.cell(cell), '7');
  await matrix.cell(cell).focus();
  await expect(says('title')).toBeVisible();
  await expect(says('unsent')).toBeVisible();
  await expect(matrix.saying('stored')).toBeVisible();

  const loaded = page.waitForEvent('load');
  await matrix.cell(cell).blur();
  await expect(says('soon')).toBeVisible();
  await loaded;
  await expect(says('stuck')).toBeVisible();
  await expect(matrix.cell(cell)).toHaveValue('7');
  expect(await storedAt(await callsOf('buyer'), place)).toEqual({ [cell.articleVariantId]: 7 });

  await backend.restart({});
  await page.getByRole('button', { name: words.say('app.version.refresh') }).click();
  await expect(matrix.cell(cell)).toHaveValue('7');
  await expect(says('title')).toBeHidden();
});
