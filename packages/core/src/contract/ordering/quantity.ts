import { integer, max, min } from 'superstruct';

/** Maximum pieces in one cell of the matrix. */
export const MOST_PIECES = 9999;

/** Pieces in a cell: a whole number from 0 to {@link MOST_PIECES}. */
export const quantityStruct = max(min(integer(), 0), MOST_PIECES);
