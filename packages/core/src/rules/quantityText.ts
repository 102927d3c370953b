import { type Language, MOST_PIECES } from '../contract/index.ts';
import { numberSign } from '../contract/numberSign.ts';

/** Why a text is not a quantity; `tooMany`: above the maximum of a cell (HZ23). */
export type QuantityProblem =
  | { readonly code: 'missing' | 'notNumber' | 'notWhole' | 'negative' | 'tooMany' }
  /**
   * Ambiguous: '4.000' can mean four with three decimals or four thousand. The second reading may exceed the maximum
   * of a cell.
   */
  | { readonly code: 'unclear'; readonly readings: readonly [number, number] };

/** The pieces a text means, a whole number from 0 to 9999, or why it means none. */
export type QuantityRead = { readonly pieces: number } | { readonly problem: QuantityProblem };

/** Digits are in groups, which are not read where the text stands. */
type Separated = { readonly code: 'separated' };
type Digits<Problem> = { readonly digits: string } | { readonly problem: Problem };

/** How the texts of one place differ from those of others. What is not named here is read alike everywhere. */
interface QuantityPlace<Problem> {
  /** Empty texts: no pieces in a cell, but in a list the quantity was forgotten. */
  readonly empty: 'none' | 'missing';
  /** Digits in groups of three, such as 1,200, with the signs between them. */
  readonly groups: (digits: string, signs: string) => Digits<Problem>;
  /** Lists also name units ('4 Stk', 'x4'), and Excel marks text with an apostrophe. */
  readonly units?: boolean;
  /** Sheets show whole numbers as '12.00', and none as a dash. In a list '4,00' may be a price. */
  readonly sheet?: boolean;
  /** A longer text is no number, whatever it consists of. */
  readonly longest?: number;
  /** More digits are too many, though they begin with zeros: in a list they are a code. */
  readonly mostDigits?: number;
}

const unitNames = 'stk|stck|stueck|stück|st|pcs|pce|pc|pieces|piece|pieza|ea|units|unit|x|×';
const withUnit = new RegExp(`^(\\S+?)\\s*(?:${unitNames})\\.?$`, 'i');
const withTimes = /^[x×]\s*(\S+)$/i;
const grouped = /^\d{1,3}(?:[.,'’\s]\d{3})+$/;
const negative = /^[-−–(]\s*\d|^\d+-$/;
const decimal = /^(\d*)[.,](\d+)$/;

const problem = <Code>(code: Code) => ({ problem: { code } });
const withoutUnit = (text: string): string => {
  const bare = text.replace(/^'/, '').trim();
  return withUnit.exec(bare)?.[1] ?? withTimes.exec(bare)?.[1] ?? bare;
};

function digitsIn<P>(text: string, place: QuantityPlace<P>): Digits<P | QuantityProblem> {
  const { empty, groups, units, sheet, longest = Infinity, mostDigits = Infinity } = place;
  const bare = units ? withoutUnit(text.trim()) : text.trim();
  if (bare === '' || (sheet && /^[-–—]$/.test(bare)))
    return empty === 'none' ? { digits: '' } : problem('missing');
  if (bare.length > longest) return problem('notNumber');
  if (/^\d+$/.test(bare)) return bare.length > mostDigits ? problem('tooMany') : { digits: bare };
  if (negative.test(bare)) return problem('negative');
  if (grouped.test(bare)) return groups(bare.replace(/\D/g, ''), bare.replace(/\d/g, ''));
  const [, whole, rest = ''] = decimal.exec(bare) ?? [];
  if (whole === undefined) return problem('notNumber');
  return sheet && whole !== '' && /^0{1,2}$/.test(rest) ? { digits: whole } : problem('notWhole');
}

function readQuantity<P>(
  text: string,
  place: QuantityPlace<P>,
): { readonly pieces: number } | { readonly problem: P | QuantityProblem } {
  const read = digitsIn(text, place);
  if ('problem' in read) return read;
  const pieces = Number(read.digits);
  return pieces <= MOST_PIECES ? { pieces } : { problem: { code: 'tooMany' } };
}

/** 1,000 and 1.000 mean different things to different people, so whoever types is asked to leave the sign out. */
const typed: QuantityPlace<Separated> = { empty: 'none', longest: 12, groups: () => problem('separated') };

/**
 * The language of the page says what a sign in a pasted cell means, and blanks mean nothing else. The other language's
 * sign could begin a fraction; the text then stays, to be corrected in the cell.
 */
const pasted = (language: Language): QuantityPlace<Separated> => ({
  empty: 'none',
  sheet: true,
  groups: (digits, signs) =>
    /^[\s'’]+$/.test(signs) || signs.replaceAll(numberSign(language, 'group'), '') === ''
      ? { digits }
      : problem('separated'),
});

/** Nobody knows who wrote a list, so only '1.200' is clear: three zeros could be decimals, and are asked about. */
const listed: QuantityPlace<QuantityProblem> = {
  empty: 'missing',
  units: true,
  mostDigits: 9,
  groups: (digits, signs) => {
    if (signs.length > 1) return problem('tooMany');
    const few = Number(digits.slice(0, -3));
    return few > 0 && digits.endsWith('000')
      ? { problem: { code: 'unclear', readings: [few, few * 1000] } }
      : { digits };
  },
};

/** Reads the quantity in a row of a list (HZ23, M4). It never guesses. */
export const readListQuantity = (text: string): QuantityRead => readQuantity(text, listed);

/** The pieces of an entry in a cell; null: it is none, and gets rejected there (HZ23, N3). */
export const piecesOf = (entry: string): number | null => {
  const read = readQuantity(entry, typed);
  return 'pieces' in read ? read.pieces : null;
};

/** Why an entry in a cell is not a quantity (HZ23, N3); null: it is valid. */
export const entryFault = (entry: string): (QuantityProblem | Separated)['code'] | null => {
  const read = readQuantity(entry, typed);
  return 'problem' in read ? read.problem.code : null;
};

/** The text of a quantity in a cell; 0 is an empty cell. */
export const entryOf = (pieces: number): string => (pieces === 0 ? '' : String(pieces));

/** An invalid text is cut to this length: it is only shown so that the user can correct it. */
const LONGEST_ENTRY = 24;

/** The entry that a cell pasted from elsewhere becomes (M4); the text itself where it is no clear number. */
export const entryOfPasted = (text: string, language: Language): string => {
  const read = digitsIn(text, pasted(language));
  const entry = 'digits' in read ? read.digits : text.trim().replace(/\s+/g, ' ');
  return entry.slice(0, LONGEST_ENTRY);
};
