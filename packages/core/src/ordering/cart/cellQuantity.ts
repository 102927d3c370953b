import { MOST_PIECES } from '../../contract/index.ts';

/**
 * Why an entry is not a quantity. `separated`: thousands separators are not accepted, because 1,000 and 1.000 mean
 * different things to different people; `fraction`: 1.5; `negative`: −1; `tooMany`: above the maximum of a cell;
 * `noNumber`: anything else (1e3, x, 0x10).
 */
export type EntryFault = 'separated' | 'fraction' | 'negative' | 'tooMany' | 'noNumber';

const LONGEST = 12;

/** The pieces of an entry, or why it is invalid. Surrounding blanks are ignored; an empty cell means 0 pieces. */
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
 * The pieces typed or pasted into a cell: whole numbers 0 to 9999. Anything else is null and gets rejected in the
 * cell.
 */
export const piecesOf = (entry: string): number | null => {
  const pieces = read(entry);
  return typeof pieces === 'number' ? pieces : null;
};

/** Why an entry is not a quantity; null: it is valid. */
export const entryFault = (entry: string): EntryFault | null => {
  const fault = read(entry);
  return typeof fault === 'number' ? null : fault;
};

/** The text of a quantity in a cell; 0 is an empty cell. */
export const entryOf = (pieces: number): string => (pieces === 0 ? '' : String(pieces));
