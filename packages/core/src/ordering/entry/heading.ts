import { readListQuantity } from '../../rules/quantityText.ts';
import { type ColumnMeaning, namedColumn } from './columnNames.ts';
import { bareText, eanOf } from './spreadsheetDamage.ts';
import type { Table } from './table.ts';

/** Exports of other systems may have titles and addresses above the heading, within this many lines. */
const HIGHEST_LINES = 10;

const sizeLabels =
  /^(?:[x2-6]{0,4}[sl]|\d?x{1,4}[sl]|m|s\/m|m\/l|l\/xl|os|one size|onesize|uni|einheitsgr(?:ö|oe)(?:ß|ss)e|\d{2,3}(?:[/-]\d{2,3})?|\d{2}[a-h])$/i;

export const looksLikeSize = (text: string): boolean => sizeLabels.test(bareText(text));

const namedIn = (cells: readonly string[]) =>
  cells.map((cell) => namedColumn(bareText(cell))).filter((named) => named !== null);

const looksLikeCode = (text: string): boolean =>
  eanOf(text) !== null || (/\d/.test(text) && text.length >= 4 && !looksLikeSize(text));

/** A heading names two columns, or one if no cell contains a code: 'Stk' also appears behind quantities. */
const isHeading = (cells: readonly string[]): boolean => {
  const named = namedIn(cells);
  if (!named.some(({ meaning }) => meaning !== 'ignored')) return false;
  return named.length >= 2 || cells.every((cell) => !looksLikeCode(bareText(cell)));
};

const sizesWithoutName = (cells: readonly string[]): boolean => {
  const filled = cells.map(bareText).filter((cell) => cell !== '');
  return bareText(cells[0] ?? '') === '' && filled.length >= 2 && filled.every(looksLikeSize);
};

/** The index of the heading's line; null: the list starts with its first row. */
export function headingOf({ lines }: Table): number | null {
  const top = lines.slice(0, HIGHEST_LINES).map(({ cells }) => cells);
  const [best] = top
    .map((cells, index) => ({ index, cells, names: namedIn(cells).length }))
    .filter(({ cells }) => isHeading(cells))
    .toSorted((one, other) => other.names - one.names || one.index - other.index);
  if (best) return best.index;
  return sizesWithoutName(top[0] ?? []) ? 0 : null;
}

const isQuantityOrBlank = (cell: string): boolean => {
  const read = readListQuantity(cell);
  return 'pieces' in read || read.problem.code === 'missing';
};

/**
 * The meaning of each column by its heading; null if the heading is unknown. If two columns have the same meaning,
 * the more certain one gets it.
 */
export function meaningsByHeading(table: Table, heading: number | null): (ColumnMeaning | null)[] {
  const width = table.lines.reduce(
    (most, { cells, loose }) => (loose ? most : Math.max(most, cells.length)),
    table.lines[heading ?? -1]?.cells.length ?? 0,
  );
  const none: (ColumnMeaning | null)[] = Array.from({ length: width }, () => null);
  if (heading === null) return none;
  const cells = none.map((_, at) => bareText(table.lines[heading]?.cells[at] ?? ''));
  const named = cells.map(namedColumn);
  const surest = (meaning: ColumnMeaning): number => {
    const ranks = named.flatMap((one, at) => (one?.meaning === meaning ? [{ at, rank: one.rank }] : []));
    return ranks.toSorted((one, other) => one.rank - other.rank)[0]?.at ?? -1;
  };
  const hasBoth = surest('size') >= 0 && surest('quantity') >= 0;
  const body = table.lines.slice(heading + 1).filter(({ loose }) => !loose);
  const isSizes = (at: number): boolean =>
    !hasBoth &&
    looksLikeSize(cells[at] ?? '') &&
    body.every((line) => isQuantityOrBlank(line.cells[at] ?? ''));
  return named.map((one, at) => {
    if (one) return surest(one.meaning) === at || one.meaning === 'ignored' ? one.meaning : 'ignored';
    return isSizes(at) ? 'sizes' : null;
  });
}
