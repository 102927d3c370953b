import { formatRoute } from '@selvedge/core';
import { activeSellingTimes, type SeasonPlace, type Style } from '@selvedge/core/contract';
import type { Portal } from '../pages/Portal.ts';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';
import { type OpenCell, sheetOf, stylesOf } from './showroom.ts';

/** What is in the cart, as the server has it. */
type Stored = () => Promise<Record<string, number>>;

const openSheet = (portal: Portal, place: SeasonPlace, { articleId }: Style) =>
  portal.enter(accounts.buyer, formatRoute({ screen: 'style', place, articleId }));

/** The first style of a place where `rows` × `columns` cells that follow each other can be typed into. */
const withBlock = (styles: readonly Style[], place: SeasonPlace, rows: number, columns: number) => {
  for (const style of styles) {
    const block = sheetOf(style, place)
      .slice(0, rows)
      .map((row) => row.slice(0, columns).filter((cell) => cell !== null));
    const [top] = block;
    if (top && block.length === rows && block.every((row) => row.length === columns)) {
      return { style, block };
    }
  }
  throw new Error(`No style of ${place.subdivision} has ${rows} × ${columns} open cells`);
};

const flat = (block: readonly OpenCell[][], quantities: readonly (readonly number[])[]) =>
  Object.fromEntries(
    block.flatMap((row, at) =>
      row.map(({ articleVariantId }, column) => [articleVariantId, quantities[at]?.[column] ?? 0]),
    ),
  );

test.beforeEach(async ({ context, guard }) => {
  guard.allow(/ERR_FAILED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('M4 a range is filled, copied, pasted as Excel writes it, taken back and done again across storing', async ({
  page,
  portal,
  callsOf,
  spot: { place },
}) => {
  const api = await callsOf('buyer');
  const stored: Stored = () => storedAt(api, place);
  const { style, block } = withBlock(await stylesOf(api, place), place, 2, 3);
  const { matrix } = portal.style(style.name);
  const cells = block.map((row) => row.map((cell) => matrix.cell(cell)));
  const [[first], [below]] = [cells[0] ?? [], cells[1] ?? []];
  if (!first || !below) throw new Error('The block has no cells');
  const shows = async (quantities: readonly (readonly number[])[]) => {
    for (const [at, row] of cells.entries())
      for (const [column, cell] of row.entries())
        await expect(cell).toHaveValue(String(quantities[at]?.[column] || ''));
    await expect
      .poll(async () => ({ ...flat(block, []), ...(await stored()) }))
      .toEqual(flat(block, quantities));
  };
  await openSheet(portal, place, style);
  await first.click();
  await page.keyboard.type('5');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(matrix.message('matrix.range.sum', { cells: 3, pieces: 5 })).toBeVisible();
  await page.keyboard.press('Control+r');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(matrix.message('matrix.range.sum', { cells: 6, pieces: 30 })).toBeVisible();
  const fives = [
    [5, 5, 5],
    [5, 5, 5],
  ];
  await shows(fives);

  await page.keyboard.press('Control+c');
  await expect(matrix.message('matrix.report.copied', { count: 6 })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim().split(/\r?\n/)).toEqual(['5\t5\t5', '5\t5\t5']);

  await page.evaluate(() => navigator.clipboard.writeText('1\t2\t3\r\n4\t0\t6\r\n'));
  await first.click();
  await page.keyboard.press('Control+v');
  await expect(matrix.message('matrix.report.changed', { count: 6 })).toBeAttached();
  const pasted = [
    [1, 2, 3],
    [4, 0, 6],
  ];
  await shows(pasted);
  await expect(matrix.saying('stored')).toBeVisible();

  await page.keyboard.press('Control+z');
  await shows(fives);
  await matrix.redo.click();
  await shows(pasted);
  await matrix.undo.click();
  await shows(fives);
});

test('M4 400 cells are pasted at once: each is stored or named as not fitting', async ({
  page,
  portal,
  callsOf,
  spot: { place },
}) => {
  const side = 20;
  const api = await callsOf('buyer');
  const size = ({ sizes, lengths, colours }: Style) => sizes.length * lengths.length * colours.length;
  const [style] = (await stylesOf(api, place))
    .filter((one) => sheetOf(one, place)[0]?.[0])
    .sort((one, other) => size(other) - size(one));
  if (!style) throw new Error('No style of the season has a first cell that is open');
  const sheet = sheetOf(style, place);
  const block = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => ((row * 7 + column) % 9) + 1),
  );
  const expected = flat(
    sheet.slice(0, side).map((row) => row.filter((cell) => cell !== null)),
    sheet.map((row, at) => row.flatMap((cell, column) => (cell ? [block[at]?.[column] ?? 0] : []))),
  );
  const put = Object.keys(expected).length;
  expect(put).toBeGreaterThan(60);
  const { matrix } = portal.style(style.name);
  await openSheet(portal, place, style);
  const first = matrix.grid.locator('[data-row="0"][data-column="0"]');
  await first.click();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    block.map((row) => `${row.join('\t')}\r\n`).join(''),
  );
  await page.keyboard.press('Control+v');
  await expect(matrix.message('matrix.report.changed', { count: put })).toBeAttached();
  const missed = side * side - put;
  const [before = ''] = portal.words
    .say('matrix.report.missed', { count: missed, reasons: '‹why›' })
    .split('‹why›');
  await expect(page.getByText(before).first()).toBeVisible();
  const stored = () => storedAt(api, place);
  await expect.poll(stored).toEqual(expected);
  await expect(matrix.saying('stored')).toBeVisible();
});

