import { readFile } from 'node:fs/promises';
import { type Api, formatRoute } from '@selvedge/core';
import { changeLines, openCart, type SeasonPlace } from '@selvedge/core/contract';
import { EntryPage } from '../pages/EntryPage.ts';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';
import { sheetOf, stylesOf } from './showroom.ts';

/** EANs of a place that any quantity of some dozens can be ordered of, with their variants. */
const orderable = async (api: Api, place: SeasonPlace): Promise<{ ean: string; id: string }[]> =>
  (await stylesOf(api, place)).flatMap((style) => {
    const open = new Set(sheetOf(style, place).flatMap((row) => row.map((cell) => cell?.articleVariantId)));
    return style.colours
      .filter(({ lengthLimits }) => lengthLimits.length === 0)
      .flatMap(({ variants }) => variants)
      .filter(({ articleVariantId }) => open.has(articleVariantId))
      .filter(({ availableQuantity: stock, permittedQuantity: most }) =>
        [stock, most].every((limit) => limit === null || limit >= 100),
      )
      .map(({ ean, articleVariantId }) => ({ ean, id: articleVariantId }));
  });

test('N6 a pasted list: each row has its verdict, is corrected in place, and what is told is taken', async ({
  page,
  portal,
  words,
  callsOf,
  spot: { place },
  open: { style, rows },
}) => {
  const api = await callsOf('buyer');
  const entry = new EntryPage(page, words);
  const variants = style.colours.flatMap((colour) => colour.variants);
  const eanOf = (id: string) => variants.find(({ articleVariantId }) => articleVariantId === id)?.ean ?? '';
  const [good, invalid, unknown] = rows[0];
  if (!invalid || !unknown) throw new Error('The row is too short');
  await portal.enter(accounts.buyer, formatRoute({ screen: 'entry', place }));
  await entry.list.fill(
    [
      `${eanOf(good.articleVariantId)};4`,
      `${eanOf(invalid.articleVariantId)};3.5`,
      '4069800000019999;2',
      `${style.articleNumber};6`,
    ].join('\n'),
  );
  await entry.read.click();
  await expect(entry.line(1)).toHaveAttribute('data-verdict', 'ready');
  await expect(entry.line(2)).toHaveAttribute('data-verdict', 'quantity');
  await expect(entry.line(3)).toHaveAttribute('data-verdict', /unknown|damaged/);
  await expect(entry.line(4)).toHaveAttribute('data-verdict', 'ambiguous');
  await expect(entry.shownAll(4)).toBeVisible();
  await expect(entry.problems(3)).toBeVisible();

  await test.step('two are fixed, one is left', async () => {
    const quantity = entry
      .line(2)
      .getByRole('textbox', { name: words.say('entry.column.quantity'), exact: true });
    await quantity.fill('3');
    await quantity.press('Enter');
    await expect(entry.line(2)).toHaveAttribute('data-verdict', 'ready');
    const ean = entry.line(3).getByRole('textbox').first();
    await ean.fill(eanOf(unknown.articleVariantId));
    await ean.press('Enter');
    await expect(entry.line(3)).toHaveAttribute('data-verdict', 'ready');
  });
  await entry.take(3).click();
  await expect(entry.done(3, 3)).toBeVisible();
  await expect(page.getByText(words.say('entry.done.refused', { refused: 1 }))).toBeVisible();
  await expect
    .poll(() => storedAt(api, place))
    .toEqual({
      [good.articleVariantId]: 4,
      [invalid.articleVariantId]: 3,
      [unknown.articleVariantId]: 2,
    });
  await expect(entry.stored).toBeVisible();
});

