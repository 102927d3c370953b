import { formatRoute } from '@selvedge/core';
import { languages } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { approvedCart } from './ordering.ts';

/** Windows (px), and how many rows of a sheet are in sight when a style is opened. */
const windows = {
  mouse: [
    { width: 1366, height: 680, rows: 6 },
    { width: 1280, height: 720, rows: 6 },
  ],
  touch: [
    { width: 768, height: 1024, rows: 10 },
    { width: 400, height: 820, rows: 3 },
  ],
} as const;

for (const language of languages)
  for (const device of ['mouse', 'touch'] as const)
    test.describe(`${language}, ${device}`, () => {
      test.use({
        language,
        hasTouch: device === 'touch',
        isMobile: device === 'touch',
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('M2 M4 a style opens with its sheet in sight, between the line and the bar', async ({
        page,
        portal,
        open,
        spot: { place },
      }) => {
        const { style } = open;
        const { grid } = portal.style(style.name).matrix;
        const bar = page.getByRole('region', { name: portal.words.say('catalog.bar.label') });
        await portal.enter(
          accounts.buyer,
          formatRoute({ screen: 'style', place, articleId: style.articleId }),
        );
        for (const { width, height, rows } of windows[device])
          await test.step(`${width} × ${height}`, async () => {
            await page.setViewportSize({ width, height });
            await expect(grid).toBeVisible();
            await expect(bar).toBeVisible();
            const [line, row, edge, cell] = await Promise.all(
              [
                page.getByRole('banner'),
                grid.getByRole('row').nth(1),
                bar,
                grid.getByRole('textbox').nth(2),
              ].map((one) => one.boundingBox()),
            );
            if (!line || !row || !edge || !cell) throw new Error('Not all of the page is in sight');
            expect(row.y).toBeGreaterThan(line.y + line.height);
            const room = Math.floor((edge.y - row.y) / row.height);
            expect(room, `rows between ${row.y} and ${edge.y}`).toBeGreaterThanOrEqual(rows);
            expect(cell.x + cell.width, 'the first three cells').toBeLessThanOrEqual(width);
          });
      });

      test('C3 on paper a style says whose order it is, and has no menus', async ({
        page,
        portal,
        open,
        spot,
      }) => {
        const { style } = open;
        const { customer, place } = spot;
        await portal.enter(
          accounts.buyer,
          formatRoute({ screen: 'style', place, articleId: style.articleId }),
        );
        await expect(portal.style(style.name).matrix.grid).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        const banner = page.getByRole('banner');
        const name = banner.getByText(`${customer.name} ${customer.customerNumber}`);
        await expect(name.filter({ visible: true })).toHaveCount(1);
        await expect(banner.getByRole('navigation')).toHaveCount(0);
      });

      test('M1 the list opens with its first row in sight, down to what is done with a style', async ({
        page,
        portal,
        spot: { place },
      }) => {
        const { bar, list, items } = portal.styles;
        await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
        for (const { width, height } of windows[device])
          await test.step(`${width} × ${height}`, async () => {
            await page.setViewportSize({ width, height });
            const act = items.first().getByRole('button', {
              name: portal.words.say('catalog.toCompare', { name: '' }),
            });
            await expect(list).toBeVisible();
            await expect(bar).toBeVisible();
            await expect(act).toBeVisible();
            const [button, edge] = await Promise.all([act.boundingBox(), bar.boundingBox()]);
            if (!button || !edge) throw new Error('Not all of the page is in sight');
            expect(button.y + button.height).toBeLessThanOrEqual(edge.y);
          });
      });

      if (device === 'mouse')
        test('O1 O2 Order-Check opens with its last step in sight', async ({
          page,
          portal,
          callsOf,
          open,
          spot: { place },
        }) => {
          await approvedCart(await callsOf('manager', language), place, open);
          const { finalize } = portal.check;
          await portal.enter(accounts.manager, formatRoute({ screen: 'check', place }));
          for (const { width, height } of windows.mouse)
            await test.step(`${width} × ${height}`, async () => {
              await page.setViewportSize({ width, height });
              await expect(finalize).toBeVisible();
              const { y, height: high } = (await finalize.boundingBox()) ?? { y: 0, height: Number.NaN };
              expect(y + high).toBeLessThanOrEqual(height);
            });
        });

      test('L1 the points of sale open with the first of them in sight', async ({ page, portal }) => {
        await portal.enter(accounts.buyer, formatRoute({ screen: 'pos', rightEnv: 'preorder' }));
        for (const { width, height } of windows[device])
          await test.step(`${width} × ${height}`, async () => {
            await page.setViewportSize({ width, height });
            const row = portal.pos.list.getByRole('listitem').nth(device === 'mouse' ? 2 : 1);
            await expect(row).toBeVisible();
            const { y, height: high } = (await row.boundingBox()) ?? { y: 0, height: Number.NaN };
            expect(y + high).toBeLessThanOrEqual(height);
          });
      });
    });
