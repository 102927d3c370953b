/** More of a text that is no quantity is not kept: it is only shown to be corrected. */
const LONGEST_ENTRY = 24;

const groupSigns = { de: '.', en: ',' } as const;
const blanks = /[\s\u00a0\u2007\u2009\u202f]+/g;
const spaced = /^\d{1,3}(?:[\s\u00a0\u2007\u2009\u202f'’]\d{3})+$/;
const dashes = /^[-–—]$/;
/** Whole although written with a decimal sign: fewer than three zeros cannot be thousands. */
const wholeDecimal = /^(\d+)[.,]0{1,2}$/;

/**
 * A cell of a foreign sheet as an entry of ours. Signs between thousands are taken as the language writes them (1.200 in
 * German, 1,200 in English) or where they can mean nothing else (1 200); the other language's could be a fraction and
 * stay as they are: no quantity, to be corrected in the cell.
 */
export const entryOfPasted = (text: string, language: 'de' | 'en'): string => {
  const cell = text.trim();
  if (dashes.test(cell)) return '';
  if (spaced.test(cell)) return cell.replace(/\D/g, '');
  const sign = groupSigns[language];
  const grouped = sign === '.' ? /^\d{1,3}(?:\.\d{3})+$/ : /^\d{1,3}(?:,\d{3})+$/;
  if (grouped.test(cell)) return cell.replaceAll(sign, '');
  const [, whole] = wholeDecimal.exec(cell) ?? [];
  if (whole !== undefined) return whole;
  return cell.replace(blanks, ' ').slice(0, LONGEST_ENTRY);
};
