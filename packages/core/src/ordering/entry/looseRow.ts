import { codeAlone, readAlone } from './aloneRow.ts';
import { type Articles, articlesIn, type LookedUp } from './articles.ts';
import { bareText } from './codeText.ts';
import { type EntryRow, type Fields, type Repair, repaired, rowByHeading, type Shape } from './entryRows.ts';
import { readQuantity } from './quantityText.ts';
import { resolve } from './resolve.ts';
import type { Table, TableLine } from './table.ts';

const codeOf = ({ fields }: { readonly fields: Fields }): string => fields.ean || fields.articleNumber;

/** Whether a row says one variant and a quantity. */
export const isWhole = (row: EntryRow, articles: Articles): boolean =>
  resolve(row, articles).kind === 'found' && 'pieces' in readQuantity(row.fields.quantity);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The whole line, where something of it found no field. */
function unsaid({ cells }: TableLine, fields: Fields): Pick<EntryRow, 'written'> {
  const words = wordsOf(cells.map(bareText).join(' '));
  const said = new Set(Object.values(fields).flatMap(wordsOf));
  return words.some((word) => !said.has(word)) ? { written: words.join(' ') } : {};
}

/**
 * The row of a line that has not the columns of the others: as the heading has it where that comes to a variant, else
 * told apart by its own cells; where neither does, what the heading says of it stays to be repaired.
 */
export function looseRow(line: TableLine, shape: Shape, articles: Articles): EntryRow {
  const headed = rowByHeading(line, shape);
  if (headed && isWhole(headed, articles)) return headed;
  const said = readAlone(line, articles, shape.heading === null ? [] : shape.columns);
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

/** A loose row as its line reads with the code that the user put in place of its own; any other row as it is. */
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

/** A row as the user repaired it; with a new code its line is read anew. */
export function readAnew(
  { list, shape, found }: { list: { readonly table: Table } | null; shape: Shape; found: LookedUp },
  row: EntryRow,
  repair: Repair | undefined,
): EntryRow {
  if (!repair?.ean && !repair?.articleNumber) return repaired(row, repair);
  const line = list?.table.lines.find(({ number }) => number === row.line);
  return repaired(byNewCode(row, line, repair, shape, articlesIn(found)), repair);
}
