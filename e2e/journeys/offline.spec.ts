import { formatRoute } from '@selvedge/core';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';
import { typeInto } from './quantities.ts';

test('quantities typed offline are kept, said to be not stored, and stored on return', async ({
  page,
  portal,
  context,
  callsOf,
  guard,
  spot: { place },
  open: { style, rows },
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  const { matrix } = portal.style(style.name);
  const quantities = [7, 8, 9, 10, 11];
  await portal.enter(accounts.buyer, formatRoute({ screen: 'style', place, articleId: style.articleId }));
  await expect(matrix.cell(rows[0][0])).toBeEditable();
  await context.setOffline(true);
  await typeInto(matrix, rows[0], quantities);
  await expect(matrix.kept(rows[0].length)).toBeVisible();
  const api = await callsOf('buyer');
  const stored = () => storedAt(api, place);
  expect(await stored()).toEqual({});

  await context.setOffline(false);
  await expect(matrix.saying('stored')).toBeVisible({ timeout: 20_000 });
  for (const [column, cell] of rows[0].entries())
    await expect(matrix.cell(cell)).toHaveValue(String(quantities[column]));
  expect(await stored()).toEqual(
    Object.fromEntries(rows[0].map(({ articleVariantId }, column) => [articleVariantId, quantities[column]])),
  );
  await page.reload();
  await expect(matrix.cell(rows[0][0])).toHaveValue('7');
});

for (const path of ['imprint', 'ordering/preorder'] as const) {
  test(`C7 /${path} opened offline says that one is offline, and comes by itself when the network is back`, async ({
    page,
    portal,
    context,
    words,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ChunkError/);
    await portal.enter(accounts.buyer);
    await expect(portal.dashboard.tiles).toBeVisible();
    await context.setOffline(true);
    await page.locator(`a[href="/${path}"]`).first().click();
    const away = page.getByRole('heading', { level: 1, name: words.say('app.offline.title') });
    await expect(away).toBeVisible();
    // A network that has just come back: the first call for each file still fails.
    const asked = new Set<string>();
    await page.route('**/assets/*.js', (route, request) => {
      if (asked.has(request.url())) return route.continue();
      asked.add(request.url());
      return route.abort('internetdisconnected');
    });
    await context.setOffline(false);
    await expect(away).toBeHidden();
    await expect(path === 'imprint' ? page.getByRole('article') : portal.pos.search).toBeVisible();
  });
}
