import { integer, max, min } from 'superstruct';

/** The most pieces one cell of the matrix takes. */
export const MOST_PIECES = 9999;

/** Pieces of a cell: a whole number from 0 to {@link MOST_PIECES}. */
export const quantityStruct = max(min(integer(), 0), MOST_PIECES);
