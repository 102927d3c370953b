import { MOST_PIECES } from '../../contract/index.ts';

/** Why a text is not a quantity; `tooMany`: above the maximum of a cell (9999). */
export type QuantityProblem =
  | { readonly code: 'missing' }
  | { readonly code: 'notNumber' }
  | { readonly code: 'notWhole' }
  | { readonly code: 'negative' }
  | { readonly code: 'tooMany' }
  /**
   * Ambiguous: '4.000' can mean four with three decimals or four thousand. The second reading may exceed the maximum
   * of a cell.
   */
  | { readonly code: 'unclear'; readonly readings: readonly [number, number] };

export type QuantityRead = { readonly pieces: number } | { readonly problem: QuantityProblem };

const units = 'stk|stck|stueck|stück|st|pcs|pce|pc|pieces|piece|pieza|ea|units|unit|x|×';
const withUnit = new RegExp(`^(\\S+?)\\s*(?:${units})\\.?$`, 'i');
const withTimes = /^[x×]\s*(\S+)$/i;
/** A single group of three digits; with more groups the number exceeds the maximum of a cell. */
const grouped = /^(\d{1,3})(?:[.,'’\u00a0\u202f ])(\d{3})$/;

const problem = (code: 'missing' | 'notNumber' | 'notWhole' | 'negative' | 'tooMany'): QuantityRead => ({
  problem: { code },
});

const whole = (digits: string): QuantityRead => {
  const pieces = Number(digits);
  return pieces <= MOST_PIECES ? { pieces } : problem('tooMany');
};

function readGrouped(high: string, low: string): QuantityRead {
  if (low !== '000') return whole(high + low);
  const few = Number(high);
  return few === 0 ? { pieces: 0 } : { problem: { code: 'unclear', readings: [few, few * 1000] } };
}

const decimals = /^\d*[.,]\d+$/;

/**
 * Reads the quantity in a cell of a list (HZ23): whole numbers 0 to 9999. Blanks and units around the number are
 * allowed, and a thousands separator where it is unambiguous. It never guesses: ambiguous, fractional, negative,
 * scientific and non-numeric values are rejected with a reason.
 */
export function readQuantity(text: string): QuantityRead {
  const bare = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(/^'/, '')
    .trim();
  if (bare === '') return problem('missing');
  const number = withUnit.exec(bare)?.[1] ?? withTimes.exec(bare)?.[1] ?? bare;
  if (/^\d+$/.test(number)) return number.length > 9 ? problem('tooMany') : whole(number);
  if (/^[-−–(]\s*\d/.test(number) || /^\d+-$/.test(number)) return problem('negative');
  const [, high, low] = grouped.exec(number) ?? [];
  if (high !== undefined && low !== undefined) return readGrouped(high, low);
  if (/^\d{1,3}([.,'’ ]\d{3})+$/.test(number)) return problem('tooMany');
  return problem(decimals.test(number) ? 'notWhole' : 'notNumber');
}
