import { type Element, tagsIn, without } from './elements.ts';
import { Unreadable } from './unreadable.ts';

/** A list has not more; what is read of a sheet is all that lies between its first cell and its last. */
export const MOST_COLUMNS = 100;
export const MOST_ROWS = 50_000;

const reference = /\br="([A-Z]{1,3})(\d{1,7})"/;
const places = /^(?:\w+:)?c$/;
const rows = /^(?:\w+:)?row$/;
const contents = /^(?:\w+:)?[vt]$/;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Whether something stands in a cell: a value or a text that is not empty. */
function hasContent(body: string): boolean {
  for (const { ends } of tagsIn(body, contents)) {
    const next = body[ends];
    if (next !== undefined && next !== '<') return true;
  }
  return false;
}

function isFar({ attributes }: Element): boolean {
  const [, letters = '', row = ''] = reference.exec(attributes) ?? [];
  return columnOf(letters) > MOST_COLUMNS || Number(row) > MOST_ROWS;
}

/** @throws {Unreadable} `farCell` where something stands in it */
function assertEmpty({ attributes, body }: Element): void {
  if (!hasContent(body)) return;
  const [, letters = '', row = ''] = reference.exec(attributes) ?? [];
  throw new Unreadable({ code: 'farCell', cell: `${letters}${row}`, columns: MOST_COLUMNS, rows: MOST_ROWS });
}

const isFarAndEmpty = ({ attributes, body }: Element): boolean =>
  !/\S/.test(body) && Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? 0) > MOST_ROWS;

/**
 * A sheet without the empty cells and rows that lie far from every list: formatting alone makes them, and a reader would
 * fill everything between.
 *
 * @throws {Unreadable} `farCell` where something stands there
 */
export function withoutFarCells(sheet: string): string {
  const near = without(sheet, places, (cell) => {
    if (!isFar(cell)) return false;
    assertEmpty(cell);
    return true;
  });
  return without(near, rows, isFarAndEmpty);
}
