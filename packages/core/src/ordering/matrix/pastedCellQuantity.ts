import type { Language } from '../../contract/index.ts';
import { numberSign } from '../../language/numberSign.ts';

/** An invalid text is cut to this length: it is only shown so that the user can correct it. */
const LONGEST_ENTRY = 24;

const blanks = /[\s\u00a0\u2007\u2009\u202f]+/g;
const spaced = /^\d{1,3}(?:[\s\u00a0\u2007\u2009\u202f'’]\d{3})+$/;
const firstGroup = /^\d{1,3}$/;
const group = /^\d{3}$/;
const dashes = /^[-–—]$/;
/** A whole number written with a decimal separator: fewer than three zeros cannot be thousands. */
const wholeDecimal = /^(\d+)[.,]0{1,2}$/;

/**
 * Converts a cell pasted from elsewhere into an entry. Thousands separators are removed if they are those of the
 * language (1.200 in German, 1,200 in English) or unambiguous (1 200). A separator of the other language could mean a
 * fraction, so the text stays as it is: an invalid entry, to be corrected in the cell.
 */
export const entryOfPasted = (text: string, language: Language): string => {
  const cell = text.trim();
  if (dashes.test(cell)) return '';
  if (spaced.test(cell)) return cell.replace(/\D/g, '');
  const groups = cell.split(numberSign(language, 'group'));
  if (groups.length > 1 && groups.every((digits, at) => (at === 0 ? firstGroup : group).test(digits)))
    return groups.join('');
  const [, whole] = wholeDecimal.exec(cell) ?? [];
  if (whole !== undefined) return whole;
  return cell.replace(blanks, ' ').slice(0, LONGEST_ENTRY);
};
