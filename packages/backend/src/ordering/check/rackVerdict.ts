import type { Finding } from '@selvedge/core/contract';
import { findingMessageOf, findingValues, spotOf } from '@selvedge/core/rules';
import { say, sayIn } from '../../language/words.ts';
import { left, muted, type PdfPage, right } from '../../pdf/page.ts';
import { figuresIn } from '../document/figures.ts';
import type { RackSheet } from './rackSheet.ts';

/** Where the text of a finding begins, to the right of what it is about. */
const column = left + 230;

type RackVerdict = NonNullable<RackSheet['verdict']>;

function spotWords({ language }: RackSheet, finding: Finding, styles: RackVerdict['styles']): string {
  if (finding.place.articleId === undefined) return say(language, 'document.rack.finding.wholeCart');
  const { style, colour, variant, articleLength } = spotOf(finding.place, styles);
  return [
    style && `${style.name} ${style.articleNumber}`,
    colour?.name,
    articleLength && say(language, 'document.rack.finding.length', { length: articleLength }),
    variant && say(language, 'document.rack.finding.size', { size: variant.size }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function findingWords(
  { language, timeZone }: RackSheet,
  finding: Finding,
  styles: RackVerdict['styles'],
): string {
  const oneLength = spotOf(finding.place, styles).articleLength === undefined;
  const id = findingMessageOf(finding.code, oneLength);
  const values = findingValues(finding, (minor, currency) =>
    figuresIn(language, { currency, timeZone }).money(minor),
  );
  return sayIn({ language, timeZone }, id, values);
}

/** Draws the tab 'My Order': the result of the rules, with every finding and what it is about. */
export function drawVerdict(page: PdfPage, sheet: RackSheet, { findings, styles }: RackVerdict): void {
  const { language } = sheet;
  const count = findings.length;
  const heading =
    count === 0 ? say(language, 'document.rack.passed') : say(language, 'document.rack.objected', { count });
  page.room(60);
  page.write(heading, left, page.y, { face: 'display', size: 16 });
  page.y += 26;
  for (const finding of findings) {
    const words = findingWords(sheet, finding, styles);
    const height = page.heightOf(words, right - column, { size: 8.5 });
    page.room(height + 10);
    page.line(page.y);
    page.write(spotWords(sheet, finding, styles), left, page.y + 5, {
      face: 'strong',
      size: 8.5,
      within: 218,
    });
    page.block(words, { x: column, y: page.y + 5, width: right - column }, { size: 8.5, colour: muted });
    page.y += height + 10;
  }
  page.y += 16;
}
