import type { Language } from '@selvedge/core/contract';
import {
  deliveriesOf,
  type OrderedColour,
  type OrderedStyle,
  orderSums,
  priceRange,
} from '@selvedge/core/order';
import { say } from '../../../language/words.ts';
import { hair, left, muted, PAGE_ROOM, type PdfPage, right } from '../../../pdf/page.ts';
import type { Figures } from '../../document/figures.ts';
import { pictureSize } from './stylePictures.ts';

const column = left + pictureSize.width + 18;
const lengthWidth = 44;
const piecesAt = right - 76;
const sizesWidth = piecesAt - 42 - column - lengthWidth;
const widest = 28;
const narrowest = 21;

const headHeight = 24;
const colourHeight = 17;
const rowHeight = 13;
const gap = 10;

interface BlockDrawing {
  readonly page: PdfPage;
  readonly figures: Figures;
  readonly language: Language;
}

/** Splits sizes into rows: as many side by side as fit, the rest below. */
function bandsOf(sizes: readonly string[]): (readonly string[])[] {
  const most = Math.floor(sizesWidth / narrowest);
  const bands = Math.max(1, Math.ceil(sizes.length / most));
  const each = Math.ceil(sizes.length / bands);
  return Array.from({ length: bands }, (_, band) => sizes.slice(band * each, (band + 1) * each));
}

/** The sizes in which a colour was ordered. */
const sizesIn = ({ sizes }: OrderedStyle, { lines }: OrderedColour): readonly string[] => {
  const ordered = new Set(lines.map(({ size }) => size));
  return sizes.filter((size) => ordered.has(size));
};

const colourRoom = (style: OrderedStyle, colour: OrderedColour): number =>
  colourHeight + bandsOf(sizesIn(style, colour)).length * rowHeight * (1 + colour.lengths.length) + gap;

function drawHead({ page, figures, language }: BlockDrawing, style: OrderedStyle, continued: boolean): void {
  const { y } = page;
  const { pieces, value } = orderSums(style.lines);
  const name = continued
    ? say(language, 'confirmation.continued', { name: style.styleName })
    : style.styleName;
  const start = continued ? left : column;
  page.write(name, start, y, { face: 'display', size: 14, within: 240 });
  const wide = Math.min(240, page.measure(name, { face: 'display', size: 14 }));
  page.write(style.articleNumber, start + wide + 8, y + 5, { size: 8, colour: muted });
  if (!continued) {
    page.write(say(language, 'confirmation.pieces', { count: pieces }), piecesAt, y + 4, {
      face: 'strong',
      at: 'right',
    });
    page.write(figures.money(value), right, y + 4, { face: 'strong', at: 'right' });
  }
  page.y += headHeight;
}

const rangeOf = (figures: Figures, range: { least: number; most: number } | null): string | null => {
  if (range === null) return null;
  const least = figures.money(range.least);
  return range.least === range.most ? least : `${least} – ${figures.money(range.most)}`;
};

function drawColour(
  { page, figures, language }: BlockDrawing,
  { colourName, hex, lines }: OrderedColour,
): void {
  const { y, doc } = page;
  const { pieces, value } = orderSums(lines);
  doc
    .circle(column + 4, y + 6, 4)
    .lineWidth(0.5)
    .fillAndStroke(hex, hair);
  page.write(colourName, column + 14, y, { face: 'strong', size: 8.5, within: 110 });
  const weeks = deliveriesOf(lines).map(figures.week).join(', ');
  const cost = rangeOf(figures, priceRange(lines, 'salesPrice'));
  const retail = rangeOf(figures, priceRange(lines, 'retailPrice'));
  const said = [
    weeks,
    cost && say(language, 'confirmation.costOf', { price: cost }),
    retail && say(language, 'confirmation.retailOf', { price: retail }),
  ].filter((part) => part !== null);
  const from = column + 14 + Math.min(110, page.measure(colourName, { face: 'strong', size: 8.5 })) + 10;
  page.write(said.join('   '), from, y + 0.5, { size: 8, colour: muted, within: piecesAt - 40 - from });
  page.write(figures.count(pieces), piecesAt, y, { size: 8.5, at: 'right' });
  page.write(figures.money(value), right, y, { size: 8.5, at: 'right' });
  page.y += colourHeight;
}

