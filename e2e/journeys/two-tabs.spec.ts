import type { Page } from '@playwright/test';
import { Portal } from '../pages/Portal.ts';
import { accounts, counting, expect, test } from './journey.ts';

const rounds = 50;
const tokenCalls = /\/oidc\/token$/;
test.use({ environment: { OIDC_ACCESS_TOKEN_SECONDS: '6' } });

/** Lets a tab find its token expired, as after a sleep, and yields the access token it renews it to. */
const renew = (tab: Page): Promise<string> =>
  tab.evaluate(async () => {
    const stored = () => JSON.parse(sessionStorage.getItem('selvedge.tokens') ?? '{}');
    const before = stored();
    sessionStorage.setItem('selvedge.tokens', JSON.stringify({ ...before, expiresAt: 1 }));
    window.dispatchEvent(new Event('online'));
    for (let wait = 0; wait < 2_000; wait += 1) {
      const { accessToken } = stored();
      if (accessToken !== before.accessToken) return String(accessToken);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return 'not renewed';
  });

test('A7 A12 HZ16: two tabs sign in, renew rotating tokens 50 times side by side, and one logs both out', async ({
  page,
  portal,
  context,
  words,
  request,
  guard,
}) => {
  guard.allow(/status of 401/);
  const second = new Portal(await context.newPage(), words);
  const tabs = [page, second.page] as const;

  await test.step('both sign in', async () => {
    await Promise.all([page.goto('/'), second.page.goto('/imprint').then(() => second.page.goto('/'))]);
    await Promise.all([portal.signIn.submit.waitFor(), second.signIn.submit.waitFor()]);
    await portal.signIn.account(accounts.buyer).click();
    await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
    await second.signIn.account(accounts.buyer).click();
    await expect(second.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
  });

  await test.step(`${rounds} rounds of renewal, both at once`, async () => {
    const renewals = counting(context, tokenCalls);
    const seen = new Set<string>();
    for (let round = 1; round <= rounds; round += 1) {
      const tokens = await Promise.all(tabs.map(renew));
      for (const token of tokens) {
        expect(token, `round ${round}`).not.toMatch(/^(not renewed|undefined)$/);
        seen.add(token);
      }
      if (round % 10 !== 0) continue;
      const answers = await Promise.all(
        tokens.map((token) =>
          request.get('/api/v1/user/settings', { headers: { 'x-extranet-token': token } }),
        ),
      );
      expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
    }
    expect(seen.size).toBe(2 * rounds);
    // Timers of the page may renew once more in between.
    expect(renewals()).toBeGreaterThanOrEqual(2 * rounds);
  });

  await test.step('both are at work still', async () => {
    await Promise.all(tabs.map((tab) => tab.reload()));
    await expect(portal.dashboard.tiles).toBeVisible();
    await expect(second.dashboard.tiles).toBeVisible();
  });

  await test.step('logging out in one ends the other', async () => {
    await portal.shell.pressLogout();
    await expect(portal.signIn.submit).toBeVisible();
    await expect(second.shell.signedOut).toBeVisible();
    await expect(second.dashboard.tiles).toBeHidden();
    for (const tab of tabs)
      expect(await tab.evaluate(() => sessionStorage.getItem('selvedge.tokens'))).toBeNull();
  });

  await test.step('and the other signs in again by itself', async () => {
    await second.shell.signInAgain.click();
    await second.signIn.account(accounts.buyer).click();
    await expect(second.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
  });
});
