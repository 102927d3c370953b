import { type Box, columnsIn, placesIn, rowsIn } from './blocks.ts';
import type { CellGrid } from './cellGrid.ts';
import type { Block } from './clipboardText.ts';
import { type Placing, placed } from './placing.ts';

/** The result of a paste: what it types, what found no cell, and the block it covers. */
export interface Pasted extends Placing {
  /** The block written to, which becomes the selection. It is cut at the edge of the matrix. */
  readonly box: Box;
}

const times = (room: number, size: number): number => (room % size === 0 ? room / size : 1);

const entryAt = (block: Block, row: number, column: number): string => block[row]?.[column] ?? '';

/**
 * Pastes a block at the upper left corner of the selection. A single value fills the whole selection. A block is
 * repeated if the selection is a multiple of its size; otherwise it is pasted once, whatever the selection.
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
