/**
 * Damage that a spreadsheet does to codes: it shows long numbers in scientific notation, and turns '3-4' into a date.
 */
export type Damage = 'digitsLost' | 'date';

/**
 * The text of a cell without blanks around it and without protection against spreadsheets: Excel's leading
 * apostrophe, `="…"`.
 */
export const bareText = (cell: string): string =>
  cell
    .replace(/[\u00a0\u202f\u200b\ufeff]/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'/, '')
    .trim();

const power = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;

/** The digits of '4,006381333931E+12'; null if some were rounded away or it is not such a number. */
export function digitsOfPower(text: string): string | null {
  const [, first, rest = '', exponent] = power.exec(text) ?? [];
  if (first === undefined || exponent === undefined) return null;
  const places = Number(exponent);
  return rest.length === places ? first + rest : null;
}

const months =
  'jan|feb|mär|mrz|mar|apr|mai|may|jun|jul|aug|sep|sept|okt|oct|nov|dez|dec|januar|january|februar|february|märz|march|april|juni|june|juli|july|august|september|oktober|october|november|dezember|december';
const dates = [
  /^\d{4}-\d\d-\d\d(?:[T ].*)?$/,
  /^\d{1,2}\.\d{1,2}\.\d{4}$/,
  /^\d{1,2}\/\d{1,2}\/\d{4}$/,
  new RegExp(`^\\d{1,2}[-. ]+(?:${months})\\.?(?:[-. ]\\d{2,4})?$`, 'i'),
  new RegExp(`^(?:${months})\\.?[-. ]+\\d{1,4}$`, 'i'),
];

/** The visible damage a spreadsheet has done to a cell; null: none. */
export function damageOf(text: string): Damage | null {
  if (power.test(text) && digitsOfPower(text) === null) return 'digitsLost';
  return dates.some((date) => date.test(text)) ? 'date' : null;
}

/** Whether a GTIN (8, 12, 13 or 14 digits) has a correct check digit. */
export function hasCheckDigit(gtin: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(gtin)) return false;
  const digits = [...gtin.padStart(14, '0')].map(Number);
  const sum = digits.slice(0, 13).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[13];
}

/** A normal form for all spellings of a GTIN, without leading zeros: scanners and spreadsheets add or remove them. */
export const gtinOf = (text: string): string => text.replace(/^0+(?=\d)/, '');

/** The digits of an EAN, without blanks and hyphens; null: the text is not an EAN. */
export function eanOf(text: string): string | null {
  const written = digitsOfPower(text) ?? text.replace(/[\s-]/g, '');
  if (!/^\d{8,14}$/.test(written)) return null;
  return written;
}

/**
 * A number as a spreadsheet rewrites it: without leading zeros and without trailing zeros after the decimal point.
 * Null: it stays unchanged.
 */
export function numberInSheet(text: string): string | null {
  if (!/^\d+(?:\.\d*)?$/.test(text)) return null;
  const [whole = '', decimals = ''] = text.split('.');
  let end = decimals.length;
  while (decimals[end - 1] === '0') end -= 1;
  return end === 0 ? gtinOf(whole) : `${gtinOf(whole)}.${decimals.slice(0, end)}`;
}

const marks = /\p{M}/gu;

const MOST_FOLDED = 20_000;
const folded = new Map<string, string>();

/** Normalizes words for comparison: without case, accents and punctuation; umlauts are spelled out. */
export function foldWord(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const word = text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (folded.size >= MOST_FOLDED) folded.clear();
  folded.set(text, word);
  return word;
}
