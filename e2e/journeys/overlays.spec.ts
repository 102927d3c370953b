import type { Locator } from '@playwright/test';
import { ConsentSheet } from '../pages/ConsentSheet.ts';
import { MaintenancePage } from '../pages/MaintenancePage.ts';
import { operate } from '../stack/operator.ts';
import { accounts, expect, test } from './journey.ts';
import { faultsOf, forgetShifts, watchShifts } from './looking.ts';

const views = [
  ['en', 400],
  ['de', 400],
  ['de', 1000],
  ['en', 1500],
] as const;
const mostStops = 120;

for (const [language, width] of views) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ language, viewport: { width, height: 900 } });

    test('C9 E2 E3 F3 G1 I1 what lies over the pages is accessible, stands still, and gives the focus back', async ({
      page,
      portal,
      words,
      backend,
      guard,
    }) => {
      test.setTimeout(240_000);
      guard.allow(/status of 50[03]/);
      const operator = operate(backend);
      const texts = ['--message-en', '<p>We tidy up.</p>', '--message-de', '<p>Wir räumen auf.</p>'];
      const consent = new ConsentSheet(page, words);
      const maintenance = new MaintenancePage(page, words);
      const faults: string[] = [];
      const look = async (name: string, waits = false) => {
        const found = await faultsOf(page, { inDark: language === 'en', waits });
        faults.push(...found.map((fault) => `${name}: ${fault}`));
      };
      const closeByKey = async (name: string, shown: Locator, back: Locator) => {
        await page.keyboard.press('Escape');
        await expect(shown, `${name} closes by Escape`).toBeHidden();
        await expect(back, `the focus after ${name}`).toBeFocused();
      };
      await operator(
        'maintenance',
        'add',
        '--id',
        'soon',
        '--start',
        '+1h',
        '--end',
        '+2h',
        '--announce',
        'now',
        ...texts,
      );
      await watchShifts(page);
      await portal.enter(accounts.buyer);
      await expect(portal.dashboard.tiles).toBeVisible();
      await expect(consent.question).toBeVisible();
      await expect(maintenance.banner('notice')).toBeVisible();
      await look('question and banner');

      await test.step('the keyboard reaches the last thing of the page and leaves it', async () => {
        const last = portal.shell.language('de');
        let stops = 0;
        while (stops < mostStops && !(await last.evaluate((element) => element === document.activeElement))) {
          await page.keyboard.press('Tab');
          stops += 1;
        }
        expect(stops, 'stops to the end of the page').toBeLessThan(mostStops);
        await page.keyboard.press('Shift+Tab');
        await expect(last).not.toBeFocused();
      });

      await test.step('privacy settings', async () => {
        await consent.toSettings.click();
        await expect(consent.settings).toBeVisible();
        await look('settings');
        await closeByKey('settings', consent.settings, consent.toSettings);
        await consent.decline.click();
        await expect(consent.question).toBeHidden();
      });

      await test.step('an event, to read and to forward', async () => {
        await portal.ticker.headline.click();
        await look('event');
        await portal.ticker.tab('forward').click();
        await portal.ticker.send.click();
        await expect(page.getByText(words.literally('fieldRequired')).first()).toBeVisible();
        await look('forward, refused');
        await closeByKey('event', portal.ticker.tab('event'), portal.ticker.headline);
      });

      await test.step('search', async () => {
        await portal.search.find('order');
        await look('search');
        await closeByKey('search', portal.search.dialog, portal.search.button);
      });

      await test.step('details of a maintenance', async () => {
        await maintenance.details.click();
        await expect(maintenance.dialog('notice')).toBeVisible();
        await look('details');
        await closeByKey('details', maintenance.dialog('notice'), maintenance.details);
      });

      await test.step('a notice', async () => {
        await page.route(/tile-favorite/, (route) =>
          route.fulfill({ status: 500, json: { message: 'Seeded', tracking: 'E-1' } }),
        );
        await page
          .getByRole('button', { name: words.saying('dashboard.favorites.toggle', 'title') })
          .first()
          .click();
        await expect(page.getByText(words.say('notice.subject.favorite')).first()).toBeVisible();
        // The tile went to the favourites and came back.
        await forgetShifts(page);
        await look('notice');
      });

      await test.step('the whole portal under maintenance', async () => {
        await operator('maintenance', 'add', '--id', 'now', '--end', '+1h', ...texts);
        await page.goto('/');
        await expect(maintenance.blocking).toContainText(
          language === 'de' ? 'Wir räumen auf.' : 'We tidy up.',
        );
        await look('blocked', true);
        await page.keyboard.press('Escape');
        await expect(maintenance.blocking).toBeVisible();
      });
      expect(faults).toEqual([]);
    });
  });
}
