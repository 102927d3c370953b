import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import type { Style } from '@selvedge/core/contract';
import { openContext, openPortal, throttle } from '../harness/browser.ts';
import { inputToPaint, repeated, rest } from '../harness/interaction.ts';
import { orderable, readSome } from '../harness/season.ts';
import type { Fixture } from './fixture.ts';

const most = 400;
const looked = 100;

/** A block of digits; each of them, and so every total, is another one than the time before. */
const blockOf = (rows: number, columns: number, nth: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => 1 + ((row + column) % 5) + (nth % 3)).join('\t'),
  ).join('\r\n');

async function paste(page: Page, text: string, answers: readonly string[]): Promise<number | null> {
  const first = page.locator('[data-cell]').first();
  await first.focus();
  await rest(page, 1800);
  return inputToPaint(page, { answers, by: 'paste' }, () =>
    first.evaluate((cell, block) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', block);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text),
  );
}

/** A block over the whole of the largest style, and as many cells into plain DOM. */
export async function measurePaste({ browser, portal, floors, api, places, runs }: Fixture) {
  const place = places.empty;
  const cellsOf = (style: Style) => orderable(style, place).length;
  const styles = await readSome(
    api,
    place,
    (some) => some.length >= looked || some.some((one) => cellsOf(one) >= most),
  );
  const [style] = styles.toSorted((one, other) => cellsOf(other) - cellsOf(one));
  if (!style) throw new Error('The season has no styles');

  const context = await openContext(browser);
  const page = await openPortal(context, portal.url);
  await page.goto(portal.url + formatRoute({ screen: 'style', place, articleId: style.articleId }));
  await page.locator('[data-cell]').first().waitFor();
  await rest(page, 2000);
  await throttle(page);
  const rows = await page.locator('main table tbody tr').count();
  const columns = style.sizes.length;
  const total = ['main table tfoot tr td:last-child'];
  const portalPaste = await repeated(runs, (nth) => paste(page, blockOf(rows, columns, nth), total));
  const cells = await page.locator('[data-cell]').count();
  await context.close();

  const other = await openContext(browser);
  const plain = await other.newPage();
  const height = Math.ceil(cells / 8);
  await plain.goto(`${floors.url}/plain-matrix/index.html?styles=1&colours=${height}`);
  await throttle(plain);
  const plainPaste = await repeated(runs, (nth) => paste(plain, blockOf(height, 8, nth), ['#total']));
  await other.close();
  return { portalPaste, plainPaste, cells };
}
