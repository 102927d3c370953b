import type { Page, Route } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import type { Portal } from '../pages/Portal.ts';
import { accounts, expect, test } from './journey.ts';
import { onSaving, refusing, tokens } from './loggingOut.ts';
import { fillCart } from './ordering.ts';

test.beforeEach(({ guard }) =>
  guard.allow(/ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|status of (403|500)|Failed to fetch/),
);

/** The quantities and notes that the browser keeps; '' for none. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /^selvedge\.(draft|note)\./.test(key))
      .flat()
      .join(),
  );

/** Whether the page has the code that makes a quantity on the device unreadable to others: without it none can be kept. */
const hasSeal = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/assets\/seal-/.test(name));

const words = { keep: 'Keep and log out', remove: 'Remove and log out' } as const;

interface Situation {
  readonly name: string;
  /** What is typed; absent: nothing. */
  readonly entry?: string;
  readonly saving?: (route: Route) => unknown;
  readonly offline?: boolean;
  /** What is typed has to be decided. */
  readonly asks?: boolean;
  /** It is kept on the device, and the question what becomes of it is answered so. */
  readonly kept?: 'keep' | 'remove';
}

const stored = 'a quantity that is being stored';
const isStored = (name: string): boolean => name === stored;

/** Where storing takes longer than logging out waits, it asks. */
async function answerIfAsked({ page, signIn }: Portal): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(signIn.submit.or(question)).toBeVisible();
  if (await question.isVisible())
    await question.getByRole('button', { name: words.remove, exact: true }).click();
}

const situations: readonly Situation[] = [
  { name: 'nothing unsaved' },
  { name: stored, entry: '7' },
  { name: 'a quantity whose storing takes long', entry: '7', saving: () => {}, kept: 'keep' },
  { name: 'a quantity that is refused', entry: '7', saving: refusing(403), asks: true },
  { name: 'a quantity that the server fails to store', entry: '7', saving: refusing(500), kept: 'remove' },
  { name: 'a quantity typed offline', entry: '7', offline: true, kept: 'keep' },
  { name: 'an entry that is no quantity', entry: '1.5', asks: true },
];

test.describe('A12 N4 logging out', () => {
  for (const { name, entry, saving, offline = false, asks = false, kept } of situations) {
    test(`A12 N4 with ${name} ends signed out; a second press does no harm, and Back shows nothing`, async ({
      page,
      portal,
      context,
      callsOf,
      spot: { place },
      open,
    }) => {
      const { style, rows } = open;
      const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
      const { matrix } = portal.style(style.name);
      const cell = matrix.cell(rows[0][0]);
      await fillCart(await callsOf('buyer'), place, open);
      await portal.enter(accounts.buyer);
      await page.goto(path);
      await expect(cell).toHaveValue('5');
      if (saving) await onSaving(page, saving);
      await expect.poll(() => page.evaluate(hasSeal)).toBe(true);
      await context.setOffline(offline);
      if (entry !== undefined) await cell.fill(entry);

      // A second press comes while the first one waits, or finds nothing to press any more.
      await (await portal.shell.toLogout()).dblclick();
      if (asks) {
        const discard = page.getByRole('button', { name: 'Yes, discard changes', exact: true });
        await expect(discard).toBeVisible();
        await expect(page).toHaveURL(path);
        await discard.click();
      }
      if (kept) {
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText(`${place.season}: 1 quantity`);
        await expect(page).toHaveURL(path);
        // It lies there unreadable: the key is not in the browser.
        expect(await drafts(page)).toContain('sealed.');
        expect(await drafts(page)).not.toContain('"7"');
        await question.getByRole('button', { name: words[kept], exact: true }).click();
      }
      if (isStored(name)) await answerIfAsked(portal);
      if (offline) {
        // The provider cannot be reached: the portal is shut by itself, and tells it once the network is back.
        await expect(portal.shell.signedOut).toBeVisible();
        expect(await tokens(page)).toBeNull();
        await context.setOffline(false);
      }
      await expect(portal.signIn.submit).toBeVisible();
      expect(await tokens(page)).toBeNull();
      expect((await drafts(page)) !== '').toBe(kept === 'keep');

      await page.evaluate(() => history.back()).catch(() => {});
      await expect(portal.signIn.submit.or(portal.shell.signedOut)).toBeVisible();
      await expect(matrix.grid).toBeHidden();
      await expect(portal.shell.navigation).toBeHidden();
      expect(await tokens(page)).toBeNull();
    });
  }

  test('A12 N4 neither kept nor removed: Escape leads back to the work, which is asked about again', async ({
    page,
    portal,
    spot: { place },
    open: { style, rows },
  }) => {
    const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
    const cell = portal.style(style.name).matrix.cell(rows[0][0]);
    await portal.enter(accounts.buyer, path);
    await onSaving(page, refusing(500));
    await expect(cell).toBeEditable();
    await cell.fill('7');
    await portal.shell.pressLogout();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(cell).toHaveValue('7');
    expect(await tokens(page)).not.toBeNull();

    await portal.shell.pressLogout();
    await question.getByRole('button', { name: words.remove, exact: true }).click();
    await expect(portal.signIn.submit).toBeVisible();
    expect(await drafts(page)).toBe('');
  });

  for (const [language, keep] of [
    ['en', 'No, keep editing'],
    ['de', 'Nein, weiter bearbeiten'],
  ] as const) {
    test.describe(language, () => {
      test.use({ language });

      test(`N4 A12 '${keep}' stays at what was typed, and Back leads where one came from`, async ({
        page,
        portal,
        spot: { place },
        open: { style, rows },
      }) => {
        const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
        const cell = portal.style(style.name).matrix.cell(rows[0][0]);
        await portal.enter(accounts.buyer, path);
        await expect(cell).toBeEditable();
        await cell.fill('1.5');
        await portal.shell.pressLogout();
        await page.getByRole('button', { name: keep, exact: true }).click();
        await expect(page.getByRole('alertdialog')).toBeHidden();
        await expect(page).toHaveURL(path);
        await expect(cell).toHaveValue('1.5');
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(cell).toHaveValue('1.5');
        expect(await tokens(page)).not.toBeNull();
      });
    });
  }

  test('N4 A12 from the dashboard, what waits for a decision in a season is shown and asked about', async ({
    page,
    portal,
    spot: { place },
    open: { style, rows },
  }) => {
    const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
    const cell = portal.style(style.name).matrix.cell(rows[0][0]);
    await portal.enter(accounts.buyer, path);
    await expect(cell).toBeEditable();
    await cell.fill('1.5');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(portal.dashboard.tiles).toBeVisible();
    await portal.shell.pressLogout();
    const discard = page.getByRole('button', { name: 'Yes, discard changes', exact: true });
    await expect(discard).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(cell).toHaveValue('1.5');
    await discard.click();
    await expect(portal.signIn.submit).toBeVisible();
    expect(await tokens(page)).toBeNull();
  });
});
