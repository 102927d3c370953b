/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Waits until everything has loaded, including pictures and fonts.
 *
 * @param {Page} page
 */
export const settled = async (page) => {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('[aria-busy=true]') &&
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      ),
  );
};

/**
 * Signs in a demo account and waits for the dashboard.
 *
 * @param {Page} page
 * @param {string} url
 * @param {string} email
 */
export const signIn = async (page, url, email) => {
  await page.goto(url);
  await page.getByRole('button', { name: email }).click();
  await page.locator('main h1').waitFor();
  await settled(page);
};

/**
 * Goes from the dashboard to the styles of the season that is open for the first point of sale.
 *
 * @param {Page} page
 */
export const openSeason = async (page) => {
  await page.locator('a[href="/ordering/preorder"]').first().click();
  await page.locator('[data-result]').first().click();
  await page.locator('main a[href$=".13-0.main"]').first().click();
  await page.locator('main a[href*="/styles/"]').first().waitFor();
  await settled(page);
};

/**
 * Opens a style of the list and enters a few quantities in its first rows.
 *
 * @param {Page} page
 * @param {number} place
 */
export const orderStyle = async (page, place) => {
  await page.locator('main a[href*="/styles/"]').nth(place).click();
  await page.getByRole('grid').waitFor();
  const cell = (/** @type {number} */ row, /** @type {number} */ column) =>
    page.locator(`[data-row="${row}"][data-column="${column}"]`);
  for (const [row, quantities] of [
    [4, 8, 12, 8],
    [2, 6, 10, 6],
  ].entries()) {
    for (const [column, quantity] of quantities.entries()) await cell(row, column).fill(String(quantity));
  }
  await page.locator('[data-save=stored]').first().waitFor();
  await cell(1, 2).click();
  await settled(page);
};
