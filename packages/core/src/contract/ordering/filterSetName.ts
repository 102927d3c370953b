/** Maximum length of a filter set's name, in UTF-16 units. */
export const LONGEST_FILTER_SET_NAME = 60;

/** `unreadable`: it contains line breaks, invisible characters, or characters that change the text direction. */
export type FilterSetNameFault = 'missing' | 'tooLong' | 'unreadable';

/**
 * Joiners and variation selectors, which affect how neighbouring characters look: allowed next to visible characters,
 * but not alone.
 */
const joining = /\u200c|\u200d|\ufe0e|\ufe0f/gu;
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const blanks = /\s+/gu;

/** Normalizes a name for storage: composed characters (NFC), single blanks between words. */
export const filterSetName = (typed: string): string => typed.normalize('NFC').trim().replaceAll(blanks, ' ');

/** The fault of a name, so that names that look the same are the same; null: none. */
export function filterSetNameFault(name: string): FilterSetNameFault | null {
  const seen = name.replaceAll(joining, '');
  if (unseen.test(seen)) return 'unreadable';
  if (seen.trim() === '') return 'missing';
  return name.length > LONGEST_FILTER_SET_NAME ? 'tooLong' : null;
}
