import { Portal } from '../pages/Portal.ts';
import { accounts, expect, test } from './journey.ts';
import { tokens } from './loggingOut.ts';

test.beforeEach(({ guard }) => {
  guard.allow(/ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|Failed to fetch/);
  // What accompanies the dashboard may still have been on its way when the network went (C7).
  guard.allow(/ChunkError: A part of the program could not be fetched/);
});

for (const isHeard of [true, false]) {
  test(`A12 A10 offline: whoever opens the portal afterwards is asked for the password, ${isHeard ? 'and the end is made up for' : 'even if the end is never heard of'}`, async ({
    page,
    portal,
    context,
    words,
  }) => {
    await portal.enter(accounts.buyer);
    await expect(portal.dashboard.tiles).toBeVisible();
    await context.setOffline(true);
    await portal.shell.pressLogout();
    await expect(portal.shell.signedOut).toBeVisible();
    expect(await tokens(page)).toBeNull();
    await page.close();

    const ends: string[] = [];
    await context.route(/\/oidc\/session\/end\?/, (route) => {
      ends.push(route.request().url());
      return isHeard ? route.continue() : route.abort();
    });
    await context.setOffline(false);
    const next = await context.newPage();
    const later = new Portal(next, words);
    // The portal leaves for the provider while it loads; where the end is cut off, it is opened once more.
    await next.goto('/').catch(() => {});
    await expect.poll(() => ends.length).toBe(1);
    if (!isHeard) await next.goto('/').catch(() => {});
    await expect(later.signIn.password).toBeVisible();
    await expect(later.dashboard.tiles).toBeHidden();
    expect(ends).toHaveLength(1);

    await later.signIn.signIn(accounts.manager);
    await expect(later.dashboard.tiles).toBeVisible();
    const third = await context.newPage();
    await third.goto('/').catch(() => {});
    await expect(new Portal(third, words).dashboard.tiles).toBeVisible();
  });
}

test('A12 offline the portal is shut at once, and the page that stays open makes up for the end', async ({
  page,
  portal,
  context,
  words,
}) => {
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  await context.setOffline(true);
  await portal.shell.pressLogout();
  await expect(portal.shell.signedOut).toBeVisible();
  expect(await tokens(page)).toBeNull();

  const end = page.waitForRequest(/\/oidc\/session\/end\?/);
  await context.setOffline(false);
  await end;
  await expect(portal.signIn.submit).toBeVisible();
  const next = await context.newPage();
  await next.goto('/').catch(() => {});
  await expect(new Portal(next, words).signIn.password).toBeVisible();
});
