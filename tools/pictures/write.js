/** Takes the README's pictures of the built portal: `npm run pictures`. Dates in them depend on the current day. */
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium, flags } from '../browser/chromium.js';
import { openSeason, orderStyle, settled, signIn } from './scenes.js';
import { withPortal } from './withPortal.js';

/** @typedef {import('@playwright/test').Page} Page */

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };

/**
 * @param {Page} page
 * @param {string} name
 */
async function take(page, name) {
  await settled(page);
  const path = join(folder, `${name}.webp`);
  await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .webp({ quality: 82, effort: 6 })
    .toFile(path);
  console.log(`docs/pictures/${name}.webp, ${Math.round(statSync(path).size / 1000)} kB`);
}

mkdirSync(folder, { recursive: true });
await withPortal(async (url) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags });
  /** @param {import('@playwright/test').BrowserContextOptions} options */
  const open = async (options) => {
    const context = await browser.newContext({ viewport: wide, timezoneId: 'Europe/Berlin', ...options });
    await context.addCookies([{ name: 'enable-tracking', value: 'false', url }]);
    return context.newPage();
  };

  const page = await open({ locale: 'en-GB' });
  await page.goto(url);
  await take(page, 'sign-in');
  await signIn(page, url, 'buyer@selvedge.test');
  await page.locator('[data-ticker]').waitFor();
  await take(page, 'dashboard');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill('retrun');
  await page.locator('dialog mark, dialog a').first().waitFor();
  await take(page, 'search');
  await page.keyboard.press('Escape');
  await page.locator('[data-ticker] button[aria-haspopup=dialog]').click();
  await page.locator('dialog[open] h2').first().waitFor();
  await take(page, 'event');
  await page.keyboard.press('Escape');
  await openSeason(page);
  const styles = page.url();
  await take(page, 'styles');
  const toCompare = page.getByRole('button', { name: /^Compare: / });
  for (const nth of [0, 1, 3]) await toCompare.nth(nth).click();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await page.locator('dialog[open] [role=table]').waitFor();
  await take(page, 'compare');
  await page.goto(styles);
  await settled(page);
  await orderStyle(page, 1);
  await page.goto(styles);
  await settled(page);
  await orderStyle(page, 0);
  const style = page.url();
  await take(page, 'style');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, 'style-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${styles}/check`);
  await page.locator('main button:not([aria-disabled])').nth(1).waitFor();
  await take(page, 'check');

  const german = await open({ locale: 'de-DE' });
  await signIn(german, url, 'manager@selvedge.test');
  await german.goto(`${styles}/cart`);
  await german.getByRole('grid').first().waitFor();
  await take(german, 'cart-german');

  const small = await open({ locale: 'en-GB', viewport: phone, deviceScaleFactor: 2, hasTouch: true });
  await small.goto(style);
  await small.getByRole('button', { name: /^Buyer Fills/ }).click();
  await small.getByRole('grid').waitFor();
  await settled(small);
  await small.getByRole('grid').scrollIntoViewIfNeeded();
  await small.locator('[data-row="1"][data-column="2"]').tap();
  await take(small, 'phone');

  await browser.close();
});