test('N6 5,000 rows of a file: none is dropped silently', async ({
  page,
  portal,
  words,
  callsOf,
  takeSpot,
}) => {
  test.setTimeout(180_000);
  const { place } = takeSpot();
  const api = await callsOf('buyer');
  const known = (await orderable(api, place)).slice(0, 2_000);
  const all = 5_000;
  const bad = 100;
  const wanted: Record<string, number> = {};
  const lines = ['EAN;Quantity'];
  for (let at = 0; at < all; at += 1) {
    const article = known[at % known.length];
    if (at % (all / bad) === 0) lines.push(`40698${String(at).padStart(8, '0')}x;1`);
    else if (article) {
      lines.push(`${article.ean};2`);
      wanted[article.id] = (wanted[article.id] ?? 0) + 2;
    }
  }
  const entry = new EntryPage(page, words);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'entry', place }));
  await expect(entry.list).toBeVisible();
  await entry.file.setInputFiles({
    name: 'season.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
  });
  await expect(entry.shownAll(all)).toBeVisible({ timeout: 60_000 });
  await expect(entry.problems(bad)).toBeVisible();
  await entry.take(all - bad).click();
  await expect(entry.done(all - bad, Object.keys(wanted).length)).toBeVisible();
  await expect(page.getByText(words.say('entry.done.refused', { refused: bad }))).toBeVisible();
  await expect(entry.stored).toBeVisible({ timeout: 60_000 });
  expect(await storedAt(api, place)).toEqual(wanted);
});

for (const form of ['xlsx', 'csv'] as const) {
  test(`N6 the cart as ${form} comes in again with the same quantities, and holds no formula`, async ({
    page,
    portal,
    words,
    callsOf,
    takeSpot,
  }) => {
    const { place } = takeSpot();
    const api = await callsOf('buyer');
    const some = (await orderable(api, place)).slice(0, 120);
    const { rightEnv, ...body } = place;
    const { head } = await api.send(openCart, { params: { rightEnv }, body });
    const change = (version: number, quantityOf: (at: number) => number, wasOf: (at: number) => number) =>
      api.send(changeLines, {
        params: { rightEnv, cartId: head.cartId },
        body: {
          version,
          changes: some.map(({ id }, at) => ({
            articleVariantId: id,
            quantity: quantityOf(at),
            was: wasOf(at),
          })),
        },
      });
    const first = await change(
      head.version,
      (at) => (at % 9) + 1,
      () => 0,
    );
    const before = await storedAt(api, place);
    expect(Object.keys(before)).toHaveLength(some.length);

    const entry = new EntryPage(page, words);
    await portal.enter(accounts.buyer, formatRoute({ screen: 'entry', place }));
    const coming = page.waitForEvent('download');
    await entry.download('cart', form).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${form}$`));
    const bytes = await readFile(await file.path());
    if (form === 'csv') {
      for (const line of bytes.toString('utf8').split(/\r?\n/))
        for (const cell of line.split(',')) expect(cell.replace(/^\ufeff?"?/, '')).not.toMatch(/^[=+@\t-]/);
    }
    await change(
      first.head.version,
      () => 99,
      (at) => (at % 9) + 1,
    );
    await page.reload();
    await expect(entry.list).toBeVisible();
    await entry.file.setInputFiles({ name: file.suggestedFilename(), mimeType: '', buffer: bytes });
    await expect(entry.shownAll(some.length)).toBeVisible();
    await entry.replaces.check();
    await entry.take(some.length).click();
    await expect(entry.stored).toBeVisible();
    await expect.poll(() => storedAt(api, place)).toEqual(before);
  });
}

test('M4 uneven rows are read one by one, and what is pasted meanwhile is asked about', async ({
  page,
  portal,
  words,
  spot: { place },
  open: { style, rows },
}) => {
  const entry = new EntryPage(page, words);
  const variants = style.colours.flatMap((colour) => colour.variants);
  const [first, second, third] = rows[0].map(
    ({ articleVariantId }) => variants.find((one) => one.articleVariantId === articleVariantId)?.ean ?? '',
  );
  await portal.enter(accounts.buyer, formatRoute({ screen: 'entry', place }));
  await entry.list.fill(`${first}\t2\n${second};3\nplease hurry up\n${third}   10.000`);
  await entry.read.click();
  await expect(entry.line(1)).toHaveAttribute('data-verdict', 'ready');
  await expect(entry.line(2)).toHaveAttribute('data-verdict', 'ready');
  await expect(entry.line(3)).toHaveAttribute('data-verdict', 'unknown');
  await expect(entry.line(4)).toHaveAttribute('data-verdict', 'quantity');
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, `${third};1`);
  await page.getByRole('button', { name: words.say('entry.given.add') }).click();
  await expect(entry.line(5)).toHaveAttribute('data-verdict', 'ready');
  await expect(entry.shownAll(5)).toBeVisible();
});