test('M4 a size run goes to another colour, and a quick order sums to its total', async ({
  page,
  portal,
  words,
  callsOf,
  spot: { place },
  open: { style, rows },
}) => {
  const api = await callsOf('buyer');
  const { matrix } = portal.style(style.name);
  await openSheet(portal, place, style);
  const pieces = async () =>
    Object.values(await storedAt(api, place)).reduce((sum, quantity) => sum + quantity, 0);

  await matrix.toQuickOrder.click();
  await matrix.quickOrder
    .getByRole('textbox', { name: words.say('quickOrder.total'), exact: true })
    .fill('37');
  const sum = words.say('quickOrder.preview.sum', { placed: 37, asked: 37 });
  await expect(matrix.quickOrder.getByText(sum)).toBeVisible();
  await matrix.quickOrder
    .getByRole('button', { name: words.say('quickOrder.take', { count: 37 }), exact: true })
    .click();
  await expect(matrix.quickOrder).toBeHidden();
  await expect.poll(pieces).toBe(37);

  const [row, other] = rows;
  for (const [at, cell] of row.entries()) await matrix.cell(cell).fill(String(2 + at));
  await matrix.cell(row[0]).click();
  await page.keyboard.press('Shift+F10');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^(Copy these quantities to (the other|all \d+ other) colours?)/ })
    .click();
  await expect(dialog).toBeHidden();
  for (const [at, cell] of row.entries()) {
    const same = other.find(({ size }) => size === cell.size);
    if (same) await expect(matrix.cell(same)).toHaveValue(String(2 + at));
  }
});

test('M4 more than there is in stock is marked at the cell before anything is sent', async ({
  page,
  portal,
  words,
  callsOf,
  spot: { customer },
}) => {
  const api = await callsOf('buyer');
  const rightEnv = 'postorder';
  const { customerId } = customer;
  const [time] = await api.send(activeSellingTimes, { params: { rightEnv, customerId } });
  if (!time) throw new Error('Nothing can be re-ordered');
  const { season, subdivision, collectionType } = time;
  const place = { rightEnv, customerId, season, subdivision, collectionType } as const;
  const found = (await stylesOf(api, place)).flatMap((style) => {
    const open = new Set(sheetOf(style, place).flatMap((row) => row.map((cell) => cell?.articleVariantId)));
    return style.colours
      .flatMap((colour) => colour.variants)
      .filter(({ articleVariantId }) => open.has(articleVariantId))
      .flatMap(({ articleVariantId, availableQuantity: most }) =>
        most === null || most < 1 || most > 9_000 ? [] : [{ style, articleVariantId, most }],
      )
      .slice(0, 1);
  });
  const [limited] = found;
  if (!limited) throw new Error('Nothing is limited by stock');
  // Nothing gets through: what is said is said by the page alone.
  await page.route(/\/carts\b/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await openSheet(portal, place, limited.style);
  const { matrix } = portal.style(limited.style.name);
  const cell = matrix.grid.locator(`[data-cell="${limited.articleVariantId}"]`);
  await cell.click();
  await page.keyboard.type(String(limited.most));
  await expect(cell).not.toHaveAttribute('data-flagged');
  await cell.fill(String(limited.most + 1));
  await expect(cell).toHaveAttribute('data-flagged', 'true');
  await expect(cell).toHaveAccessibleDescription(
    new RegExp(words.say('rule.stockExceeded', { availableQuantity: limited.most })),
  );
});

test('M4 from sheet to sheet by keys: who types goes on typing in the next style', async ({
  page,
  portal,
  callsOf,
  spot: { place },
}) => {
  const styles = await stylesOf(await callsOf('buyer'), place);
  const open = styles.filter((style) =>
    sheetOf(style, place).some((row) => row.some((cell) => cell !== null)),
  );
  const [first, next] = open.toSorted((one, other) => one.articleNumber.localeCompare(other.articleNumber));
  if (!first || !next) throw new Error(`${place.subdivision} has not two styles to order`);
  const cellsOf = (style: Style) =>
    sheetOf(style, place).flatMap((row) => row.filter((cell) => cell !== null).slice(0, 1));
  const [from] = cellsOf(first);
  const [to] = cellsOf(next);
  if (!from || !to) throw new Error('A sheet has no cell');
  await openSheet(portal, place, first);
  await portal.style(first.name).matrix.cell(from).click();
  await page.keyboard.press('Alt+PageDown');
  await expect(portal.style(next.name).heading).toBeVisible();
  await expect(portal.style(next.name).matrix.cell(to)).toBeFocused();
});
