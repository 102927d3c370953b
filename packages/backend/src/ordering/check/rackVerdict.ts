import { type Finding, findingValues } from '@selvedge/core/contract';
import { spotOf } from '@selvedge/core/rules';
import { say, sayIn } from '../../server/words.ts';
import { figuresIn } from '../document/figures.ts';
import { left, muted, type Paper, right } from '../document/paper.ts';
import type { RackSheet } from './rackSheet.ts';

/** Where the words of a finding begin, beside what it is about. */
const column = left + 230;

type Verdict = NonNullable<RackSheet['verdict']>;

function spotWords({ language }: RackSheet, finding: Finding, styles: Verdict['styles']): string {
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
  styles: Verdict['styles'],
): string {
  const { code, place } = finding;
  const oneLength = spotOf(place, styles).articleLength === undefined;
  const id = oneLength && code === 'lengthTotalExceeded' ? 'rule.colourTotalExceeded' : `rule.${code}`;
  const values = findingValues(finding, (minor, currency) =>
    figuresIn(language, { currency, timeZone }).money(minor),
  );
  return sayIn({ language, timeZone }, id, values);
}

/** The tab 'My Order': what the rules say, every finding with what it is about. */
export function drawVerdict(paper: Paper, sheet: RackSheet, { findings, styles }: Verdict): void {
  const { language } = sheet;
  const count = findings.length;
  const heading =
    count === 0 ? say(language, 'document.rack.passed') : say(language, 'document.rack.objected', { count });
  paper.room(60);
  paper.write(heading, left, paper.y, { face: 'display', size: 16 });
  paper.y += 26;
  for (const finding of findings) {
    const words = findingWords(sheet, finding, styles);
    const height = paper.heightOf(words, right - column, { size: 8.5 });
    paper.room(height + 10);
    paper.line(paper.y);
    paper.write(spotWords(sheet, finding, styles), left, paper.y + 5, {
      face: 'strong',
      size: 8.5,
      within: 218,
    });
    paper.block(words, { x: column, y: paper.y + 5, width: right - column }, { size: 8.5, colour: muted });
    paper.y += height + 10;
  }
  paper.y += 16;
}
