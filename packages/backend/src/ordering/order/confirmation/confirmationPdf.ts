import { deliveriesOf, orderSums, stylesOf } from '@selvedge/core/order';
import type { Brand } from '../../../configuration/brand/brand.ts';
import { say } from '../../../language/words.ts';
import { createPdfPage, left, muted, type PdfPage, right } from '../../../pdf/page.ts';
import { createTimeSlice } from '../../../work/timeSlice.ts';
import { type Figures, figuresIn } from '../../document/figures.ts';
import { detailFacts, invoiceFacts } from './detailFacts.ts';
import type { ConfirmationSheet } from './sheet.ts';
import { drawStyle } from './styleBlock.ts';
import type { StylePictureOf } from './stylePictures.ts';

export const titleOf = ({ language, order }: Pick<ConfirmationSheet, 'language' | 'order'>): string =>
  say(language, 'confirmation.title', { number: order.orderNumber });

/** Only plain letters, since some systems change others in file names. */
export const fileNameOf = ({ language, order }: Pick<ConfirmationSheet, 'language' | 'order'>): string =>
  `${say(language, 'confirmation.fileName')}-${order.orderNumber.replace(/[^\w-]/g, '')}.pdf`;

const columns = [left, left + 172, left + 344] as const;

function drawFact(page: PdfPage, at: number, y: number, [label, ...lines]: readonly string[]): number {
  const x = columns[at] ?? left;
  page.write(label ?? '', x, y, { size: 7.5, colour: muted });
  for (const [index, line] of lines.entries())
    page.write(line, x, y + 12 + index * 13, { size: 9, within: 160 });
  return y + 12 + lines.length * 13;
}

function drawFacts(page: PdfPage, sheet: ConfirmationSheet, figures: Figures): void {
  const { language, order, address, season, range } = sheet;
  const word = (id: string): string => say(language, id);
  const approved =
    order.approvedBy === null
      ? [word('confirmation.notApproved')]
      : [order.approvedBy, ...(order.approvedAt === null ? [] : [figures.moment(order.approvedAt)])];
  const rows = [
    [
      [word('confirmation.customer'), order.customerName, ...address],
      [word('confirmation.season'), season, range],
      [word('confirmation.customerNumber'), order.customerNumber],
    ],
    [
      [word('confirmation.finalizedBy'), order.finalizedBy, figures.moment(order.finalizedAt)],
      [word('confirmation.approvedBy'), ...approved],
      [word('confirmation.delivery'), ...deliverySpan(order.lines, figures)],
    ],
    detailFacts(sheet, figures),
    invoiceFacts(sheet),
  ];
  for (const row of rows.filter(({ length }) => length > 0)) {
    const ends = row.map((fact, at) => drawFact(page, at, page.y, fact));
    page.y = Math.max(...ends) + 14;
  }
}

function deliverySpan(lines: ConfirmationSheet['order']['lines'], figures: Figures): string[] {
  const weeks = deliveriesOf(lines).map(figures.week);
  const [first] = weeks;
  const last = weeks.at(-1);
  if (first === undefined || last === undefined) return ['–'];
  return [first === last ? first : `${first} – ${last}`];
}

function drawTotals(page: PdfPage, { language, order }: ConfirmationSheet, figures: Figures): void {
  const sums = orderSums(order.lines);
  const { styles, options, pieces } = sums;
  page.write(say(language, 'order.totals', { styles, options, pieces }), left, page.y, {
    face: 'strong',
    size: 10,
  });
  page.y += 20;
  page.line(page.y);
  const word = (id: string): string => say(language, id);
  const totals: readonly (readonly [string, string, string?])[] = [
    [word('confirmation.sums.pieces'), figures.count(order.pieces)],
    [word('confirmation.sums.cost'), figures.money(order.value)],
    [word('confirmation.sums.retail'), figures.money(order.retailValue)],
    [figures.marginName(sums), figures.share(sums.margin), figures.markUp(sums)],
  ];
  for (const [at, [name, figure, beside]] of totals.entries()) {
    const x = left + at * 128;
    page.write(name, x, page.y + 12, { size: 7.5, colour: muted });
    const look = { face: 'display', size: 17 } as const;
    page.write(figure, x, page.y + 24, { ...look, within: 124 });
    if (beside)
      page.write(beside, x + page.measure(figure, look) + 6, page.y + 32, { size: 8, colour: muted });
  }
  page.line(page.y + 56);
  page.y += 76;
}

