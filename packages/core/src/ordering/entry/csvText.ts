import { hasCheckDigit } from '../../rules/gtin.ts';
import { damageOf } from './spreadsheetDamage.ts';

/** Texts that a spreadsheet would interpret as a formula, a number or a date, and change. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const digits = /^[\d.,\s]+$/;
const dateLike = /^\d{1,4}[-/.]\d{1,4}(?:[-/.]\d{1,4})?$/;
const power = /^\d+e\d+$/i;

const isHarmless = (text: string): boolean => /^(?:0|[1-9]\d{0,4})$/.test(text);

/**
 * Protects a text from being changed by spreadsheets (HZ36). A text that they would calculate, round or take for a
 * date gets a leading apostrophe, which is removed again on import. An EAN goes out bare, as merchandise systems read
 * it: a spreadsheet shows it in short form but keeps its digits, and reading knows it without its leading zeros.
 */
export function protectedText(text: string): string {
  if (hasCheckDigit(text)) return text;
  const isAtRisk =
    formula.test(text) ||
    (!isHarmless(text) && (digits.test(text) || dateLike.test(text) || power.test(text))) ||
    damageOf(text) !== null ||
    text.startsWith("'");
  return isAtRisk ? `'${text}` : text;
}

/**
 * Protects a text from being calculated, and from nothing else: for programs, which take numbers of customers and styles
 * as they are written (HZ36).
 */
export const withoutFormula = (text: string): string =>
  formula.test(text) || text.startsWith("'") ? `'${text}` : text;

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\n\r]/.test(text) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;

/** A number without signs for thousands. Where semicolons separate cells, the comma separates decimals. */
const numberText = (value: number, separator: ';' | ','): string =>
  separator === ';' ? String(value).replace('.', ',') : String(value);

/** Rows as CSV with a byte order mark, so that Excel recognizes UTF-8. Texts are protected for spreadsheets by default. */
export function csvText(
  rows: readonly (readonly (string | number)[])[],
  separator: ';' | ',',
  protect: (text: string) => string = protectedText,
): string {
  const lines = rows.map((row) =>
    row
      .map((cell) =>
        quoted(typeof cell === 'number' ? numberText(cell, separator) : protect(cell), separator),
      )
      .join(separator),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
