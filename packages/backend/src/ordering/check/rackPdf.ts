import type { RackGroup } from '@selvedge/core/check';
import type { Brand } from '../../configuration/brand/brand.ts';
import { say } from '../../language/words.ts';
import { createPdfPage, left, muted, type PdfPage, right } from '../../pdf/page.ts';
import { createTimeSlice } from '../../work/timeSlice.ts';
import type { PictureOf } from '../document/colourPictures.ts';
import { type Figures, figuresIn } from '../document/figures.ts';
import { drawPieces, groupHead, rowHeight } from './rackGrid.ts';
import type { RackSheet } from './rackSheet.ts';
import { drawVerdict } from './rackVerdict.ts';

/** Only plain letters, since some systems change others in file names. */
export const rackFileName = ({ head }: Pick<RackSheet, 'head'>): string =>
  `Order-Check-${[head.customerNumber, head.season].join('-').replace(/[^\w-]/g, '')}.pdf`;

function drawHead(page: PdfPage, sheet: RackSheet, figures: Figures): void {
  const { language, head, season, range, rack, view } = sheet;
  const { styles, options, pieces } = rack.sums;
  page.mark();
  page.y = 104;
  page.write(say(language, 'document.rack.title'), left, page.y, { face: 'display', size: 27 });
  page.y += 46;
  const customer = `${head.customerName} · ${head.customerNumber}`;
  page.write(customer, left, page.y, { face: 'strong', size: 10, within: right - left });
  const totals = say(language, 'order.totals', { styles, options, pieces });
  const facts = [season, range, ...(view.figures ? [totals] : [])];
  page.write(facts.join(' · '), left, page.y + 15, { size: 9, within: right - left });
  const stored = say(language, 'document.rack.stored', {
    by: head.changed.by,
    at: figures.moment(head.changed.at),
  });
  page.write(stored, left, page.y + 29, { size: 8, colour: muted, within: right - left });
  page.y += 54;
}

function drawFigures(page: PdfPage, { language, rack, limit }: RackSheet, figures: Figures): void {
  const { sums } = rack;
  const word = (id: string): string => say(language, id);
  const facts: (readonly [string, string, string?])[] = [
    [word('confirmation.sums.pieces'), figures.count(sums.pieces)],
    [word('confirmation.sums.cost'), figures.money(sums.value), figures.others(sums)],
    [word('confirmation.sums.retail'), figures.money(sums.retailValue)],
    [figures.marginName(sums), figures.share(sums.margin), figures.markUp(sums)],
  ];
  if (limit !== null) facts.push([word('document.rack.limitShare'), figures.share(sums.value / limit)]);
  const step = (right - left) / facts.length;
  page.line(page.y);
  for (const [at, [name, figure, beside]] of facts.entries()) {
    const x = left + at * step;
    page.write(name, x, page.y + 12, { size: 7.5, colour: muted, within: step - 8 });
    page.write(figure, x, page.y + 24, { face: 'display', size: 16, within: step - 8 });
    if (beside) page.write(beside, x, page.y + 43, { size: 7.5, colour: muted, within: step - 8 });
  }
  page.line(page.y + 54);
  page.y += 70;
}

/** The values that the rack is filtered by, for display. */
const chosenOf = ({ view }: RackSheet, figures: Figures): string =>
  Object.entries(view.chosen)
    .flatMap(([facet, keys]) => keys.map((key) => (facet === 'deliveryWeek' ? weekOf(key, figures) : key)))
    .join(', ');

/** Formats a week with the key 'yyyy-ww'. */
function weekOf(key: string, figures: Figures): string {
  const [year, week] = key.split('-').map(Number);
  return year && week ? figures.week({ year, week }) : key;
}

function groupName({ language, view }: RackSheet, { key }: RackGroup, nth: number, figures: Figures): string {
  if (view.grouping === 'deliveryWeek') return weekOf(key, figures);
  if (view.grouping !== 'keylook') return key;
  return key === ''
    ? say(language, 'document.rack.group.noLook')
    : say(language, 'document.rack.group.look', { nth });
}

function drawGroupHead(
  page: PdfPage,
  sheet: RackSheet,
  name: string,
  group: RackGroup,
  figures: Figures,
): void {
  page.room(groupHead + rowHeight(sheet.view.zoom) - 14);
  const { sums } = group;
  page.line(page.y);
  page.write(name, left, page.y + 8, { face: 'display', size: 15, within: 260 });
  if (sheet.view.figures) {
    const said = [figures.pieces(sums.pieces), figures.sum(sums), figures.share(sums.margin)].join('   ');
    page.write(said, right, page.y + 13, { size: 8.5, at: 'right' });
  }
  page.y += groupHead - 6;
}

/**
 * An Order-Check as a PDF file: the tab, and the rack with its grouping, filters and picture size, with or without
 * figures.
 */
export async function rackPdf(
  brand: Brand,
  sheet: RackSheet,
  pictureOf: PictureOf,
  ended: AbortSignal,
): Promise<Buffer> {
  const { language, timeZone, head, view, rack, whole, verdict } = sheet;
  const figures = figuresIn(language, { currency: head.currency, timeZone });
  const title = say(language, 'document.rack.title');
  const running = `${title} · ${head.customerName} · ${head.season}`;
  const page = await createPdfPage({
    brand,
    language,
    title: running,
    running,
    made: head.changed.at,
    left: ended,
  });
  drawHead(page, sheet, figures);
  if (view.figures) drawFigures(page, sheet, figures);
  if (verdict) drawVerdict(page, sheet, verdict);
  if (rack.shown < whole.of) {
    const values = { shown: rack.shown, of: whole.of, values: chosenOf(sheet, figures) };
    page.paragraph(
      say(language, rack.shown === 0 ? 'document.rack.none' : 'document.rack.narrowed', values),
      {
        colour: muted,
      },
    );
    page.y += 14;
  }
  const yieldWhenDue = createTimeSlice(ended);
  const drawing = { page, figures, pictureOf, zoom: view.zoom, counted: view.figures };
  for (const [at, group] of rack.groups.entries()) {
    if (view.grouping !== 'none')
      drawGroupHead(page, sheet, groupName(sheet, group, at + 1, figures), group, figures);
    await drawPieces(drawing, group.hung, yieldWhenDue);
    page.y += 6;
  }
  return page.finish();
}
