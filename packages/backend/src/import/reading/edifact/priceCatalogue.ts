import { createTimeSlice } from '../../../work/timeSlice.ts';
import type { Pages } from '../../packed/pages.ts';
import { mostColumns, mostLines } from '../bounds.ts';
import { manyRows } from '../manyRows.ts';
import { RefusedList } from '../problem.ts';
import type { RawLine, RawTable } from '../rawTable.ts';
import { CatalogueArticles } from './catalogueArticles.ts';
import { dayOf } from './days.ts';
import { broken, componentOf, type Message, MOST_TOGETHER } from './interchange.ts';
import { eanOf } from './items.ts';
import type { EdifactSegment } from './packedSegments.ts';

type SaidCells = Map<string, string>;

/** A price for one piece; one for several is divided. */
function priceOf(segment: EdifactSegment): string {
  const [text, basis] = [componentOf(segment, 0, 1), componentOf(segment, 0, 4)];
  const pieces = Number(basis);
  if (basis === '' || !(pieces > 1) || !/^\d{1,12}(?:[.,]\d{1,4})?$/.test(text)) return text;
  return String(Number((Number(text.replace(',', '.')) / pieces).toFixed(4)));
}

/** An article's feature: its text, else its code, and the text by its language where it says one. */
function described(segment: EdifactSegment): [string, string][] {
  const about = componentOf(segment, 1);
  const text = [3, 4]
    .map((at) => componentOf(segment, 2, at))
    .filter(Boolean)
    .join(' ');
  const [code, language] = [componentOf(segment, 2), componentOf(segment, 2, 5)];
  const name = about === '' ? 'IMD' : `IMD ${about}`;
  return [
    ...(language === '' ? [] : [[`${name} ${language.toUpperCase()}`, text] as [string, string]]),
    [name, text || code],
    [`${name} code`, code],
  ];
}

/** What a segment says, as columns with their cells. Columns are called by the segment and its qualifier. */
function saidBy(segment: EdifactSegment): readonly (readonly [column: string, text: string])[] {
  const { name, elements } = segment;
  const qualifier = componentOf(segment, 0);
  switch (name) {
    case 'BGM':
      return [['BGM', componentOf(segment, 1)]];
    case 'CUX':
      return [['CUX', componentOf(segment, 0, 1)]];
    case 'DTM':
      return [[`DTM ${qualifier}`, dayOf(segment)]];
    case 'RFF':
    case 'QTY':
      return [[`${name} ${qualifier}`, componentOf(segment, 0, 1)]];
    case 'NAD':
    case 'LOC':
      return [[`${name} ${qualifier}`, componentOf(segment, 1)]];
    case 'PGI':
      return [['PGI', componentOf(segment, 1) || qualifier]];
    case 'PIA':
      return elements.slice(1).map(([number = '', type = '']) => [`PIA ${type}`.trim(), number.trim()]);
    case 'IMD':
      return described(segment);
    case 'PRI': {
      const type = componentOf(segment, 0, 3);
      const price = priceOf(segment);
      return [
        [`PRI ${qualifier}`, price],
        ...(type === '' ? [] : [[`PRI ${qualifier} ${type}`, price] as const]),
      ];
    }
    case 'TAX':
      return [[`TAX ${componentOf(segment, 1)}`.trim(), componentOf(segment, 4, 3)]];
    case 'FTX':
      return [[`FTX ${qualifier}`, (elements[3] ?? []).join(' ').trim()]];
    default:
      return [];
  }
}

const note = (cells: SaidCells, segment: EdifactSegment): void => {
  // What is said first counts: a second number of the same kind belongs to somebody else.
  for (const [column, text] of saidBy(segment))
    if (text !== '' && !cells.has(column)) cells.set(column, text);
};

/** Articles between two looks at the clock. */
const AT_ONCE = 50;

interface OpenArticle {
  readonly lin: EdifactSegment;
  readonly group: number;
  readonly cells: SaidCells;
  readonly segments: EdifactSegment[];
}

