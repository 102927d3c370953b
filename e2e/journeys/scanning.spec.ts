import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRoute } from '@selvedge/core';
import { scanByScanner } from '../pages/handScanner.ts';
import { filmBarcode } from '../stack/barcodeFilm.ts';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';
import { type OpenStyle, openSpots } from './showroom.ts';

/** What the camera shows; the film is written before the camera is asked for. */
const film = join(tmpdir(), `selvedge-camera-${process.pid}.y4m`);
const anyCode = '4006381333931';
const anotherCode = '96385074';
filmBarcode(film, anyCode);

// One portal and browser of this file's own, started once.
test.describe.configure({ mode: 'default' });
test.use({
  permissions: ['camera', 'clipboard-read', 'clipboard-write'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    }),
});
test.afterAll(() => rmSync(film, { force: true }));

const eanOf = ({ style }: OpenStyle, articleVariantId: string): string => {
  const variants = style.colours.flatMap((colour) => colour.variants);
  const variant = variants.find((one) => one.articleVariantId === articleVariantId);
  if (!variant) throw new Error(`No variant ${articleVariantId}`);
  return variant.ean;
};

test('M5 M1 articles are scanned by hand scanner and by camera, and nothing scanned is lost', async ({
  page,
  portal,
  words,
  spot: { place },
  open,
  callsOf,
  context,
  guard,
}) => {
  test.setTimeout(180_000);
  const [row, other] = open.rows;
  const cell = row[0];
  const ean = eanOf(open, cell.articleVariantId);
  const filmed = eanOf(open, other[1]?.articleVariantId ?? '');
  filmBarcode(film, filmed);
  const say = (id: string, values?: Record<string, string | number>) => words.say(id, values);
  const screen = portal.style(open.style.name);
  const sheet = page.getByRole('dialog', { name: say('scan.title') });
  const rows = sheet.getByRole('region', { name: say('scan.list') }).getByRole('listitem');
  const api = await callsOf('buyer');
  const inCart = () => storedAt(api, place);

  await test.step('a scan in the list opens the style, its current cell', async () => {
    await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
    await expect(portal.styles.list).toBeVisible();
    await scanByScanner(page, ean);
    await expect(screen.heading).toBeVisible();
    await expect(screen.matrix.cell(cell)).toBeFocused();
    await expect(screen.matrix.cell(cell)).toHaveValue('');
  });

  await test.step('each scan adds a piece, also from within a cell, and leaves the cell its own', async () => {
    await page.getByRole('button', { name: say('scan.open', { count: 1 }) }).click();
    await sheet.getByRole('radio', { name: say('scan.mode.add') }).check();
    await sheet.getByRole('button', { name: say('ui.action.close') }).click();
    const second = screen.matrix.cell(row[1] ?? cell);
    await second.focus();
    await page.keyboard.type('7');
    for (let count = 0; count < 3; count += 1) await scanByScanner(page, ean);
    await expect(screen.matrix.cell(cell)).toHaveValue('3');
    await expect(second).toHaveValue('7');
    await expect.poll(inCart).toEqual({
      [cell.articleVariantId]: 3,
      [row[1]?.articleVariantId ?? '']: 7,
    });
  });

  await test.step('unknown and misread codes are listed, and what waits for the network comes by itself', async () => {
    await scanByScanner(page, anyCode);
    await expect(page.getByRole('status').filter({ hasText: say('scan.state.unknown') })).toBeVisible();
    await scanByScanner(page, '4006381333932');
    await context.setOffline(true);
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await scanByScanner(page, eanOf(open, row[2]?.articleVariantId ?? ''));
    await scanByScanner(page, anotherCode);
    await page.getByRole('button', { name: /\(\d+\)$/ }).click();
    await expect(sheet.getByText(say('scan.stalled', { kind: 'network' }))).toBeVisible();
    await expect(rows).toHaveCount(8);
    await context.setOffline(false);
    await expect(sheet.getByText(say('scan.stalled', { kind: 'network' }))).toBeHidden();
    await expect(rows.filter({ hasText: say('scan.state.unknown') })).toHaveCount(2);
    await expect(rows.filter({ hasText: say('scan.wrong.checkDigit') })).toHaveCount(1);
    await expect.poll(async () => (await inCart())[row[2]?.articleVariantId ?? '']).toBe(1);
  });

  await test.step('the camera reads a label, once', async () => {
    await sheet.getByRole('button', { name: say('scan.byCamera') }).click();
    const camera = page.getByRole('dialog', { name: say('scan.camera.title') });
    await expect(camera.getByText(/1 piece in the cart/)).toBeVisible();
    await page.waitForTimeout(1500);
    await camera.getByRole('button', { name: say('scan.camera.list') }).click();
    await expect(rows).toHaveCount(9);
    await expect(rows.first()).toContainText(filmed);
    await expect.poll(async () => (await inCart())[other[1]?.articleVariantId ?? '']).toBe(1);
  });

  await test.step('the list is there after a reload, and the switch shows the styles scanned', async () => {
    await page.goto(formatRoute({ screen: 'styles', place, search: '?only=scanned' }));
    await expect(portal.styles.list.getByRole('listitem')).toHaveCount(1);
    await expect(portal.styles.style(open.style.name)).toBeVisible();
    await page.getByRole('button', { name: say('scan.open', { count: 9 }) }).click();
    await expect(rows).toHaveCount(9);
    await expect.poll(inCart).toMatchObject({ [cell.articleVariantId]: 3 });
  });
});

test('M5 without the right, nothing listens and the button says why', async ({
  page,
  portal,
  words,
  callsOf,
}) => {
  // Of the viewer's own customers: nothing is changed here.
  const [spot] = await openSpots(await callsOf('viewer'));
  if (!spot) throw new Error('The viewer sees no season');
  const { place } = spot;
  await portal.enter(accounts.viewer, formatRoute({ screen: 'styles', place }));
  const button = page.getByRole('button', { name: words.say('scan.open', { count: 0 }) });
  await button.focus();
  await expect(
    page.getByText(words.say('whyNot.holdsScan', { scan: words.say('ordering.right.scan') })),
  ).toBeVisible();
});
