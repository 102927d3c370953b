import { expect, type Page, test } from '@playwright/test';
import { SmallAtlas } from '../stack/atlas.ts';
import { violationsOf } from './looking.ts';

let atlas: SmallAtlas;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  atlas = await SmallAtlas.shared();
});

const open = async (page: Page, address = '#/') => {
  await page.goto('about:blank');
  await page.goto(`${atlas.address}${address}`);
};

test('Q3 a reviewer finds a state by the keyboard, sees what it accepts, and links to it', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('row', { name: /legal/ })).toContainText('The text of a legal page');
  await page.keyboard.press('/');
  await page.keyboard.type('transl');
  await expect(page.getByRole('option').first()).toContainText('translating');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/legal\/translating$/);
  const state = page.getByRole('complementary', { name: 'State translating' });
  await expect(state.getByRole('row', { name: /loadTranslation done/ })).toContainText('ready');
  await expect(
    state.getByRole('img', { name: 'The screen in translating, in English, 1500 px wide' }),
  ).toBeVisible();
  await expect(page.locator('[data-state="legal.translating"]')).toHaveAttribute('data-chosen', '');
  await page.locator('[data-state="legal.failed"]').click();
  await expect(page).toHaveURL(/#\/legal\/failed$/);
  await page.goBack();
  await expect(state).toBeVisible();
});

test('Q3 a reviewer follows a path of the last run as a storyboard', async ({ page }) => {
  await open(page, '#/legal/~paths');
  await page
    .getByRole('link', { name: /^Path \d+ of legal/ })
    .first()
    .click();
  const step = page.getByRole('region', { name: 'The step' });
  await expect(step).toContainText('It begins in');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/~paths\/\d+\/2$/);
  await expect(step).toContainText('route.changed leads to');
  await expect(step.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/~paths\/\d+\/1$/);
  await expect(page.getByText(/^passed in \d+ ms$/)).toBeVisible();
});

test('Q3 a reviewer compares the screens with those of the last release', async ({ page }) => {
  expect(atlas.said).toContain('4 pictures changed');
  await open(page, '#/~changes');
  await page.getByRole('link', { name: 'ready, de 400 px' }).click();
  await expect(page.getByText('differs from the last release in 100 % of its pixels')).toBeVisible();
  const edge = page.getByRole('slider');
  await edge.press('ArrowRight');
  await expect(edge).toHaveValue('51');
  await page.getByText('Side by side').click();
  for (const name of ['in ready, in German, 400 px', 'in ready in the last release, in German, 400 px']) {
    await expect(page.getByRole('img', { name })).toHaveJSProperty('complete', true);
  }
});

test('Q3 the atlas is at hand for everybody, in the light, in the dark and on a phone', async ({ page }) => {
  const places = [
    '#/',
    '#/legal',
    '#/legal/ready',
    '#/legal/~screens/ready',
    '#/legal/~paths/0/2',
    '#/legal/~tests',
  ];
  const looked = [
    ...places.map((place) => ({ place, colorScheme: 'light' as const })),
    ...places.slice(2, 4).map((place) => ({ place, colorScheme: 'dark' as const })),
  ];
  for (const { place, colorScheme } of looked) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const faults = await violationsOf(page);
    expect({ place, colorScheme, faults }).toEqual({ place, colorScheme, faults: [] });
  }
  await page.setViewportSize({ width: 400, height: 800 });
  for (const place of places) {
    await open(page, place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ place, wide }).toEqual({ place, wide: 400 });
  }
});
