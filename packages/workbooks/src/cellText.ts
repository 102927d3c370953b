import type { CellFormat } from './cellFormats.ts';
import { broken } from './unreadable.ts';

/** What is needed to interpret the cells of a workbook. */
export interface Meanings {
  /** The texts that cells share, asked for by places that there are. */
  readonly strings: { readonly length: number; at(place: number): string | undefined };
  /** The formats that show numbers other than by their digits. */
  readonly formats: ReadonlyMap<number, CellFormat>;
  readonly from1904: boolean;
}

/** A cell as written in its sheet. */
export interface WrittenCell {
  readonly type: string;
  /** The number of its format. */
  readonly format: number;
  readonly value: string;
  /** It has a formula whose result was not written. */
  readonly isUnsolved?: boolean;
}

/** What Excel shows for a formula that cannot be worked out. */
const UNSOLVED = '#VALUE!';

const DAY = 86_400_000;
/** Days from the first day of a workbook's calendar to 1 January 1970, and from its 1900 to its 1904 calendar. */
const TO_1970 = 25_569;
const TO_1904 = 1462;
const LAST_DAY = 2_958_465;

const isoDate = /^\d{4}-\d{2}-\d{2}/;

/** Characters that XML cannot contain are written by their number: '_x0009_'. */
export const escapedText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      )
    : text;

/** Digits that Excel keeps and shows. What is written beyond them is what computing left: 129.90000000000001. */
const KEPT_DIGITS = 15;

/** The digits as written in the file, so that none is lost; '4.0' becomes 4. */
const numberText = (digits: string): string => {
  const isLong = digits.length > KEPT_DIGITS + 1 && /^-?\d{1,15}\.\d+$/.test(digits);
  return (isLong ? String(Number(Number(digits).toPrecision(KEPT_DIGITS))) : digits).replace(
    /^(-?\d+)\.0+$/,
    '$1',
  );
};

/** A number as its format shows it. */
function formattedText(digits: string, format: CellFormat | undefined, from1904: boolean): string {
  if (format?.kind === 'date') return dateText(digits, from1904);
  const text = numberText(digits);
  if (format?.kind === 'zeros' && /^\d+$/.test(text)) return text.padStart(format.least, '0');
  if (format?.kind === 'percent' && Number.isFinite(Number(digits)))
    return `${Number((Number(digits) * 100).toPrecision(KEPT_DIGITS - 3))}%`;
  return text;
}

function dateText(digits: string, from1904: boolean): string {
  const days = Number(digits) + (from1904 ? TO_1904 : 0);
  if (!(days >= 0 && days <= LAST_DAY + 1)) return numberText(digits);
  return new Date(Math.floor((days - TO_1970) * DAY)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

const truths: ReadonlyMap<string, string> = new Map([
  ['1', 'true'],
  ['true', 'true'],
  ['0', 'false'],
  ['false', 'false'],
]);

function sharedText(place: number, strings: Meanings['strings']): string {
  if (!Number.isInteger(place) || place < 0 || place >= strings.length) return broken();
  return strings.at(place) ?? broken();
}

/**
 * A cell as text; '' for an empty cell. For a formula it is the last result. An error is told as such, so that
 * it is not taken for a blank: '#N/A', and '#VALUE!' for a formula whose result was not written.
 *
 * @throws {Unreadable} `broken` if its value is invalid
 */
export function cellText(
  { type, format, value, isUnsolved = false }: WrittenCell,
  { strings, formats, from1904 }: Meanings,
): string {
  if (isUnsolved) return UNSOLVED;
  switch (type) {
    case 'str':
    case 'inlineStr':
      return escapedText(value);
    case 'e':
      return value.trim() || UNSOLVED;
  }
  const bare = value.trim();
  if (bare === '') return '';
  switch (type) {
    case 's':
      return sharedText(Number(bare), strings);
    case 'n':
      return formattedText(bare, formats.get(format), from1904);
    case 'b':
      return truths.get(bare) ?? broken();
    case 'd':
      return isoDate.exec(bare)?.[0] ?? broken();
    default:
      return broken();
  }
}
