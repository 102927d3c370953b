import type { Page } from '@playwright/test';
import { MaintenancePage } from '../pages/MaintenancePage.ts';
import { operate } from '../stack/operator.ts';
import { accounts, expect, test as journey } from './journey.ts';
import { mostShift, shiftOf, watchShifts } from './looking.ts';

interface MaintenanceFixtures {
  maintenance: MaintenancePage;
  /** Adds a maintenance by the operators' command. */
  add: (id: string, ...options: string[]) => Promise<Planned>;
}

/** Unix seconds, as the operators' command answers. */
interface Planned {
  readonly start: number;
  readonly end: number;
}

const test = journey.extend<MaintenanceFixtures>({
  maintenance: async ({ page, words, context, backend }, use) => {
    // The visitor has decided about tracking: no question lies over the page.
    await context.addCookies([{ name: 'enable-tracking', value: 'false', url: backend.url }]);
    await use(new MaintenancePage(page, words));
  },
  add: async ({ backend }, use) => {
    const operator = operate(backend);
    await use(async (id, ...options) => {
      const texts = ['--message-en', `<p>English ${id}</p>`, '--message-de', `<p>Deutsch ${id}</p>`];
      return (await operator('maintenance', 'add', '--id', id, ...texts, ...options)) as Planned;
    });
  },
});

/** Marks the document, to tell later whether it is still the same. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''));
const isSame = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same'));
const until = (page: Page, seconds: number) => page.waitForTimeout(Math.max(0, seconds * 1000 - Date.now()));
/** The server's clock is read by headers of whole seconds. */
const slack = 4_000;

test('E1 E2 E3 E4 announcement, start and end are crossed without a reload', async ({
  page,
  portal,
  maintenance,
  add,
}) => {
  await portal.enter(accounts.buyer);
  await expect(portal.dashboard.tiles).toBeVisible();
  const { start, end } = await add(
    'tidy',
    ...['--start', '+20s', '--end', '+30s', '--announce', '+7s'],
    ...[
      '--announce-message-en',
      '<p>Soon we tidy up.</p>',
      '--announce-message-de',
      '<p>Bald räumen wir auf.</p>',
    ],
  );
  await page.reload();
  await expect(portal.dashboard.tiles).toBeVisible();
  await mark(page);

  await test.step('the announcement comes by itself', async () => {
    await expect(maintenance.banner('notice')).toBeVisible();
    expect(Date.now()).toBeGreaterThan((start - 13) * 1000 - slack);
    await maintenance.details.click();
    const dialog = maintenance.dialog('notice');
    await expect(dialog).toContainText('Soon we tidy up.');
    await expect(dialog).toContainText('The whole portal');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(maintenance.details).toBeFocused();
  });

  const tile = portal.dashboard.tile('Post-order');
  await tile.focus();
  await test.step('the start blocks the page', async () => {
    await expect(maintenance.blocking).toBeVisible();
    expect(Math.abs(Date.now() - start * 1000)).toBeLessThan(slack);
    await expect(maintenance.blocking).toContainText('English tidy');
    await expect(maintenance.banner('notice')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(maintenance.blocking).toBeVisible();
    for (let key = 0; key < 8; key += 1) {
      await page.keyboard.press('Tab');
      const where = await maintenance.blocking.evaluate((dialog) => {
        const { activeElement } = document;
        return activeElement === document.body || dialog.contains(activeElement);
      });
      expect(where).toBe(true);
    }
  });

  await test.step('the end gives it back', async () => {
    await expect(maintenance.blocking).toBeHidden();
    expect(Math.abs(Date.now() - end * 1000)).toBeLessThan(slack);
    await expect(tile).toBeFocused();
    expect(await isSame(page)).toBe(true);
  });
});

test('E2 a banner that was dismissed stays away over a reload; another one comes', async ({
  page,
  portal,
  maintenance,
  add,
}) => {
  await add('far', '--start', '+26d', '--end', '+27d', '--part', 'preorder');
  await portal.enter(accounts.buyer);
  await expect(maintenance.banner('notice')).toContainText('Pre-order');
  await maintenance.dismiss.click();
  await expect(maintenance.banner('notice')).toBeHidden();
  const known = page.waitForResponse(/\/maintenances$/);
  await page.reload();
  await known;
  await page.waitForTimeout(500);
  await expect(maintenance.banner('notice')).toBeHidden();
  await add('near', '--start', '+1h', '--end', '+2h', '--part', 'postorder');
  await page.reload();
  await expect(maintenance.banner('notice')).toContainText('Post-order');
});

test('B5 E3 E4 a page opened under maintenance says so, shows no error, and is complete once it is over', async ({
  page,
  portal,
  maintenance,
  add,
  guard,
  words,
}) => {
  guard.allow(/503/);
  await portal.enter(accounts.buyer);
  await add('whole', '--start', 'now', '--end', '+15s');
  await page.reload();
  await mark(page);
  await expect(maintenance.blocking).toContainText('English whole');
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  await expect(page.getByText(words.literally('errorOccurred'))).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: words.say('notice.label') }).getByRole('listitem'),
  ).toHaveCount(0);
  await expect(maintenance.blocking).toBeHidden();
  await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
  await expect(portal.dashboard.tiles).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await expect(page.getByText(words.literally('errorOccurred'))).toHaveCount(0);
});

