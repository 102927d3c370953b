import { MOST_PIECES } from '../../contract/index.ts';

/**
 * Why an entry is no quantity. `separated`: thousands are not set apart (1,000 and 1.000 mean different things to
 * different people); `fraction`: 1.5; `negative`: −1; `tooMany`: above the most a cell takes; `noNumber`: anything
 * else (1e3, x, 0x10).
 */
export type EntryFault = 'separated' | 'fraction' | 'negative' | 'tooMany' | 'noNumber';

const LONGEST = 12;

/** Pieces behind an entry, or why there are none. Blanks around it are nothing; an emptied cell means no pieces. */
const read = (entry: string): number | EntryFault => {
  const text = entry.trim();
  if (text === '') return 0;
  if (text.length > LONGEST) return 'noNumber';
  if (/^\d+$/.test(text)) return Number(text) <= MOST_PIECES ? Number(text) : 'tooMany';
  if (/^[-−]\s?\d/.test(text)) return 'negative';
  if (/^\d{1,3}([.,'’\s]\d{3})+$/.test(text)) return 'separated';
  return /^\d*[.,]\d+$/.test(text) ? 'fraction' : 'noNumber';
};

/**
 * Pieces behind what was typed or pasted into a cell: whole numbers 0 to 9999. Anything else is null: refused where
 * it is typed.
 */
export const piecesOf = (entry: string): number | null => {
  const pieces = read(entry);
  return typeof pieces === 'number' ? pieces : null;
};

/** Why an entry is no quantity; null: it is one. */
export const entryFault = (entry: string): EntryFault | null => {
  const fault = read(entry);
  return typeof fault === 'number' ? null : fault;
};

/** How a quantity is written in a cell; none is an empty cell. */
export const entryOf = (pieces: number): string => (pieces === 0 ? '' : String(pieces));
