/** What a spreadsheet does to codes: shows long numbers in powers of ten, and takes '3-4' for a date. */
export type Damage = 'digitsLost' | 'date';

/** A cell without what only protects it: blanks around it, Excel's leading apostrophe, `="…"`. */
export const bareText = (cell: string): string =>
  cell
    .replace(/[\u00a0\u202f\u200b\ufeff]/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'/, '')
    .trim();

const power = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;

/** The digits behind '4,006381333931E+12'; null where some were rounded away or it is no such number. */
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

/** What a spreadsheet has made of a cell that was something else; null: nothing that can be seen. */
export function damageOf(text: string): Damage | null {
  if (power.test(text) && digitsOfPower(text) === null) return 'digitsLost';
  return dates.some((date) => date.test(text)) ? 'date' : null;
}

/** Whether the last digit of a GTIN (8, 12, 13 or 14 digits) is the one its others ask for. */
export function hasCheckDigit(gtin: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(gtin)) return false;
  const digits = [...gtin.padStart(14, '0')].map(Number);
  const sum = digits.slice(0, 13).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[13];
}

/** The same for every way to write a GTIN: leading zeros come and go between scanners and spreadsheets. */
export const gtinOf = (text: string): string => text.replace(/^0+(?=\d)/, '');

/** The digits of an EAN as written, blanks and hyphens between them left out; null: it is none. */
export function eanOf(text: string): string | null {
  const written = digitsOfPower(text) ?? text.replace(/[\s-]/g, '');
  if (!/^\d{8,14}$/.test(written)) return null;
  return written;
}

/** What a spreadsheet leaves of a number: no zeros before it, nor behind its decimals. Null: it leaves it alone. */
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

/** How words are compared: no case, accents or punctuation; umlauts as they are written without their dots. */
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
