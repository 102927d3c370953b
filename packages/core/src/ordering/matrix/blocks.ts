import type { At, CellGrid } from './cellGrid.ts';

/** A rectangular block of cells; the edges are included. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The block between two opposite corners, in any order. */
export const boxOf = (one: At, other: At): Box => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

/** How many rows a block covers; at least 1. */
export const rowsIn = ({ top, bottom }: Box): number => bottom - top + 1;
/** How many columns a block covers; at least 1. */
export const columnsIn = ({ left, right }: Box): number => right - left + 1;
/** Whether the block is a single cell. */
export const isSingle = (box: Box): boolean => rowsIn(box) === 1 && columnsIn(box) === 1;

export const holds = ({ top, left, bottom, right }: Box, { row, column }: At): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The positions of a block, row by row. */
export const placesIn = (box: Box): At[] =>
  Array.from({ length: rowsIn(box) * columnsIn(box) }, (_, at) => ({
    row: box.top + Math.floor(at / columnsIn(box)),
    column: box.left + (at % columnsIn(box)),
  }));

const widthOf = (field: CellGrid): number => Math.max(0, ...field.map((row) => row.length));

/** The whole matrix; null: it has no cells. */
export const wholeField = (field: CellGrid): Box | null =>
  field.length === 0 || widthOf(field) === 0
    ? null
    : { top: 0, left: 0, bottom: field.length - 1, right: widthOf(field) - 1 };

/** All positions of a row, up to the width of the widest row. */
export const wholeRow = (field: CellGrid, row: number): Box => ({
  top: row,
  bottom: row,
  left: 0,
  right: widthOf(field) - 1,
});

/** All positions of a column, from the first row to the last. */
export const wholeColumn = (field: CellGrid, column: number): Box => ({
  top: 0,
  bottom: field.length - 1,
  left: column,
  right: column,
});

export type Reach = 'left' | 'right' | 'up' | 'down' | 'rowStart' | 'rowEnd' | 'columnStart' | 'columnEnd';

const within = (most: number, wanted: number): number => Math.max(0, Math.min(most, wanted));

/** The new far corner when a range is extended. It stays within the matrix, but may be a position without a cell. */
export const reached = (field: CellGrid, { row, column }: At, reach: Reach): At => {
  const lastRow = field.length - 1;
  const lastColumn = widthOf(field) - 1;
  const ends: Readonly<Record<Reach, At>> = {
    left: { row, column: within(lastColumn, column - 1) },
    right: { row, column: within(lastColumn, column + 1) },
    up: { row: within(lastRow, row - 1), column },
    down: { row: within(lastRow, row + 1), column },
    rowStart: { row, column: 0 },
    rowEnd: { row, column: lastColumn },
    columnStart: { row: 0, column },
    columnEnd: { row: lastRow, column },
  };
  return ends[reach];
};

/**
 * The next editable cell within a block, wrapping around at its end. Enter goes by columns, Tab by rows. Null: there
 * is none.
 */
export const nextWithin = (
  field: CellGrid,
  box: Box,
  at: At,
  by: 'row' | 'column',
  backwards: boolean,
): At | null => {
  const places = placesIn(box);
  if (by === 'column') places.sort((one, other) => one.column - other.column || one.row - other.row);
  if (backwards) places.reverse();
  const here = places.findIndex(({ row, column }) => row === at.row && column === at.column);
  const around = [...places.slice(here + 1), ...places.slice(0, here + 1)];
  return around.find(({ row, column }) => field[row]?.[column] === 'open') ?? null;
};
