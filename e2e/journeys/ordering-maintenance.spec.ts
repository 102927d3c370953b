import { formatRoute } from '@selvedge/core';
import { MaintenancePage } from '../pages/MaintenancePage.ts';
import { operate } from '../stack/operator.ts';
import { accounts, expect, test } from './journey.ts';
import { typeInto } from './quantities.ts';

test('B5 E4 N1 points of sale refused under maintenance come by themselves, and nothing typed is lost', async ({
  page,
  portal,
  words,
  backend,
  context,
  spot: { place },
  open: { style, rows },
  guard,
}) => {
  guard.allow(/503/);
  await context.addCookies([{ name: 'enable-tracking', value: 'false', url: backend.url }]);
  const maintenance = new MaintenancePage(page, words);
  const operator = operate(backend);
  const trouble = page.getByText(words.literally('errorOccurred'));
  const { matrix } = portal.style(style.name);
  const sheet = formatRoute({ screen: 'style', place, articleId: style.articleId });
  const quantities = [7, 8, 9, 10, 11];
  await portal.enter(accounts.buyer, sheet);
  await typeInto(matrix, rows[0], quantities);
  await expect(matrix.saying('stored')).toBeVisible();

  const texts = ['--message-en', '<p>Tidying</p>', '--message-de', '<p>Aufräumen</p>'];
  await operator('maintenance', 'add', '--id', 'sheets', ...texts, '--end', '+1h', '--part', 'preorder');
  await page.goto(formatRoute({ screen: 'pos', rightEnv: place.rightEnv }));
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await expect(maintenance.blocking).toContainText('Tidying');
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  // Longer than the calls are repeated by themselves.
  await page.waitForTimeout(12_000);
  await expect(trouble).toHaveCount(0);
  await expect(portal.pos.list).toHaveCount(0);

  await operator('maintenance', 'remove', 'sheets');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(maintenance.blocking).toBeHidden({ timeout: 15_000 });
  await expect(portal.pos.list).toBeVisible();
  await expect(trouble).toHaveCount(0);
  expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
  await page.goto(sheet);
  for (const [column, cell] of rows[0].entries())
    await expect(matrix.cell(cell)).toHaveValue(String(quantities[column]));
});
