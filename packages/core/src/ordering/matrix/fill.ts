import { type Box, columnsIn, placesIn, rowsIn } from './blocks.ts';
import type { At, CellGrid } from './cellGrid.ts';
import { type Placing, placed } from './placing.ts';

/** Returns the content of a cell, '' if empty. */
export type Read = (at: At) => string;

/**
 * The block covered by dragging the fill handle of a block to a place. It grows only in the direction of the longest
 * drag. Null: it does not grow.
 */
export const drawnTo = (from: Box, { row, column }: At): Box | null => {
  const down = row - from.bottom;
  const up = from.top - row;
  const right = column - from.right;
  const left = from.left - column;
  const furthest = Math.max(down, up, right, left);
  if (furthest <= 0) return null;
  if (furthest === down) return { ...from, bottom: row };
  if (furthest === up) return { ...from, top: row };
  return furthest === right ? { ...from, right: column } : { ...from, left: column };
};

const around = (length: number, at: number): number => ((at % length) + length) % length;

const isIn = ({ top, left, bottom, right }: Box, { row, column }: At): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Repeats the block `from` over `to`, which contains it; its own cells stay unchanged. */
export const filled = (field: CellGrid, from: Box, to: Box, read: Read): Placing =>
  placed(
    field,
    placesIn(to)
      .filter((at) => !isIn(from, at))
      .map((at) => ({
        at,
        entry: read({
          row: from.top + around(rowsIn(from), at.row - from.top),
          column: from.left + around(columnsIn(from), at.column - from.left),
        }),
      })),
  );

/**
 * Ctrl+D and Ctrl+R: copies the block's first row or column over the rest of the block. A single row or column copies
 * from its neighbour. Null: there is no neighbour.
 */
export const filledAlong = (
  field: CellGrid,
  box: Box,
  direction: 'down' | 'right',
  read: Read,
): (Placing & { readonly box: Box }) | null => {
  if (direction === 'down') {
    const top = rowsIn(box) === 1 ? box.top - 1 : box.top;
    if (top < 0) return null;
    return { ...filled(field, { ...box, top, bottom: top }, { ...box, top }, read), box };
  }
  const left = columnsIn(box) === 1 ? box.left - 1 : box.left;
  if (left < 0) return null;
  return { ...filled(field, { ...box, left, right: left }, { ...box, left }, read), box };
};

/** Puts one entry into all existing cells of a block. */
export const putInAll = (field: CellGrid, box: Box, entry: string): Placing =>
  placed(
    field,
    placesIn(box)
      .filter(({ row, column }) => field[row]?.[column] !== 'hole')
      .map((at) => ({ at, entry })),
  );
