import { formatRoute } from '@selvedge/core';
import { Portal } from '../pages/Portal.ts';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';
import { typeInto } from './quantities.ts';
import type { OpenRow } from './showroom.ts';

const quantities = [4, 5, 6, 7, 8];

const wished = (...rows: readonly OpenRow[]) =>
  Object.fromEntries(
    rows.flatMap((row) => row.map(({ articleVariantId }, at) => [articleVariantId, quantities[at]])),
  );

test.beforeEach(({ guard }) => guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

test('N3 N4 the network goes in the middle: it says what is kept here, tries again, and stores by itself', async ({
  page,
  portal,
  context,
  callsOf,
  spot: { place },
  open: { style, rows },
}) => {
  const api = await callsOf('buyer');
  const stored = () => storedAt(api, place);
  const { matrix } = portal.style(style.name);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'style', place, articleId: style.articleId }));
  await typeInto(matrix, rows[0], quantities);
  await expect.poll(stored).toEqual(wished(rows[0]));

  let lost = 0;
  page.on('requestfailed', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/carts/')) lost += 1;
  });
  await context.setOffline(true);
  await typeInto(matrix, rows[1], quantities);
  await expect(matrix.kept(rows[1].length)).toBeVisible();
  // Its tries come after 4 and 8 seconds.
  await expect.poll(() => lost, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  await expect(matrix.kept(rows[1].length)).toBeVisible();
  expect(await stored()).toEqual(wished(rows[0]));

  await context.setOffline(false);
  await expect(matrix.saying('stored')).toBeVisible();
  expect(await stored()).toEqual(wished(rows[0], rows[1]));
});

test('N3 a tab is closed while offline: the next one of the same user stores what it left, no other user’s does', async ({
  page,
  portal,
  context,
  words,
  callsOf,
  spot: { place },
  open: {
    style,
    rows: [row],
  },
}) => {
  const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
  const api = await callsOf('buyer');
  const stored = () => storedAt(api, place);
  await portal.enter(accounts.buyer, path);
  const { matrix } = portal.style(style.name);
  await expect(matrix.cell(row[0])).toBeEditable();
  await context.setOffline(true);
  await typeInto(matrix, row, quantities);
  await expect(matrix.kept(row.length)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  expect(await stored()).toEqual({});

  const taken = (page: Portal) =>
    page.page.getByText(words.saying('ordering.draft.title', 'at', { count: row.length })).first();
  await test.step('a colleague at the same browser sees nothing of it', async () => {
    const manager = new Portal(await context.newPage(), words);
    await context.clearCookies();
    await manager.enter(accounts.manager, path);
    const theirs = manager.style(style.name).matrix;
    await expect(theirs.cell(row[0])).toBeEditable();
    await expect(theirs.saying('stored')).toBeVisible();
    await expect(theirs.cell(row[0])).toHaveValue('');
    await expect(taken(manager)).toBeHidden();
    expect(await stored()).toEqual({});
    await manager.page.close();
  });

  await test.step('the buyer finds it taken up and stored', async () => {
    const again = new Portal(await context.newPage(), words);
    await context.clearCookies();
    await again.enter(accounts.buyer, path);
    await expect(taken(again)).toBeVisible();
    await expect(again.style(style.name).matrix.cell(row[0])).toHaveValue(String(quantities[0]));
    await expect.poll(stored).toEqual(wished(row));
    await expect(again.style(style.name).matrix.saying('stored')).toBeVisible();
  });
});

test('N3 a session ends with quantities unstored: signed in again, nothing is lost', async ({
  page,
  portal,
  context,
  words,
  callsOf,
  spot: { place },
  open: {
    style,
    rows: [row],
  },
  guard,
}) => {
  guard.allow(/status of 401/);
  const api = await callsOf('buyer');
  const stored = () => storedAt(api, place);
  const { matrix } = portal.style(style.name);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'style', place, articleId: style.articleId }));
  await expect(matrix.cell(row[0])).toBeEditable();
  const second = new Portal(await context.newPage(), words);
  await second.page.goto('/');
  await second.shell.navigation.waitFor();
  // The network takes no quantity any more.
  await page.route(/\/carts\b/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await typeInto(matrix, row, quantities);
  await expect(matrix.kept(row.length)).toBeVisible();
  await second.shell.pressLogout();
  await second.page.getByRole('button', { name: 'Keep and log out', exact: true }).click();
  await expect(portal.shell.signedOut).toBeVisible();
  // Until the provider has heard of it, a page that wakes tells it once more, and comes back to the dashboard.
  await expect(second.signIn.submit).toBeVisible();
  expect(await stored()).toEqual({});

  await page.unroute(/\/carts\b/);
  await portal.shell.signInAgain.click();
  await portal.signIn.account(accounts.buyer).click();
  await expect(matrix.cell(row[0])).toHaveValue(String(quantities[0]));
  await expect.poll(stored).toEqual(wished(row));
  await expect(matrix.saying('stored')).toBeVisible();
});