function drawBand(
  drawing: BlockDrawing,
  {
    style,
    colour,
    sizes,
  }: { readonly style: OrderedStyle; readonly colour: OrderedColour; readonly sizes: readonly string[] },
): void {
  const { page, figures, language } = drawing;
  const step = Math.min(widest, sizesWidth / sizes.length);
  const middleOf = (at: number): number => column + lengthWidth + step * (at + 0.5);
  const quantities = new Map<string, number>();
  for (const { articleLength, size, quantity } of colour.lines) {
    const key = `${articleLength}\n${size}`;
    quantities.set(key, (quantities.get(key) ?? 0) + quantity);
  }
  const heading = (): void => {
    if (style.hasLengths)
      page.write(say(language, 'confirmation.length'), column + 14, page.y, { size: 7, colour: muted });
    for (const [at, size] of sizes.entries())
      page.write(size, middleOf(at), page.y, { size: 7.5, colour: muted, at: 'middle', within: step });
    page.doc
      .moveTo(column + 14, page.y + rowHeight - 3)
      .lineTo(column + lengthWidth + step * sizes.length, page.y + rowHeight - 3)
      .lineWidth(0.35)
      .strokeColor(hair)
      .stroke();
    page.y += rowHeight;
  };
  heading();
  for (const length of colour.lengths) {
    if (page.room(rowHeight)) {
      drawHead(drawing, style, true);
      drawColour(drawing, colour);
      heading();
    }
    if (style.hasLengths) page.write(length, column + 14, page.y, { size: 8.5, within: lengthWidth - 16 });
    let inRow = 0;
    for (const [at, size] of sizes.entries()) {
      const quantity = quantities.get(`${length}\n${size}`);
      if (quantity === undefined) continue;
      inRow += quantity;
      page.write(figures.count(quantity), middleOf(at), page.y, { size: 8.5, at: 'middle' });
    }
    if (colour.lengths.length > 1)
      page.write(figures.count(inRow), piecesAt, page.y, { size: 8.5, colour: muted, at: 'right' });
    page.y += rowHeight;
  }
}

/** Draws a style of the order: picture, sums, and for each colour a matrix of lengths and sizes. */
export async function drawStyle(
  drawing: BlockDrawing,
  style: OrderedStyle,
  image: Buffer | null,
  yieldWhenDue: () => Promise<void>,
): Promise<void> {
  const { page } = drawing;
  const content = headHeight + style.colours.reduce((sum, colour) => sum + colourRoom(style, colour), 0);
  const height = Math.max(content, pictureSize.height + gap) + gap;
  if (height <= PAGE_ROOM) page.room(height);
  else page.room(Math.min(PAGE_ROOM, headHeight + colourHeight + 4 * rowHeight + pictureSize.height));
  const start = { page: page.doc.bufferedPageRange().count, y: page.y };
  if (image) page.doc.image(image, left, page.y + 2, { ...pictureSize });
  else
    page.doc
      .rect(left, page.y + 2, pictureSize.width, pictureSize.height)
      .lineWidth(0.5)
      .strokeColor(hair)
      .stroke();
  drawHead(drawing, style, false);
  for (const colour of style.colours) {
    if (page.room(colourHeight + 2 * rowHeight)) drawHead(drawing, style, true);
    drawColour(drawing, colour);
    for (const sizes of bandsOf(sizesIn(style, colour))) {
      if (page.room(2 * rowHeight)) {
        drawHead(drawing, style, true);
        drawColour(drawing, colour);
      }
      drawBand(drawing, { style, colour, sizes });
      await yieldWhenDue();
    }
    page.y += gap;
  }
  if (page.doc.bufferedPageRange().count === start.page)
    page.y = Math.max(page.y, start.y + pictureSize.height + gap + 2);
  page.line(page.y - 2);
  page.y += gap;
}
