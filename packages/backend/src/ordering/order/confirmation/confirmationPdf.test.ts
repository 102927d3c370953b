import type { OrderLine } from '@selvedge/core/contract';
import { orderSums } from '@selvedge/core/order';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it, vi } from 'vitest';
import { ownBrand } from '../../../configuration/brand/testing/ownBrand.ts';
import { createFileCache } from '../../document/fileCache.ts';
import { confirmationPdf } from './confirmationPdf.ts';
import type { ConfirmationSheet } from './sheet.ts';
import type { StylePictureOf } from './stylePictures.ts';

const sizes = ['28', '29', '30', '31', '32', '33', '34', '36', '38', '40'];

function linesOf(styles: number, colours: number, lengths: readonly string[]): OrderLine[] {
  return Array.from({ length: styles }, (_, style) =>
    Array.from({ length: colours }, (_each, colour) =>
      lengths.flatMap((articleLength, row) =>
        sizes.map((size, column) => ({
          articleId: `A${style}`,
          articleNumber: `13.${String(style).padStart(5, '0')}`,
          styleName: `Jeans ${style}`,
          articleColorId: `A${style}-${colour}`,
          colourName: `Indigo ${colour}`,
          hex: '#1f2a44',
          articleVariantId: `A${style}-${colour}-${articleLength}-${size}`,
          ean: '4006381333931',
          articleLength,
          size,
          quantity: 1 + ((style + colour + row + column) % 9),
          salesPrice: 4990,
          retailPrice: 11_990,
          deliveryFrom: Date.UTC(2027, 1, 1),
        })),
      ),
    ).flat(),
  ).flat();
}

function sheetOf(lines: OrderLine[], note = ''): ConfirmationSheet {
  const { pieces, value, retailValue } = orderSums(lines);
  return {
    language: 'en',
    timeZone: 'Europe/Berlin',
    address: ['Marktstraße 12', '80331 München', 'Germany'],
    season: 'Spring/Summer 2027 (SS27)',
    range: 'Men · Main collection',
    order: {
      orderId: 'o-1',
      orderNumber: '4500017',
      cartId: 'c-1',
      rightEnv: 'preorder',
      customerId: 'C1',
      customerNumber: '104203',
      customerName: 'Modehaus Lindner',
      season: 'SS27',
      subdivision: '13-0',
      collectionType: 'main',
      currency: 'EUR',
      pieces,
      value,
      retailValue,
      approvedBy: 'Clara Lindner',
      approvedAt: Date.UTC(2026, 9, 1, 9),
      finalizedBy: 'Henrik Vogt',
      finalizedAt: Date.UTC(2026, 9, 2, 10),
      note,
      lines,
    },
  };
}

async function read(file: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(pdf, { mergePages: false });
  return { pages: text, totalPages, whole: text.join('\n').replace(/\s+/g, ' ') };
}

const euros = (minor: number): string => (minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });

/** Somebody waits for it to the end. */
const pdfOf = (sheet: ConfirmationSheet, pictureOf: StylePictureOf) =>
  confirmationPdf(ownBrand, sheet, pictureOf, new AbortController().signal);