/** A message while its segments are read. */
class OpenMessage {
  readonly #message: number;
  readonly #articles: CatalogueArticles;
  readonly #head: SaidCells = new Map();
  #headAt = -1;
  #group: SaidCells | null = null;
  #groupAt = -1;
  /** What the next segment says something of. */
  #open: SaidCells = this.#head;
  #article: OpenArticle | null = null;

  constructor(message: number, articles: CatalogueArticles) {
    this.#message = message;
    this.#articles = articles;
  }

  take(segment: EdifactSegment): void {
    if (segment.name === 'PGI') this.#beginGroup();
    else if (segment.name === 'LIN') this.#beginArticle(segment);
    if (this.#article) {
      if (this.#article.segments.length >= MOST_TOGETHER) throw broken(segment.number);
      this.#article.segments.push(segment);
    }
    note(this.#open, segment);
  }

  endArticle(): void {
    if (!this.#article) return;
    const { lin, group, cells, segments } = this.#article;
    this.#articles.push({
      ...{ number: lin.number, message: this.#message, own: componentOf(lin, 0), head: this.#headAt },
      ...{ parent: componentOf(lin, 3, 1), group, cells: [...cells] },
      ean: eanOf({ lin, segments: segments.slice(1) }),
    });
    this.#article = null;
  }

  #beginGroup(): void {
    this.#group = new Map();
    this.#groupAt = -1;
    this.#open = this.#group;
  }

  #beginArticle(lin: EdifactSegment): void {
    this.endArticle();
    if (this.#headAt < 0) this.#headAt = this.#articles.say(this.#head);
    if (this.#group && this.#groupAt < 0) this.#groupAt = this.#articles.say(this.#group);
    this.#open = new Map();
    this.#article = { lin, group: this.#groupAt, cells: this.#open, segments: [] };
  }
}

/**
 * The articles of the PRICAT messages of an interchange as one table. What its columns mean is agreed on by the partners and
 * said by a profile.
 */
export class PriceCatalogue {
  readonly #articles: CatalogueArticles;
  #messages = 0;

  constructor(pages: Pages) {
    this.#articles = new CatalogueArticles(pages);
  }

  get isAny(): boolean {
    return this.#messages > 0;
  }

  /** Takes the articles of a message. */
  async add({ segments }: Message): Promise<void> {
    this.#messages += 1;
    const from = this.#articles.length;
    const open = new OpenMessage(this.#messages, this.#articles);
    const yieldWhenDue = createTimeSlice();
    for (const segment of segments) {
      if (segment.name === 'UNS') break;
      open.take(segment);
      if (segment.number % AT_ONCE === 0) await yieldWhenDue();
    }
    open.endArticle();
    for (let place = from; place < this.#articles.length; place += 1) {
      this.#articles.noteParent(place);
      if (place % AT_ONCE === 0) await yieldWhenDue();
    }
  }

  /** @throws {RefusedList} where there is no article */
  async table(file: string): Promise<RawTable> {
    const articles = this.#articles;
    const headings = new Map<string, number>();
    const yieldWhenDue = createTimeSlice();
    let count = 0;
    for (const { cells } of articles.rows()) {
      count += 1;
      mostLines(count);
      for (const column of cells.keys()) if (!headings.has(column)) headings.set(column, headings.size);
      mostColumns(headings.size);
      if (count % AT_ONCE === 0) await yieldWhenDue();
    }
    if (count === 0) throw new RefusedList({ code: 'profileNeeded', values: {} });
    const columns = [...headings.keys()];
    function* lines(): Generator<RawLine> {
      for (const { number, cells } of articles.rows())
        yield { number, cells: columns.map((column) => cells.get(column)) };
    }
    return {
      file,
      named: ['PRICAT'],
      headings: columns,
      lines: manyRows(count, lines),
      isEven: false,
      needsProfile: true,
    };
  }
}
