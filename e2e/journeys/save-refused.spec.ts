import type { Page, Route } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { maintenanceMessage } from './faults.ts';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';

/** A fault of the network shows in the browser's console, whatever the page makes of it. */
const noise = /Failed to load resource|ERR_|net::/;
const lines = /\/carts\/[^/]+\/lines$/;

const words = {
  en: {
    title: 'Errors while updating the shopping cart',
    errorId: 'Error ID: ',
    again: 'Try again',
    kept: 'kept on this device',
    line: {
      '400': 'Your quantities were not accepted; they are kept here',
      '403': 'Your quantities were not accepted; they are kept here',
      '409': 'Your quantities were not accepted; they are kept here',
      '429': 'Too many requests: 1 quantity kept on this device',
      '500': 'The server reports an error: 1 quantity kept on this device',
      '503': 'The portal is not responding: 1 quantity kept on this device',
      lost: 'No connection: 1 quantity kept on this device',
      maintenance: 'Under maintenance: 1 quantity kept on this device',
    },
  },
  de: {
    title: 'Fehler beim Aktualisieren des Warenkorbs',
    errorId: 'Fehler-ID: ',
    again: 'Erneut versuchen',
    kept: 'auf diesem Gerät',
    line: {
      '400': 'Ihre Mengen wurden nicht angenommen; sie bleiben hier erhalten',
      '403': 'Ihre Mengen wurden nicht angenommen; sie bleiben hier erhalten',
      '409': 'Ihre Mengen wurden nicht angenommen; sie bleiben hier erhalten',
      '429': 'Zu viele Anfragen: 1 Menge auf diesem Gerät gesichert',
      '500': 'Der Server meldet einen Fehler: 1 Menge auf diesem Gerät gesichert',
      '503': 'Das Portal antwortet nicht: 1 Menge auf diesem Gerät gesichert',
      lost: 'Keine Verbindung: 1 Menge auf diesem Gerät gesichert',
      maintenance: 'Wartung: 1 Menge auf diesem Gerät gesichert',
    },
  },
} as const;
type Met = keyof (typeof words)['en']['line'];

/** Every save meets the fault until it is healed. */
const seed = async (page: Page, met: Met) => {
  const answer = (route: Route) => {
    if (met === 'lost') return route.abort('connectionfailed');
    const status = met === 'maintenance' ? 503 : Number(met);
    const message = met === 'maintenance' ? maintenanceMessage : `Said with ${met}.`;
    return route.fulfill({ status, json: { message, tracking: `E-${met}`, code: `seeded${met}` } });
  };
  await page.route(lines, answer);
  return () => page.unroute(lines, answer);
};

for (const language of ['en', 'de'] as const) {
  test.describe(() => {
    test.use({ language });

    test(`N6 N4 a save refused as a whole says its title, the server’s words and the Error ID, and what was typed is stored in the end (${language})`, async ({
      page,
      portal,
      callsOf,
      guard,
      spot: { place },
      open: { style, rows },
    }) => {
      guard.allow(noise);
      const say = words[language];
      const { matrix } = portal.style(style.name);
      const [[cell]] = rows;
      const api = await callsOf('buyer');
      const trouble = page.locator('[data-save-trouble]');
      const line = page.locator('[data-save]').filter({ visible: true }).first();
      await portal.enter(accounts.buyer, formatRoute({ screen: 'style', place, articleId: style.articleId }));
      await expect(matrix.cell(cell)).toBeEditable();

      let quantity = 2;
      const type = async () => {
        quantity += 1;
        await matrix.device.write(matrix.cell(cell), String(quantity));
      };
      const isStored = async () => {
        await expect(matrix.saying('stored')).toBeVisible({ timeout: 30_000 });
        await expect(trouble).toHaveCount(0);
        expect(await storedAt(api, place)).toEqual({ [cell.articleVariantId]: quantity });
      };
      await type();
      await isStored();

      for (const met of ['400', '403', '409', '429', '500', '503', 'lost'] as const) {
        await test.step(met, async () => {
          const heal = await seed(page, met);
          await type();
          await expect(line).toContainText(say.line[met]);
          if (met !== 'lost') {
            await expect(trouble.getByText(say.title, { exact: true })).toBeVisible();
            await expect(trouble).toContainText(say.kept);
            await expect(trouble.getByText(`Said with ${met}.`, { exact: true })).toBeVisible();
            await expect(trouble.getByText(`${say.errorId}E-${met}`, { exact: true })).toBeVisible();
          }
          await expect(matrix.cell(cell)).toHaveValue(String(quantity));
          await heal();
          // No server has spoken: the line tells a lost network, and it comes right by itself.
          if (met === 'lost') await expect(trouble).toHaveCount(0);
          else await trouble.getByRole('button', { name: say.again }).click();
          await isStored();
        });
      }

      await test.step('a maintenance tells itself', async () => {
        const heal = await seed(page, 'maintenance');
        await type();
        await expect(line).toContainText(say.line.maintenance);
        await expect(trouble).toHaveCount(0);
        await expect(page.getByText(maintenanceMessage)).toHaveCount(0);
        await heal();
        await isStored();
      });

      await test.step('it is told on the other pages of the season as well, and after a reload what was typed is still there', async () => {
        const heal = await seed(page, '403');
        await type();
        await expect(trouble.getByText(say.title, { exact: true })).toBeVisible();
        await page
          .locator(`a[href="${formatRoute({ screen: 'cart', place })}"]`)
          .filter({ visible: true })
          .first()
          .click();
        await expect(page).toHaveURL(/\/cart$/);
        await expect(trouble.getByText(`${say.errorId}E-403`, { exact: true })).toBeVisible();
        await heal();
        await page.reload();
        await expect(matrix.cell(cell)).toHaveValue(String(quantity));
        await isStored();
      });
    });
  });
}
