import type { Language } from '@selvedge/core/contract';
import {
  deliveriesOf,
  type OrderedColour,
  type OrderedStyle,
  orderSums,
  priceRange,
} from '@selvedge/core/order';
import { say } from '../../server/words.ts';
import type { Figures } from '../document/figures.ts';
import { hair, left, muted, PAGE_ROOM, type Paper, right } from '../document/paper.ts';
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

interface Hand {
  readonly paper: Paper;
  readonly figures: Figures;
  readonly language: Language;
}

/** Sizes side by side as many as fit, further ones beneath. */
function bandsOf(sizes: readonly string[]): (readonly string[])[] {
  const most = Math.floor(sizesWidth / narrowest);
  const bands = Math.max(1, Math.ceil(sizes.length / most));
  const each = Math.ceil(sizes.length / bands);
  return Array.from({ length: bands }, (_, band) => sizes.slice(band * each, (band + 1) * each));
}

/** The sizes and lengths that a colour is ordered in. */
const sizesIn = ({ sizes }: OrderedStyle, { lines }: OrderedColour): readonly string[] => {
  const ordered = new Set(lines.map(({ size }) => size));
  return sizes.filter((size) => ordered.has(size));
};

const colourRoom = (style: OrderedStyle, colour: OrderedColour): number =>
  colourHeight + bandsOf(sizesIn(style, colour)).length * rowHeight * (1 + colour.lengths.length) + gap;

function drawHead({ paper, figures, language }: Hand, style: OrderedStyle, continued: boolean): void {
  const { y } = paper;
  const { pieces, value } = orderSums(style.lines);
  const name = continued
    ? say(language, 'confirmation.continued', { name: style.styleName })
    : style.styleName;
  const start = continued ? left : column;
  paper.write(name, start, y, { face: 'display', size: 14, within: 240 });
  const wide = Math.min(240, paper.measure(name, { face: 'display', size: 14 }));
  paper.write(style.articleNumber, start + wide + 8, y + 5, { size: 8, colour: muted });
  if (!continued) {
    paper.write(say(language, 'confirmation.pieces', { count: pieces }), piecesAt, y + 4, {
      face: 'strong',
      at: 'right',
    });
    paper.write(figures.money(value), right, y + 4, { face: 'strong', at: 'right' });
  }
  paper.y += headHeight;
}

const rangeOf = (figures: Figures, range: { least: number; most: number } | null): string | null => {
  if (range === null) return null;
  const least = figures.money(range.least);
  return range.least === range.most ? least : `${least} – ${figures.money(range.most)}`;
};

function drawColour({ paper, figures, language }: Hand, { colourName, hex, lines }: OrderedColour): void {
  const { y, doc } = paper;
  const { pieces, value } = orderSums(lines);
  doc
    .circle(column + 4, y + 6, 4)
    .lineWidth(0.5)
    .fillAndStroke(hex, hair);
  paper.write(colourName, column + 14, y, { face: 'strong', size: 8.5, within: 110 });
  const weeks = deliveriesOf(lines).map(figures.week).join(', ');
  const cost = rangeOf(figures, priceRange(lines, 'salesPrice'));
  const retail = rangeOf(figures, priceRange(lines, 'retailPrice'));
  const said = [
    weeks,
    cost && say(language, 'confirmation.costOf', { price: cost }),
    retail && say(language, 'confirmation.retailOf', { price: retail }),
  ].filter((part) => part !== null);
  const from = column + 14 + Math.min(110, paper.measure(colourName, { face: 'strong', size: 8.5 })) + 10;
  paper.write(said.join('   '), from, y + 0.5, { size: 8, colour: muted, within: piecesAt - 40 - from });
  paper.write(figures.count(pieces), piecesAt, y, { size: 8.5, at: 'right' });
  paper.write(figures.money(value), right, y, { size: 8.5, at: 'right' });
  paper.y += colourHeight;
}

function drawBand(
  hand: Hand,
  {
    style,
    colour,
    sizes,
  }: { readonly style: OrderedStyle; readonly colour: OrderedColour; readonly sizes: readonly string[] },
): void {
  const { paper, figures, language } = hand;
  const step = Math.min(widest, sizesWidth / sizes.length);
  const middleOf = (at: number): number => column + lengthWidth + step * (at + 0.5);
  const quantities = new Map<string, number>();
  for (const { articleLength, size, quantity } of colour.lines) {
    const key = `${articleLength}\n${size}`;
    quantities.set(key, (quantities.get(key) ?? 0) + quantity);
  }
  const heading = (): void => {
    paper.write(say(language, 'confirmation.length'), column + 14, paper.y, { size: 7, colour: muted });
    for (const [at, size] of sizes.entries())
      paper.write(size, middleOf(at), paper.y, { size: 7.5, colour: muted, at: 'middle', within: step });
    paper.doc
      .moveTo(column + 14, paper.y + rowHeight - 3)
      .lineTo(column + lengthWidth + step * sizes.length, paper.y + rowHeight - 3)
      .lineWidth(0.35)
      .strokeColor(hair)
      .stroke();
    paper.y += rowHeight;
  };
  heading();
  for (const length of colour.lengths) {
    if (paper.room(rowHeight)) {
      drawHead(hand, style, true);
      drawColour(hand, colour);
      heading();
    }
    paper.write(length, column + 14, paper.y, { size: 8.5, within: lengthWidth - 16 });
    let inRow = 0;
    for (const [at, size] of sizes.entries()) {
      const quantity = quantities.get(`${length}\n${size}`);
      if (quantity === undefined) continue;
      inRow += quantity;
      paper.write(figures.count(quantity), middleOf(at), paper.y, { size: 8.5, at: 'middle' });
    }
    if (colour.lengths.length > 1)
      paper.write(figures.count(inRow), piecesAt, paper.y, { size: 8.5, colour: muted, at: 'right' });
    paper.y += rowHeight;
  }
}

/** A style of the order: picture, sums, and for each colour a matrix of lengths and sizes. */
export async function drawStyle(
  hand: Hand,
  style: OrderedStyle,
  image: Buffer | null,
  breath: () => Promise<void>,
): Promise<void> {
  const { paper } = hand;
  const content = headHeight + style.colours.reduce((sum, colour) => sum + colourRoom(style, colour), 0);
  const height = Math.max(content, pictureSize.height + gap) + gap;
  if (height <= PAGE_ROOM) paper.room(height);
  else paper.room(Math.min(PAGE_ROOM, headHeight + colourHeight + 4 * rowHeight + pictureSize.height));
  const start = { page: paper.doc.bufferedPageRange().count, y: paper.y };
  if (image) paper.doc.image(image, left, paper.y + 2, { ...pictureSize });
  else
    paper.doc
      .rect(left, paper.y + 2, pictureSize.width, pictureSize.height)
      .lineWidth(0.5)
      .strokeColor(hair)
      .stroke();
  drawHead(hand, style, false);
  for (const colour of style.colours) {
    if (paper.room(colourHeight + 2 * rowHeight)) drawHead(hand, style, true);
    drawColour(hand, colour);
    for (const sizes of bandsOf(sizesIn(style, colour))) {
      if (paper.room(2 * rowHeight)) {
        drawHead(hand, style, true);
        drawColour(hand, colour);
      }
      drawBand(hand, { style, colour, sizes });
      await breath();
    }
    paper.y += gap;
  }
  if (paper.doc.bufferedPageRange().count === start.page)
    paper.y = Math.max(paper.y, start.y + pictureSize.height + gap + 2);
  paper.line(paper.y - 2);
  paper.y += gap;
}
