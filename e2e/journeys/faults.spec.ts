import type { Page } from '@playwright/test';
import type { Portal } from '../pages/Portal.ts';
import { type FaultyCall, faultyCalls } from './calls.ts';
import { type Fault, faults, maintenanceMessage, requestsOf, seed } from './faults.ts';
import { accounts, expect, test } from './journey.ts';

/** A fault of the network shows in the browser's console, whatever the page makes of it. */
const noise = /Failed to load resource|ERR_|net::/;

/** The page is never empty: its frame is there, and words of its own or a dialog. */
const isWhole = async (page: Page) => {
  await expect(page.getByRole('banner').first()).toBeVisible();
  const said = (await page.locator('#content').innerText()).trim();
  const asked = await page.locator('dialog[open]').count();
  expect(said.length + asked, 'something is said').toBeGreaterThan(0);
};

const meets = ({ takesAnyText, unread, method = 'GET' }: FaultyCall, fault: Fault): boolean => {
  if (unread && fault === 'cut') return false;
  if (takesAnyText) return fault !== 'html' && fault !== 'cut';
  return method === 'GET' || fault !== 'slow';
};

/** Does what the page offers, until the answer is there. */
const comeBack = async ({ whole, again }: FaultyCall, portal: Portal) => {
  await expect(async () => {
    const way = again?.(portal);
    if (way && (await way.isVisible()) && (await way.isEnabled())) await way.click({ timeout: 1_000 });
    await expect(whole(portal)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
};

const meet = async (call: FaultyCall, fault: Fault, portal: Portal) => {
  const { page, shell } = portal;
  const method = call.method ?? 'GET';
  const most = requestsOf(method === 'GET' ? 'query' : 'mutation', fault);
  const seeded = await seed(page, call.address, method, fault);
  await call.make(portal);
  const tried = expect.poll(seeded.count, { message: `requests at ${fault}` });
  // What was refused because of a maintenance that nobody knows of is asked for again after seconds.
  const repeats = call.repeats || (fault === '503' && method === 'GET');
  await (repeats ? tried.toBeGreaterThanOrEqual(most) : tried.toBe(most));
  await isWhole(page);
  const silent = fault === '503' || fault === 'slow';
  const said = fault === '404' && call.missing ? call.missing : call.failed;
  if (!silent && fault !== '401' && said) await expect(said(portal)).toBeVisible();
  await expect(page.getByText(maintenanceMessage)).toHaveCount(0);
  if (!repeats) expect(seeded.count(), `requests at ${fault}, to the end`).toBe(most);
  await seeded.heal();
  if (fault === '404' && call.missing) return isWhole(page);
  if (fault !== '401') return comeBack(call, portal);
  if (call.isOpen) {
    await comeBack(call, portal);
    await page.goto('/');
  } else {
    await expect(shell.signInFailed).toBeVisible();
    await shell.tryAgain.click();
  }
  await expect(shell.navigation).toBeVisible();
  return isWhole(page);
};

/** Faults are met side by side: a page that waits before it tries again keeps no core busy. */
const browsers = 2;

// A page that waits for its next try moves, which keeps one busy.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const call of faultyCalls) {
  test(`B3 B5 HZ26 HZ35: ${call.name} lost, slow, refused or broken leaves the page whole, and comes without a reload`, async ({
    backend,
    another,
    guard,
  }) => {
    test.setTimeout(180_000);
    guard.allow(noise);
    const met = faults.filter((fault) => meets(call, fault));
    const meetSome = async (first: number) => {
      const portal = await another();
      await portal.page.context().addCookies([{ name: 'enable-tracking', value: 'false', url: backend.url }]);
      await portal.enter(accounts.buyer);
      // What comes last by itself would be counted with what meets the fault.
      await portal.page.waitForLoadState('networkidle');
      for (const fault of met.filter((_, at) => at % browsers === first))
        await test.step(fault, () => meet(call, fault, portal));
    };
    await Promise.all(Array.from({ length: browsers }, (_, first) => meetSome(first)));
  });
}