function drawHeading(page: PdfPage, text: string): void {
  page.write(text, left, page.y, { face: 'display', size: 16 });
  page.y += 26;
}

/** Right edges of the columns in the table of deliveries. */
const deliveryColumns = [right - 260, right - 130, right] as const;

function drawRow(
  page: PdfPage,
  [label, ...cells]: readonly string[],
  face: 'text' | 'strong' = 'text',
): void {
  page.room(16);
  page.write(label ?? '', left, page.y, { face });
  for (const [at, cell] of cells.entries())
    page.write(cell, deliveryColumns[at] ?? right, page.y, { face, at: 'right' });
  page.y += 16;
}

function drawDeliveries(page: PdfPage, { language, order }: ConfirmationSheet, figures: Figures): void {
  const weeks = deliveriesOf(order.lines);
  page.room(Math.min(90 + weeks.length * 16, 400));
  drawHeading(page, say(language, 'confirmation.deliveries'));
  const heads = ['pieces', 'cost', 'retail'].map((name) => say(language, `confirmation.sums.${name}`));
  for (const [at, head] of heads.entries())
    page.write(head, deliveryColumns[at] ?? right, page.y, { size: 7.5, colour: muted, at: 'right' });
  page.write(say(language, 'confirmation.delivery'), left, page.y, { size: 7.5, colour: muted });
  page.y += 14;
  for (const { sums, ...week } of weeks)
    drawRow(page, [
      figures.week(week),
      figures.count(sums.pieces),
      figures.money(sums.value),
      figures.money(sums.retailValue),
    ]);
  page.line(page.y - 2);
  page.y += 4;
  const { pieces, value, retailValue } = order;
  drawRow(
    page,
    [
      say(language, 'confirmation.total'),
      figures.count(pieces),
      figures.money(value),
      figures.money(retailValue),
    ],
    'strong',
  );
  page.y += 18;
}

/**
 * The confirmation as a PDF file: who ordered what for whom and when, each style with its picture and matrices,
 * weeks of delivery, terms. It is made in slices, so that it blocks no other request.
 */
export async function confirmationPdf(
  brand: Brand,
  sheet: ConfirmationSheet,
  pictureOf: StylePictureOf,
  ended: AbortSignal,
): Promise<Buffer> {
  const { language, timeZone, order } = sheet;
  const figures = figuresIn(language, { currency: order.currency, timeZone });
  const title = titleOf(sheet);
  const running = `${title} · ${order.customerName}`;
  const page = await createPdfPage({ brand, language, title, running, made: order.finalizedAt, left: ended });
  page.mark();
  page.y = 104;
  page.write(title, left, page.y, { face: 'display', size: 27, within: right - left });
  page.y += 52;
  drawFacts(page, sheet, figures);
  page.y += 6;
  drawTotals(page, sheet, figures);
  if (order.note.trim() !== '') {
    page.write(say(language, 'confirmation.note'), left, page.y, { size: 7.5, colour: muted });
    page.y += 13;
    page.paragraph(order.note);
    page.y += 18;
  }
  const styles = stylesOf(order.lines);
  const yieldWhenDue = createTimeSlice(ended);
  const drawing = { page, figures, language };
  /**
   * Loads the next picture early. If it fails after the document has ended, nobody handles the error, so it is
   * caught here.
   */
  const ahead = (style: (typeof styles)[number] | undefined): Promise<Buffer | null> | undefined => {
    const picture = style && pictureOf(style.articleId);
    picture?.catch(() => undefined);
    return picture;
  };
  let next = ahead(styles[0]);
  for (const [at, style] of styles.entries()) {
    const image = (await next) ?? null;
    next = ahead(styles[at + 1]);
    await drawStyle(drawing, style, image, yieldWhenDue);
  }
  page.y += 14;
  drawDeliveries(page, sheet, figures);
  page.room(110);
  drawHeading(page, say(language, 'confirmation.terms'));
  page.paragraph(say(language, 'confirmation.terms.text', { currency: order.currency }), {
    size: 8.5,
    colour: muted,
  });
  return page.finish();
}
