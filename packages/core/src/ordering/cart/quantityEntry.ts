import { MOST_PIECES } from '../../contract/index.ts';

/**
 * Pieces behind what was typed into a cell: whole numbers 0 to 9999, an emptied cell means none. Anything
 * else (1.5, −1, 1e3, blanks) is null: refused where it is typed.
 */
export const piecesOf = (entry: string): number | null => {
  if (entry === '') return 0;
  if (!/^\d{1,5}$/.test(entry)) return null;
  const pieces = Number(entry);
  return pieces <= MOST_PIECES ? pieces : null;
};
