import { broken } from './unreadable.ts';

/** What the values of a workbook's cells stand for. */
export interface Meanings {
  readonly strings: readonly string[];
  /** The numbers of those formats of cells that make dates of numbers. */
  readonly dates: ReadonlySet<number>;
  readonly from1904: boolean;
}

/** A cell as its sheet has it. */
export interface WrittenCell {
  readonly type: string;
  /** The number of its format. */
  readonly format: number;
  readonly value: string;
}

const DAY = 86_400_000;
/** Days from the first day that a workbook counts to the first of 1970, and those from 1900 to 1904. */
const TO_1970 = 25_569;
const TO_1904 = 1462;
const LAST_DAY = 2_958_465;

const isoDate = /^\d{4}-\d{2}-\d{2}/;

/** Characters that XML cannot have stand in a text by their number: '_x0009_'. */
export const escapedText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      )
    : text;

/** Digits as they are in the file, so that none is lost; '4.0' is 4. */
const numberText = (digits: string): string => digits.replace(/^(-?\d+)\.0+$/, '$1');

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

/**
 * A cell as text; '' where nothing stands in it. Of a formula it is what was last worked out, of an error nothing.
 *
 * @throws {Unreadable} `broken` where its value means nothing
 */
export function cellText(
  { type, format, value }: WrittenCell,
  { strings, dates, from1904 }: Meanings,
): string {
  switch (type) {
    case 'str':
    case 'inlineStr':
      return escapedText(value);
    case 'e':
      return '';
  }
  const bare = value.trim();
  if (bare === '') return '';
  switch (type) {
    case 's':
      return strings[Number(bare)] ?? broken();
    case 'n':
      return dates.has(format) ? dateText(bare, from1904) : numberText(bare);
    case 'b':
      return truths.get(bare) ?? broken();
    case 'd':
      return isoDate.exec(bare)?.[0] ?? broken();
    default:
      return broken();
  }
}
