import type { Style } from '../../contract/index.ts';
import { gtinOf, hasCheckDigit } from '../../rules/gtin.ts';
import { readListQuantity } from '../../rules/quantityText.ts';
import { type Articles, stylesByNumber } from './articles.ts';
import type { ColumnMeaning } from './columnNames.ts';
import { bodyOf, type Shape } from './entryRows.ts';
import { headingOf, meaningsByHeading } from './heading.ts';
import { matchesColour, matchesLength, matchesSize } from './matching.ts';
import { bareText, damageOf, eanOf } from './spreadsheetDamage.ts';
import type { Table, TableLine } from './table.ts';

/** Meanings chosen by the user, by column index. */
export type ChosenMeanings = Readonly<Record<number, ColumnMeaning>>;

/** A shape that is not final. A null column can only be decided once the codes are looked up. */
export interface DraftShape {
  readonly heading: number | null;
  readonly columns: readonly (ColumnMeaning | null)[];
}

const SAMPLE = 300;

/** Sample lines for deciding what the columns mean; loose lines are left out. */
const sampled = (table: Table, { heading }: Pick<DraftShape, 'heading'>): readonly TableLine[] =>
  bodyOf(table, { heading })
    .filter(({ loose }) => !loose)
    .slice(0, SAMPLE);

const cellsOf = (lines: readonly TableLine[], at: number): string[] =>
  lines.flatMap(({ cells }) => {
    const cell = bareText(cells[at] ?? '');
    return cell === '' ? [] : [cell];
  });

