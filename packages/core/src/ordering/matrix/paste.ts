import type { Block } from './clipboardText.ts';
import type { CellGrid } from './moves.ts';
import { type Placing, placed } from './placing.ts';
import { type Box, columnsIn, placesIn, rowsIn } from './ranges.ts';

/** What pasting types, what of it found no cell, and where it went. */
export interface Pasted extends Placing {
  /** What was written to, to be chosen afterwards; it ends with the sheet. */
  readonly box: Box;
}

const times = (room: number, size: number): number => (room % size === 0 ? room / size : 1);

const entryAt = (block: Block, row: number, column: number): string => block[row]?.[column] ?? '';

/**
 * A block put into a sheet from the upper left corner of what is chosen. One value fills all of it; a block is repeated
 * where what is chosen is a multiple of it; else it goes in once, whatever is chosen.
 */
export const pasted = (field: CellGrid, chosen: Box, block: Block): Pasted => {
  const height = block.length;
  const width = block.reduce((most, row) => Math.max(most, row.length), 1);
  const down = times(rowsIn(chosen), height);
  const across = times(columnsIn(chosen), width);
  const box = {
    top: chosen.top,
    left: chosen.left,
    bottom: chosen.top + height * down - 1,
    right: chosen.left + width * across - 1,
  };
  const wanted = placesIn(box).map((at) => ({
    at,
    entry: entryAt(block, (at.row - box.top) % height, (at.column - box.left) % width),
  }));
  const lastColumn = Math.max(0, ...field.map((row) => row.length)) - 1;
  return {
    ...placed(field, wanted),
    box: {
      ...box,
      bottom: Math.min(box.bottom, field.length - 1),
      right: Math.min(box.right, lastColumn),
    },
  };
};
