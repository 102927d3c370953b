import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '@selvedge/backend/testing/postgres';
import type { SeasonPlace } from '@selvedge/core/contract';
import { Portal } from '../pages/Portal.ts';
import { Words } from '../pages/words.ts';
import { Backend } from '../stack/backend.ts';
import { answerOrder, receiveOrder } from '../stack/erp.ts';
import { operate } from '../stack/operator.ts';
import { test as base, expect } from '../stack/test.ts';

const house = resolve(import.meta.dirname, '../../examples/house');
const email = 'regula.frei@zuerisee.example';
const sscc = '340000000000000017';
const password = 'otter lamp seventeen violins';

type Engine = 'built-in database' | 'PostgreSQL';

/** A portal that starts with nothing, in the look of the second house. */
const test = base.extend<object, { engine: Engine }>({
  engine: ['built-in database', { option: true, scope: 'worker' }],
  backend: [
    async ({ engine }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-house-'));
      const server = engine === 'PostgreSQL' ? await startPostgres() : null;
      const backend = await Backend.start(dataDir, {
        DEMO: 'off',
        BRAND_DIR: join(house, 'brand'),
        HOUSE_GLN: '4012345000009',
        ...(server && { DATABASE_URL: server.url() }),
      });
      await use(backend);
      await backend.stop();
      await server?.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  locale: 'de-CH',
});

const engines = {
  'built-in database': test,
  PostgreSQL: test.extend<object, { engine: Engine }>({ engine: ['PostgreSQL', { scope: 'worker' }] }),
} as const satisfies Record<Engine, typeof test>;

for (const [engine, on] of Object.entries(engines))
  on.describe(engine, () => {
    on(
      'M4 O5 O6 O8 a second house from its files alone: imported, ordered, exported, acknowledged, shipped',
      async ({ page, backend }) => {
        test.setTimeout(240_000);
        const words = new Words('de');
        const portal = new Portal(page, words);
        const portalCommand = operate(backend);
        const folder = await mkdtemp(join(tmpdir(), 'selvedge-house-files-'));

        await test.step('its files come in', async () => {
          await cp(house, join(folder, 'house'), { recursive: true, preserveTimestamps: true });
          expect(await portalCommand('import', join(folder, 'house'))).toMatchObject({ outcome: 'written' });
        });

        await test.step('its user chooses a password and signs in', async () => {
          const { link } = (await portalCommand('user', 'invite', email)) as { link: string };
          await page.goto(link);
          await expect(page.getByRole('heading', { name: 'Willkommen im Partnerportal' })).toBeVisible();
          await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
          await page.getByLabel('Neues Passwort wiederholen').fill(password);
          await page.getByRole('button', { name: 'Passwort speichern' }).click();
          await expect(page.getByRole('heading', { name: 'Ihr Passwort ist gespeichert' })).toBeVisible();
          await page.goto('/');
          await portal.signIn.signIn(email, password);
          await expect(portal.dashboard.greeting('Regula', 'Frei')).toBeVisible();
        });

        await test.step('orders before the season', async () => {
          await portal.dashboard.tile('Vororder').click();
          await portal.pos.customer('Modehaus Zürisee').click();
          const [, , , customerId = ''] = new URL(page.url()).pathname.split('/');
          const place: SeasonPlace = {
            rightEnv: 'preorder',
            customerId,
            season: 'SS36',
            subdivision: '81-0',
            collectionType: 'main',
          };
          await portal.seasons.styles(place).click();
          await expect.poll(() => portal.styles.size()).toBe(18);
          await portal.styles.at(1).click();
          const cell = page.getByRole('grid').getByRole('textbox').first();
          await cell.fill('3');
          await cell.press('Enter');
          await portal.style('').toCart.click();
          await portal.cart.toCheck.click();
          await expect(portal.check.passed).toBeVisible();
          await portal.check.approve.click();
          await portal.check.finalize.click();
          await portal.check.confirm.click();
          await expect(portal.check.finalized).toBeVisible();
        });
        const number = await portal.check.orderNumber();
        await portal.check.toOrder.click();
        await expect(portal.order.heading(number)).toBeVisible();

        await test.step('the order leaves for the ERP, which answers', async () => {
          const erp = join(folder, 'erp');
          await portalCommand('order', 'export', '--format', 'edifact-d01b', '--out', erp);
          const received = await receiveOrder(erp);
          expect(received).toMatchObject({ number, quantity: 3 });
          const reports = join(folder, 'reports');
          await mkdir(reports);
          await answerOrder(reports, received, { erpNumber: 'TW-4711', quantity: 2, sscc });
          expect(await portalCommand('import', reports)).toMatchObject({ outcome: 'written' });
        });

        await test.step('she reads what comes, and what differs from her order', async () => {
          await page.reload();
          const status = page.getByRole('region', { name: 'Status des Auftrags' });
          await expect(status).toContainText('TW-4711');
          await expect(status).toContainText(sscc);
          await expect(status).toContainText('Bisher versandt: 2 von 2 Teilen');
          await expect(status).toContainText('3 bestellt, jetzt 2');
        });
        await rm(folder, { recursive: true });
      },
    );
  });
