import type { RackGroup } from '@selvedge/core/check';
import { say } from '../../server/words.ts';
import type { PictureOf } from '../document/colourPictures.ts';
import { type Figures, figuresIn } from '../document/figures.ts';
import {
  createBreath,
  createPaper,
  drawWordmark,
  left,
  muted,
  type Paper,
  right,
} from '../document/paper.ts';
import { drawPieces, groupHead, rowHeight } from './rackGrid.ts';
import type { RackSheet } from './rackSheet.ts';
import { drawVerdict } from './rackVerdict.ts';

/** Plain letters: some systems change others in names of files. */
export const rackFileName = ({ head }: Pick<RackSheet, 'head'>): string =>
  `Order-Check-${[head.customerNumber, head.season].join('-').replace(/[^\w-]/g, '')}.pdf`;

function drawHead(paper: Paper, sheet: RackSheet, figures: Figures): void {
  const { language, head, season, range } = sheet;
  drawWordmark(paper.doc, left - 1, 24, 48);
  paper.y = 104;
  paper.write(say(language, 'document.rack.title'), left, paper.y, { face: 'display', size: 27 });
  paper.y += 46;
  const customer = `${head.customerName} · ${head.customerNumber}`;
  paper.write(customer, left, paper.y, { face: 'strong', size: 10, within: right - left });
  paper.write([season, range].join(' · '), left, paper.y + 15, { size: 9, within: right - left });
  const stored = say(language, 'document.rack.stored', {
    by: head.changed.by,
    at: figures.moment(head.changed.at),
  });
  paper.write(stored, left, paper.y + 29, { size: 8, colour: muted, within: right - left });
  paper.y += 54;
}

function drawFigures(paper: Paper, { language, rack, limit }: RackSheet, figures: Figures): void {
  const { sums } = rack;
  const facts: (readonly [string, string])[] = [
    ['confirmation.sums.pieces', figures.count(sums.pieces)],
    ['confirmation.sums.cost', figures.money(sums.value)],
    ['confirmation.sums.retail', figures.money(sums.retailValue)],
    ['confirmation.sums.margin', figures.share(sums.margin)],
  ];
  if (limit !== null) facts.push(['document.rack.limitShare', figures.share(sums.value / limit)]);
  const step = (right - left) / facts.length;
  paper.line(paper.y);
  for (const [at, [id, figure]] of facts.entries()) {
    const x = left + at * step;
    paper.write(say(language, id), x, paper.y + 12, { size: 7.5, colour: muted, within: step - 8 });
    paper.write(figure, x, paper.y + 24, { face: 'display', size: 16, within: step - 8 });
  }
  paper.line(paper.y + 54);
  paper.y += 70;
}

/** Values that the rack is narrowed by, as people read them. */
const chosenOf = ({ view }: RackSheet, figures: Figures): string =>
  Object.entries(view.chosen)
    .flatMap(([facet, keys]) => keys.map((key) => (facet === 'deliveryWeek' ? weekOf(key, figures) : key)))
    .join(', ');

/** Of the key 'yyyy-ww'. */
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
  paper: Paper,
  sheet: RackSheet,
  name: string,
  group: RackGroup,
  figures: Figures,
): void {
  paper.room(groupHead + rowHeight(sheet.view.zoom) - 14);
  const { sums } = group;
  paper.line(paper.y);
  paper.write(name, left, paper.y + 8, { face: 'display', size: 15, within: 260 });
  if (sheet.view.figures) {
    const said = [figures.pieces(sums.pieces), figures.money(sums.value), figures.share(sums.margin)].join(
      '   ',
    );
    paper.write(said, right, paper.y + 13, { size: 8.5, at: 'right' });
  }
  paper.y += groupHead - 6;
}

/** What an Order-Check shows, as a PDF file: the tab, the rack as it is grouped, narrowed and sized, with figures or not. */
export async function rackPdf(sheet: RackSheet, pictureOf: PictureOf, ended: AbortSignal): Promise<Buffer> {
  const { language, timeZone, head, view, rack, whole, verdict } = sheet;
  const figures = figuresIn(language, { currency: head.currency, timeZone });
  const title = say(language, 'document.rack.title');
  const running = `${title} · ${head.customerName} · ${head.season}`;
  const paper = createPaper({ language, title: running, running, made: head.changed.at, left: ended });
  drawHead(paper, sheet, figures);
  if (view.figures) drawFigures(paper, sheet, figures);
  if (verdict) drawVerdict(paper, sheet, verdict);
  if (rack.shown < whole.of) {
    const values = { shown: rack.shown, of: whole.of, values: chosenOf(sheet, figures) };
    paper.paragraph(
      say(language, rack.shown === 0 ? 'document.rack.none' : 'document.rack.narrowed', values),
      {
        colour: muted,
      },
    );
    paper.y += 14;
  }
  const breath = createBreath(ended);
  const hand = { paper, figures, pictureOf, zoom: view.zoom, counted: view.figures };
  for (const [at, group] of rack.groups.entries()) {
    if (view.grouping !== 'none')
      drawGroupHead(paper, sheet, groupName(sheet, group, at + 1, figures), group, figures);
    await drawPieces(hand, group.hung, breath);
    paper.y += 6;
  }
  return paper.finish();
}
