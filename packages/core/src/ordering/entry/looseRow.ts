import { readListQuantity } from '../../rules/quantityText.ts';
import { type Articles, articlesIn, type LookupResult } from './articles.ts';
import { type EntryRow, type Fields, type Repair, repaired, rowByHeading, type Shape } from './entryRows.ts';
import { resolve } from './resolve.ts';
import { bareText } from './spreadsheetDamage.ts';
import { codeAlone, parseStandalone } from './standaloneRow.ts';
import type { Table, TableLine } from './table.ts';

const codeOf = ({ fields }: { readonly fields: Fields }): string => fields.ean || fields.articleNumber;

/** Whether a row yields exactly one variant and a quantity. */
export const isWhole = (row: EntryRow, articles: Articles): boolean =>
  resolve(row, articles).kind === 'found' && 'pieces' in readListQuantity(row.fields.quantity);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The complete text of a line, if some of it was not assigned to a field. */
function unsaid({ cells }: TableLine, fields: Fields): Pick<EntryRow, 'written'> {
  const words = wordsOf(cells.map(bareText).join(' '));
  const said = new Set(Object.values(fields).flatMap(wordsOf));
  return words.some((word) => !said.has(word)) ? { written: words.join(' ') } : {};
}

/**
 * The row of a line without the usual columns: interpreted by the heading if that yields a variant, else parsed on
 * its own. If neither works, the heading's reading stays, for the user to correct.
 */
export function looseRow(line: TableLine, shape: Shape, articles: Articles): EntryRow {
  const headed = rowByHeading(line, shape);
  if (headed && isWhole(headed, articles)) return headed;
  const said = parseStandalone(line, articles, shape.heading === null ? [] : shape.columns);
  const own = said ?? { fields: codeAlone(line) };
  const alone: EntryRow = {
    id: String(line.number),
    line: line.number,
    ...own,
    ...unsaid(line, own.fields),
    alone: true,
  };
  if (!headed || isWhole(alone, articles)) return alone;
  return !said || codeOf(headed) === codeOf(said) ? headed : alone;
}

/** Parses a loose row again with the code that the user entered in place of its own; other rows are unchanged. */
export function byNewCode(
  row: EntryRow,
  line: TableLine | undefined,
  repair: Repair | undefined,
  shape: Shape,
  articles: Articles,
): EntryRow {
  const code = repair?.ean || repair?.articleNumber;
  if (!line?.loose || !code) return row;
  const old = codeOf(looseRow(line, shape, articles));
  const cells = line.cells.map((cell) => (bareText(cell) === old ? code : cell));
  const { fields, ...read } = looseRow({ ...line, cells }, shape, articles);
  const other = (said: string): string => (said === code ? '' : said);
  return {
    ...read,
    fields: {
      ...fields,
      ean: repair.ean ?? other(fields.ean),
      articleNumber: repair.articleNumber ?? other(fields.articleNumber),
    },
  };
}

/** A row with the user's changes applied; if the code changed, its line is parsed again. */
export function readAnew(
  { list, shape, found }: { list: { readonly table: Table } | null; shape: Shape; found: LookupResult },
  row: EntryRow,
  repair: Repair | undefined,
): EntryRow {
  if (!repair?.ean && !repair?.articleNumber) return repaired(row, repair);
  const line = list?.table.lines.find(({ number }) => number === row.line);
  return repaired(byNewCode(row, line, repair, shape, articlesIn(found)), repair);
}