test('E3 the imprint, another language and signing out stay in reach of a blocked page', async ({
  page,
  portal,
  maintenance,
  add,
  guard,
}) => {
  guard.allow(/503/);
  await portal.enter(accounts.buyer);
  await add('whole', '--end', '+1h');
  await page.reload();
  await maintenance.blocking.getByRole('button', { name: 'Deutsch' }).click();
  const german = page.getByRole('alertdialog', { name: 'Laufende Wartung' });
  await expect(german).toContainText('Deutsch whole');
  await german.getByRole('button', { name: 'English' }).click();
  await expect(maintenance.blocking).toContainText('English whole');
  await maintenance.blocking.getByRole('link', { name: 'Imprint & Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/imprint$/);
  await expect(maintenance.blocking).toBeHidden();
  await expect(maintenance.banner('active')).toBeVisible();
  await page.goBack();
  await maintenance.blocking.getByRole('link', { name: 'Logout' }).click();
  await expect(portal.signIn.submit).toBeVisible();
});

test('D7 E3 a part, a tile and a feature under maintenance', async ({
  page,
  portal,
  maintenance,
  add,
  guard,
}) => {
  guard.allow(/503/);
  await add('part', '--end', '+1h', '--part', 'preorder');
  await add('tile', '--end', '+1h', '--tile', 'returns-and-shipments');
  const feature = await add('feature', '--end', '+25s', '--tile', 'postorder', '--feature', 'export');
  await portal.enter(accounts.buyer);
  await expect(maintenance.closedTile('Pre-order')).toHaveAccessibleDescription('Maintenance');
  await expect(maintenance.closedTile('Returns & Shipments')).toHaveAccessibleDescription('Maintenance');
  await expect(portal.dashboard.tile('Post-order')).toHaveAccessibleDescription(
    'Partially under maintenance',
  );
  await maintenance.closedTile('Pre-order').click({ force: true });
  await expect(page).toHaveURL(/\/$/);
  await expect(maintenance.blocking).toBeHidden();

  await test.step('its overlay goes with the end', async () => {
    await until(page, feature.end);
    await expect(portal.dashboard.tile('Post-order')).not.toHaveAccessibleDescription(
      'Partially under maintenance',
    );
  });
  await test.step('the pages of the part are blocked, others are not', async () => {
    await page.goto('/ordering/preorder');
    await expect(maintenance.blocking).toContainText('English part');
    await page.goto('/ordering/postorder');
    await expect(maintenance.banner('active')).toBeVisible();
    await expect(maintenance.blocking).toBeHidden();
  });
});

test('E2 C9 on a phone the banner is one line that covers no heading, and moves nothing', async ({
  page,
  portal,
  maintenance,
  add,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await watchShifts(page);
  await add('slim', '--start', '+1h', '--end', '+2h', '--part', 'postorder');
  await portal.enter(accounts.buyer);
  for (const path of ['/', '/ordering/preorder']) {
    await page.goto(path);
    await expect(maintenance.dismiss).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const box = await maintenance.banner('notice').boundingBox();
    const below = await heading.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(45);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect(await shiftOf(page)).toBeLessThan(mostShift);
  }
  await expect(page.locator('main').locator('a, button').first()).toBeVisible();
  const follows = await page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll('header a, header button, aside button, main a, main button'),
    ];
    return stops.findIndex((stop) => stop.closest('aside')) < stops.findIndex((stop) => stop.closest('main'));
  });
  expect(follows).toBe(true);
});
