import { RefusedList } from '../problem.ts';
import type { RawTable } from '../rawTable.ts';
import { dayOf } from './days.ts';
import { componentOf, type EdifactSegment, type Message } from './interchange.ts';
import { eanOf } from './items.ts';

type Cells = Map<string, string>;

/** An article of a price catalogue: what is said of it, by segment and qualifier. */
interface CatalogueRow {
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
}

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

const note = (cells: Cells, segment: EdifactSegment): void => {
  // What is said first counts: a second number of the same kind belongs to somebody else.
  for (const [column, text] of saidBy(segment))
    if (text !== '' && !cells.has(column)) cells.set(column, text);
};

interface Article {
  readonly lin: EdifactSegment;
  readonly parent: string;
  readonly group: ReadonlyMap<string, string>;
  readonly cells: Cells;
  readonly segments: EdifactSegment[];
}

/** A PRICAT as rows, an article each. An article below another one says what that one says, where it says nothing else. */
function rowsOf({ segments }: Message): CatalogueRow[] {
  const end = segments.findIndex(({ name }) => name === 'UNS');
  const head: Cells = new Map();
  let group: Cells = new Map();
  const articles: Article[] = [];
  let open: Cells = head;
  for (const segment of end < 0 ? segments : segments.slice(0, end)) {
    if (segment.name === 'PGI') {
      group = new Map();
      open = group;
    } else if (segment.name === 'LIN') {
      open = new Map();
      articles.push({
        ...{ lin: segment, parent: componentOf(segment, 3, 1), group, cells: open, segments: [] },
      });
    }
    articles.at(-1)?.segments.push(segment);
    note(open, segment);
  }
  const byNumber = new Map(articles.map((article) => [componentOf(article.lin, 0), article]));
  const parents = new Set(articles.map(({ parent }) => parent));
  return articles
    .filter(({ lin }) => !parents.has(componentOf(lin, 0)) || componentOf(lin, 0) === '')
    .map(({ lin, parent, group: own, cells, segments: said }) => {
      const above = parent === '' ? undefined : byNumber.get(parent)?.cells;
      const ean = eanOf({ lin, segments: said.slice(1) });
      return {
        number: lin.number,
        cells: new Map([...head, ...own, ...(above ?? []), ...cells, ['EAN', ean]]),
      };
    });
}

/**
 * The articles of the PRICAT messages among an interchange as one table. What its columns mean is agreed on by the
 * partners and said by a profile.
 *
 * @throws {RefusedList} for one without articles
 */
export function priceCatalogues(file: string, messages: readonly Message[]): RawTable {
  const rows = messages.flatMap(rowsOf);
  if (rows.length === 0) throw new RefusedList({ code: 'profileNeeded', values: {} });
  const headings = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  return {
    file,
    named: ['PRICAT'],
    headings,
    lines: rows.map(({ number, cells }) => ({
      number,
      cells: headings.map((heading) => cells.get(heading)),
    })),
    isEven: false,
    needsProfile: true,
  };
}
