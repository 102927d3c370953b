import { gtinOf } from '../../rules/gtin.ts';

/**
 * Damage that a spreadsheet does to codes: it shows long numbers in scientific notation, and turns '3-4' into a date.
 */
export type Damage = 'digitsLost' | 'date';

/**
 * What may be around the text of a cell, in place of its blanks, or beside a letter: some systems write 'ä' as two signs,
 * which nobody can tell from one. Most cells have nothing of it.
 */
const wrapped = /^[='\s]|[\u0300-\u036f\u00a0\u202f\u200b\ufeff]|\s$/;

/**
 * The text of a cell without blanks around it and without protection against spreadsheets: Excel's leading
 * apostrophe, `="…"`.
 */
export const bareText = (cell: string): string => {
  if (!wrapped.test(cell)) return cell;
  return cell
    .normalize('NFC')
    .replace(/[\u00a0\u202f\u200b\ufeff]/g, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'/, '')
    .trim();
};

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
