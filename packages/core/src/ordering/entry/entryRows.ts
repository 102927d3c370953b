import type { ColumnMeaning } from './columnNames.ts';
import { bareText } from './spreadsheetDamage.ts';
import type { Table, TableLine } from './table.ts';

/** The fields of a row, as written; '' if absent. */
export interface Fields {
  readonly ean: string;
  readonly articleNumber: string;
  readonly colour: string;
  readonly length: string;
  readonly size: string;
  readonly quantity: string;
}
/** The name of a field. */
export type RowField = keyof Fields;

/** The fields in display and export order. */
export const fieldNames: readonly RowField[] = [
  'ean',
  'articleNumber',
  'colour',
  'length',
  'size',
  'quantity',
];

/** One quantity of a list: a line, or one cell of a line where sizes are columns. */
export interface EntryRow {
  readonly id: string;
  /** Line number in the source, from 1. */
  readonly line: number;
  readonly fields: Fields;
  /** The row was parsed on its own, not by the columns of the list. */
  readonly alone?: true;
  /** The original text of a row that was parsed on its own and not completely understood. */
  readonly written?: string;
  /** The variants a row parsed on its own may mean, if there are several: articleVariantIds. */
  readonly readings?: readonly string[];
}

/** How a table is interpreted: which line is the heading, and what each column means. */
export interface Shape {
  /** Index of the heading's line in the table; null: there is no heading. */
  readonly heading: number | null;
  readonly columns: readonly ColumnMeaning[];
}

/** The user's changes to a row, or the variant chosen for it; `leftOut` excludes the row from the order. */
export interface Repair extends Partial<Fields> {
  readonly variant?: string;
  readonly leftOut?: boolean;
}
/** The user's changes, by row id. */
export type Repairs = Readonly<Record<string, Repair>>;

const noFields: Fields = { ean: '', articleNumber: '', colour: '', length: '', size: '', quantity: '' };

/** Without a quantity column each row counts as one piece, as in lists written by a scanner. */
export const countsRows = ({ columns }: Shape): boolean =>
  !columns.includes('quantity') && !columns.includes('sizes');

function fieldsOf({ cells }: TableLine, columns: readonly ColumnMeaning[]): Fields {
  const fields: Record<RowField, string> = { ...noFields };
  columns.forEach((meaning, at) => {
    if (meaning !== 'ignored' && meaning !== 'sizes') fields[meaning] = bareText(cells[at] ?? '');
  });
  return fields;
}

function rowsOfLine(line: TableLine, shape: Shape, sizes: readonly string[]): EntryRow[] {
  const { columns } = shape;
  const row = { id: String(line.number), line: line.number };
  if (line.loose) return [{ ...row, fields: noFields }];
  const fields = fieldsOf(line, columns);
  if (!columns.includes('sizes')) {
    return [{ ...row, fields: countsRows(shape) ? { ...fields, quantity: '1' } : fields }];
  }
  const cells = columns.flatMap((meaning, at) => {
    const quantity = bareText(line.cells[at] ?? '');
    return meaning === 'sizes' && quantity !== '' ? [{ at, quantity }] : [];
  });
  if (cells.length === 0) return [{ ...row, fields: { ...fields, quantity: '' } }];
  return cells.map(({ at, quantity }) => ({
    id: `${line.number}.${at + 1}`,
    line: line.number,
    fields: { ...fields, size: sizes[at] ?? '', quantity },
  }));
}

/**
 * Interprets a loose line by the columns, if it has as many cells as the heading. Null: not possible, because there
 * is no heading or sizes are columns.
 */
export function rowByHeading({ loose: _, ...line }: TableLine, shape: Shape): EntryRow | null {
  const { heading, columns } = shape;
  if (heading === null || columns.length !== line.cells.length || columns.includes('sizes')) return null;
  return rowsOfLine(line, shape, [])[0] ?? null;
}

/** The lines below the heading. */
export const bodyOf = ({ lines }: Table, { heading }: Pick<Shape, 'heading'>): readonly TableLine[] =>
  heading === null ? lines : lines.slice(heading + 1);

/**
 * All rows of a table. A line is one row, or one row for each size that has a quantity. Loose lines are not
 * interpreted by the columns.
 */
export function rowsOf(table: Table, shape: Shape): EntryRow[] {
  const heading = shape.heading === null ? [] : (table.lines[shape.heading]?.cells ?? []);
  const sizes = heading.map(bareText);
  return bodyOf(table, shape).flatMap((line) => rowsOfLine(line, shape, sizes));
}

/** The row with the user's changes applied. */
export const repaired = (row: EntryRow, repair: Repair | undefined): EntryRow => {
  if (!repair) return row;
  const { variant: _, leftOut: __, ...fields } = repair;
  return { ...row, fields: { ...row.fields, ...fields } };
};
