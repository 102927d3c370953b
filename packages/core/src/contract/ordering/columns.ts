/**
 * One small number a row, each as one unit of a string: a fifth of the same list of numbers in JSON, read with one
 * call a row, and compressed to about what its rows are worth. Control characters, quotes, backslashes and
 * surrogates are not used, so that JSON escapes nothing.
 */
export type Column = string;

const FIRST_UNIT = 0x23;
const BACKSLASH = 0x5c;
const LAST_UNIT = 0xd7ff;

/** Numbers of a column are below this. */
export const COLUMN_LIMIT = LAST_UNIT - FIRST_UNIT;

const unitOf = (value: number): number => {
  const unit = FIRST_UNIT + value;
  return unit < BACKSLASH ? unit : unit + 1;
};

const numberOf = (unit: number): number => (unit < BACKSLASH ? unit : unit - 1) - FIRST_UNIT;

const CHUNK = 8_192;

/**
 * Packs whole numbers from 0 to below {@link COLUMN_LIMIT}.
 *
 * @throws {RangeError} for any other.
 */
export function packColumn(values: ArrayLike<number>): Column {
  let column = '';
  for (let from = 0; from < values.length; from += CHUNK) {
    const units = new Uint16Array(Math.min(CHUNK, values.length - from));
    for (let at = 0; at < units.length; at += 1) {
      const value = values[from + at] ?? -1;
      if (!Number.isInteger(value) || value < 0 || value >= COLUMN_LIMIT)
        throw new RangeError(`A column cannot hold ${value}`);
      units[at] = unitOf(value);
    }
    column += String.fromCharCode(...units);
  }
  return column;
}

/** The numbers of a column, row by row. */
export function readColumn(column: Column): Uint16Array {
  const values = new Uint16Array(column.length);
  for (let row = 0; row < column.length; row += 1) values[row] = numberOf(column.charCodeAt(row));
  return values;
}

/** One number of a column. */
export const numberAt = (column: Column, row: number): number => numberOf(column.charCodeAt(row));

/** Whether a text is a column of `rows` numbers below `limit`. */
export function isColumn(column: string, rows: number, limit: number): boolean {
  if (column.length !== rows) return false;
  const last = unitOf(limit - 1);
  for (let row = 0; row < rows; row += 1) {
    const unit = column.charCodeAt(row);
    if (unit < FIRST_UNIT || unit > last || unit === BACKSLASH) return false;
  }
  return true;
}
