import { Unreadable } from './unreadable.ts';

/** A list has not more; what is read of a sheet is all that lies between its first cell and its last. */
export const MOST_COLUMNS = 100;
export const MOST_ROWS = 50_000;

const cells = /<((?:\w+:)?c)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)/g;
const emptyRows = /<((?:\w+:)?row)\b([^>]*?)(?:\/>|>\s*<\/\1>)/g;
const reference = /\br="([A-Z]{1,3})(\d{1,7})"/;
const content = /<(?:\w+:)?(?:v|t)\b[^>]*>[^<]/;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * A sheet without the empty cells and rows that lie far from every list: formatting alone makes them, and a reader would
 * fill everything between.
 *
 * @throws {Unreadable} `farCell` where something stands there
 */
export function withoutFarCells(sheet: string): string {
  const near = sheet.replace(cells, (whole, _tag, attributes: string, body: string | undefined) => {
    const [, letters = '', row = ''] = reference.exec(attributes) ?? [];
    if (columnOf(letters) <= MOST_COLUMNS && Number(row) <= MOST_ROWS) return whole;
    if (content.test(body ?? '')) {
      const cell = `${letters}${row}`;
      throw new Unreadable({ code: 'farCell', cell, columns: MOST_COLUMNS, rows: MOST_ROWS });
    }
    return '';
  });
  return near.replace(emptyRows, (whole, _tag, attributes: string) =>
    Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? 0) > MOST_ROWS ? '' : whole,
  );
}