it('O4 500 styles in 20,000 lines are made in slices that keep nobody waiting, and read back right', async () => {
  const lines = linesOf(500, 2, ['30', '32']);
  const sheet = sheetOf(lines);
  const jpeg = await sharp({ create: { width: 178, height: 252, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  // A quick machine makes more in the time of a slice, so the clock goes by what is asked of it.
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 4;
    return clock;
  });
  let turns = 0;
  let working = true;
  const turn = (): void => {
    turns += 1;
    if (working) setImmediate(turn);
  };
  setImmediate(turn);
  const file = await pdfOf(sheet, async () => jpeg);
  working = false;
  now.mockRestore();
  // Between styles others come to their turn: far more often than once in ten styles.
  expect(turns).toBeGreaterThan(50);
  const { pages, totalPages, whole } = await read(file);
  expect(totalPages).toBeGreaterThan(80);
  expect(pages.every((page, at) => page.includes(`Page ${at + 1} of ${totalPages}`))).toBe(true);
  for (const style of [0, 123, 499]) {
    const own = lines.filter(({ articleId }) => articleId === `A${style}`);
    expect(whole).toContain(`Jeans ${style} 13.${String(style).padStart(5, '0')}`);
    expect(whole).toContain(`${orderSums(own).pieces} pieces €${euros(orderSums(own).value)}`);
  }
  expect(whole).toContain(`€${euros(sheet.order.value)}`);
  // Each cell once: the quantities in rows of the matrices add up to the order.
  const rows = [...whole.matchAll(/(?:^| )3[02] ((?:[1-9] ){10})/g)];
  const summed = rows.flatMap(([, cells = '']) => cells.trim().split(' ').map(Number));
  expect(summed.reduce((sum, quantity) => sum + quantity, 0)).toBe(sheet.order.pieces);
}, 120_000);

it('O4 a colour larger than a page goes on, and each page says of which style', async () => {
  const lengths = Array.from({ length: 90 }, (_, at) => String(100 + at));
  const lines = linesOf(1, 1, lengths);
  const { pages, whole } = await read(await pdfOf(sheetOf(lines), async () => null));
  expect(pages.length).toBeGreaterThan(2);
  for (const length of lengths) expect(whole).toMatch(new RegExp(` ${length} (?:[1-9] ){10}`));
  expect(pages.slice(1, -1).every((page) => page.includes('Jeans 0 (continued)'))).toBe(true);
});

it('O4 a long note, in lines, is whole; what has no shape in a font breaks nothing', async () => {
  const note = `${Array.from({ length: 120 }, (_, at) => `Zeile ${at}: Ärmel\u0301 prüfen`).join('\n')}\n\u0000\u200b日本 😀`;
  const { whole } = await read(await pdfOf(sheetOf(linesOf(1, 1, ['30']), note), async () => null));
  expect(whole).toContain('Zeile 0: ');
  expect(whole).toContain('Zeile 119: ');
});

it.each([
  ['Μόδα Παπαδόπουλος', 'Μόδα Παπαδόπουλος', false],
  ['Дім моди Їжакевич', 'Дім моди Їжакевич', false],
  ['Dom Mody Żółć Łódź', 'Dom Mody Żółć Łódź', false],
  ['东方时装 Berlin', '[?] Berlin', true],
] as const)(
  'O4 a customer called %s is named in letters that the fonts have',
  async (customerName, named, result) => {
    const sheet = sheetOf(linesOf(1, 1, ['30']));
    const order = { ...sheet.order, customerName };
    const { whole } = await read(await pdfOf({ ...sheet, order }, async () => null));
    expect(whole).toContain(named);
    expect(whole.includes('stands for characters that the fonts')).toBe(result);
  },
);

it('O4 times are those of the house, and say so', async () => {
  const sheet = sheetOf(linesOf(1, 1, ['30']));
  const berlin = await read(await pdfOf(sheet, async () => null));
  expect(berlin.whole).toContain('2 October 2026 at 12:00 CEST');
  const german = await read(await pdfOf({ ...sheet, language: 'de' }, async () => null));
  expect(german.whole).toContain('2. Oktober 2026 um 12:00 MESZ');
  const there = await read(await pdfOf({ ...sheet, timeZone: 'America/New_York' }, async () => null));
  expect(there.whole).toMatch(/2 October 2026 at 06:00 (GMT-4|EDT)/);
});

it('O4 a document that nobody waits for any more is ended between its styles', async () => {
  const leaving = new AbortController();
  const asked: string[] = [];
  const sheet = sheetOf(linesOf(200, 2, ['30', '32']));
  const file = confirmationPdf(
    ownBrand,
    sheet,
    async (articleId) => {
      asked.push(articleId);
      if (asked.length === 10) leaving.abort(new Error('everybody left'));
      if (leaving.signal.aborted) throw new Error('no picture for nobody');
      return null;
    },
    leaving.signal,
  );
  await expect(file).rejects.toThrow('everybody left');
  expect(asked.length).toBeLessThan(12);
});

it('O4 HZ50: one file is made at a time, once for all who ask, and again when it could not be made', async () => {
  const shelf = createFileCache<string>(10);
  const caller = { who: 'one', left: new AbortController().signal };
  let making = 0;
  let most = 0;
  let made = 0;
  const make = async () => {
    making += 1;
    most = Math.max(most, making);
    await new Promise((resolve) => setTimeout(resolve, 5));
    making -= 1;
    made += 1;
    return { file: Buffer.alloc(6), isWhole: true };
  };
  const take = (said: string, how: () => Promise<{ file: Buffer; isWhole: boolean }> = make) =>
    shelf.take(caller, async () => said, how).then(({ file }) => file);
  await Promise.all([take('b'), take('b'), take('a')]);
  expect([made, most]).toEqual([2, 1]);
  await take('a');
  expect(made).toBe(2);
  await take('b');
  expect(made).toBe(3);
  await expect(take('c', () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
  expect(await take('c')).toHaveLength(6);
});
