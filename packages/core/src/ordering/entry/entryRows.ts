import { bareText } from './codeText.ts';
import type { ColumnMeaning } from './columnNames.ts';
import type { Table, TableLine } from './table.ts';

/** What a row says, as it is written; '' where it says nothing. */
export interface Fields {
  readonly ean: string;
  readonly articleNumber: string;
  readonly colour: string;
  readonly length: string;
  readonly size: string;
  readonly quantity: string;
}
/** A part of what a row of a list can say. */
export type RowField = keyof Fields;

/** The fields in the order in which they are shown and written. */
export const fieldNames: readonly RowField[] = [
  'ean',
  'articleNumber',
  'colour',
  'length',
  'size',
  'quantity',
];

/** One quantity of a list: a line of it, or a cell of a line where sizes are columns. */
export interface EntryRow {
  readonly id: string;
  /** Of the source, from 1. */
  readonly line: number;
  readonly fields: Fields;
  /** What it says was told by its own cells, not by the columns of the list. */
  readonly alone?: true;
  /** How it stands in the list, where it was told by its own cells and not all of them found a field. */
  readonly written?: string;
  /** What its own cells can mean, where that is several: articleVariantIds. */
  readonly readings?: readonly string[];
}

/** How a table is read: which line is its heading, and what each column means. */
export interface Shape {
  /** The line's index in the table; null: there is no heading. */
  readonly heading: number | null;
  readonly columns: readonly ColumnMeaning[];
}

/** What the user changed of a row, or the variant that was chosen for it; `leftOut` takes it out of the order. */
export interface Repair extends Partial<Fields> {
  readonly variant?: string;
  readonly leftOut?: boolean;
}
/** What the user changed, by the row's id. */
export type Repairs = Readonly<Record<string, Repair>>;

const noFields: Fields = { ean: '', articleNumber: '', colour: '', length: '', size: '', quantity: '' };

/** Without a column of quantities each row stands for one piece, as a scanner writes its list. */
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
 * A loose line that has as many cells as the heading: the columns may yet say what it means. Null: they cannot, for
 * there is no heading, or sizes are columns.
 */
export function rowByHeading({ loose: _, ...line }: TableLine, shape: Shape): EntryRow | null {
  const { heading, columns } = shape;
  if (heading === null || columns.length !== line.cells.length || columns.includes('sizes')) return null;
  return rowsOfLine(line, shape, [])[0] ?? null;
}

/** The lines that hold rows: those below the heading. */
export const bodyOf = ({ lines }: Table, { heading }: Pick<Shape, 'heading'>): readonly TableLine[] =>
  heading === null ? lines : lines.slice(heading + 1);

/**
 * Every row of a table, none left out: a line is one row, or one for each size that has a quantity. What a loose line
 * says is not told by columns.
 */
export function rowsOf(table: Table, shape: Shape): EntryRow[] {
  const heading = shape.heading === null ? [] : (table.lines[shape.heading]?.cells ?? []);
  const sizes = heading.map(bareText);
  return bodyOf(table, shape).flatMap((line) => rowsOfLine(line, shape, sizes));
}

/** A row as the user repaired it. */
export const repaired = (row: EntryRow, repair: Repair | undefined): EntryRow => {
  if (!repair) return row;
  const { variant: _, leftOut: __, ...fields } = repair;
  return { ...row, fields: { ...row.fields, ...fields } };
};