const share = (cells: readonly string[], holds: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(holds).length / cells.length;

const isEan = (cell: string): boolean => {
  if (damageOf(cell) === 'digitsLost') return true;
  const digits = eanOf(cell);
  return digits !== null && (digits.length >= 12 || hasCheckDigit(digits));
};

const isArticleNumber = (cell: string): boolean =>
  /\d/.test(cell) && /^[\w.\-/]{4,}$/.test(cell) && !isEan(cell);

const best = (scores: readonly { at: number; score: number }[], least: number): number | null =>
  scores.filter(({ score }) => score >= least).toSorted((one, other) => other.score - one.score)[0]?.at ??
  null;

/** Finds the column of codes by its content: EANs, else what looks most like article numbers. */
function withKey(
  columns: readonly (ColumnMeaning | null)[],
  lines: readonly TableLine[],
): (ColumnMeaning | null)[] {
  if (columns.includes('ean') || columns.includes('articleNumber')) return [...columns];
  const open = columns.flatMap((meaning, at) => (meaning === null ? [at] : []));
  const scored = (holds: (cell: string) => boolean) =>
    open.map((at) => ({ at, score: share(cellsOf(lines, at), holds) }));
  const ean = best(scored(isEan), 0.5);
  if (ean !== null) return columns.map((meaning, at) => (at === ean ? 'ean' : meaning));
  const key = best(scored(isArticleNumber), 0.3) ?? open[0] ?? null;
  return columns.map((meaning, at) => (at === key ? 'articleNumber' : meaning));
}

const withChosen = (
  columns: readonly (ColumnMeaning | null)[],
  chosen: ChosenMeanings,
): readonly (ColumnMeaning | null)[] => {
  const taken = new Set<ColumnMeaning>(
    Object.values(chosen).filter((one) => one !== 'ignored' && one !== 'sizes'),
  );
  return columns.map((meaning, at) => {
    const mine = chosen[at];
    if (mine) return mine;
    return meaning !== null && taken.has(meaning) ? 'ignored' : meaning;
  });
};

/** The shape according to heading, content and user's choices, before any code is looked up. */
export function draftShape(table: Table, chosen: ChosenMeanings): DraftShape {
  const heading = headingOf(table);
  const named = withChosen(meaningsByHeading(table, heading), chosen);
  const lines = sampled(table, { heading });
  return { heading, columns: withKey(named, lines) };
}

const optional = ['colour', 'length', 'size', 'quantity'] as const;
type Optional = (typeof optional)[number];

/** Number of cells in a column that are a colour, length, size or quantity of the style in the same row. */
function fitOf(at: number, meaning: Optional, rows: readonly Sampled[]): number {
  const readable = rows.filter(({ line, style }) => style !== null && bareText(line.cells[at] ?? '') !== '');
  const all =
    meaning === 'quantity' ? rows.filter(({ line }) => bareText(line.cells[at] ?? '') !== '') : readable;
  if (all.length === 0) return 0;
  const fits = all.filter(({ line, style }) => {
    const cell = bareText(line.cells[at] ?? '');
    if (meaning === 'quantity') return 'pieces' in readListQuantity(cell);
    if (!style) return false;
    if (meaning === 'colour') return style.colours.some((colour) => matchesColour(colour, cell));
    if (meaning === 'length') return style.lengths.some((length) => matchesLength(length, cell));
    return style.sizes.some((size) => matchesSize(size, cell));
  });
  return fits.length / all.length;
}

interface Sampled {
  readonly line: TableLine;
  readonly style: Style | null;
}

/** A column that only numbers the lines: 1, 2, 3 … */
const countsLines = (at: number, rows: readonly Sampled[]): boolean =>
  rows.length > 2 &&
  rows.every(
    ({ line }, index) =>
      index === 0 ||
      Number(bareText(line.cells[at] ?? '')) === Number(bareText(rows[index - 1]?.line.cells[at] ?? '')) + 1,
  );

type Assignment = Partial<Record<Optional, number>>;

/** The assignment of columns to meanings that fits the most cells. */
function bestAssignment(open: readonly number[], wanted: readonly Optional[], rows: readonly Sampled[]) {
  const fits = new Map(
    wanted.map((meaning) => [
      meaning,
      new Map(
        open.map((at) => {
          const fit = fitOf(at, meaning, rows);
          const counting = meaning === 'quantity' && countsLines(at, rows) ? 0.4 : 0;
          // Tie-breaker: lists usually end with the quantity, and have the length before the size.
          return [at, fit < 0.5 ? 0 : fit - counting + at * (meaning === 'quantity' ? 0.004 : 0.001)];
        }),
      ),
    ]),
  );
  let top: { assignment: Assignment; score: number } = { assignment: {}, score: 0 };
  const tryNext = (index: number, assignment: Assignment, used: readonly number[], score: number): void => {
    if (score > top.score) top = { assignment, score };
    const meaning = wanted[index];
    if (meaning === undefined) return;
    tryNext(index + 1, assignment, used, score);
    for (const at of open) {
      const fit = fits.get(meaning)?.get(at) ?? 0;
      if (fit <= 0 || used.includes(at)) continue;
      tryNext(index + 1, { ...assignment, [meaning]: at }, [...used, at], score + fit);
    }
  };
  tryNext(0, {}, [], 0);
  return top.assignment;
}

const usualOrder: Readonly<Record<number, readonly Optional[]>> = {
  1: ['quantity'],
  2: ['size', 'quantity'],
  3: ['colour', 'size', 'quantity'],
  4: ['colour', 'length', 'size', 'quantity'],
};

/**
 * Assigns columns in which no cell made sense: a last column of numbers is the quantity, even if its values are
 * invalid, and the others are colour and size. Ignoring these columns would give the rows another meaning.
 */
function withRest(
  assignment: Assignment,
  open: readonly number[],
  wanted: readonly Optional[],
  lines: readonly TableLine[],
): Assignment {
  const used = new Set(Object.values(assignment));
  const rest = open.filter((at) => !used.has(at) && cellsOf(lines, at).length > 0);
  const full: Assignment = { ...assignment };
  const misses = (meaning: Optional) => wanted.includes(meaning) && full[meaning] === undefined;
  if (misses('quantity')) {
    const last = rest.findLast((at) => share(cellsOf(lines, at), (cell) => /\d/.test(cell)) >= 0.5);
    if (last !== undefined) {
      full.quantity = last;
      rest.splice(rest.indexOf(last), 1);
    }
  }
  for (const meaning of ['colour', 'size'] as const) {
    const [next] = rest;
    if (misses(meaning) && next !== undefined) full[meaning] = rest.shift() ?? next;
  }
  return full;
}

/** Maximum number of undecided columns for which assignments are tried. */
const MOST_OPEN = 10;

/**
 * The final shape. Columns left open by heading and user get the meaning that fits most of their cells, given the
 * styles of their rows. If no style is known, the usual order of lists decides.
 */
export function settledShape(table: Table, draft: DraftShape, articles: Articles): Shape {
  const { heading, columns } = draft;
  const open = columns.flatMap((meaning, at) => (meaning === null ? [at] : [])).slice(0, MOST_OPEN);
  const byEan = columns.includes('ean') && !columns.includes('articleNumber');
  const hasSizes = columns.includes('sizes');
  const wanted = optional.filter((meaning) => {
    if (columns.includes(meaning) || (byEan && meaning !== 'quantity')) return false;
    return !(hasSizes && (meaning === 'size' || meaning === 'quantity'));
  });
  const key = Math.max(columns.indexOf('ean'), columns.indexOf('articleNumber'));
  const lines = sampled(table, draft);
  const rows = lines.map((line) => ({
    line,
    style: styleOf(bareText(line.cells[key] ?? ''), articles),
  }));
  const known = rows.some(({ style }) => style !== null);
  const usual = usualOrder[open.length];
  const assignment: Assignment =
    known || byEan || wanted.length < 4 || !usual
      ? withRest(bestAssignment(open, wanted, rows), open, wanted, lines)
      : Object.fromEntries(usual.map((meaning, index) => [meaning, open[index]]));
  const assigned = new Map(Object.entries(assignment).map(([meaning, at]) => [at, meaning as ColumnMeaning]));
  return {
    heading,
    columns: columns.map((meaning, at) => {
      if (hasSizes && meaning === 'quantity') return 'ignored';
      return meaning ?? assigned.get(at) ?? 'ignored';
    }),
  };
}

const styleOf = (code: string, articles: Articles): Style | null =>
  articles.byGtin.get(gtinOf(eanOf(code) ?? ''))?.style ?? stylesByNumber(articles, code)?.[0] ?? null;
