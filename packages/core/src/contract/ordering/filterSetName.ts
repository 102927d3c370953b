/** The longest name of a filter set, in UTF-16 units. */
export const LONGEST_FILTER_SET_NAME = 60;

/** `unreadable`: it holds what turns the order of letters, breaks lines or is not seen. */
export type FilterSetNameFault = 'missing' | 'tooLong' | 'unreadable';

/** Marks that join letters and choose how a sign looks: seen in what they stand beside, never alone. */
const joining = /\u200c|\u200d|\ufe0e|\ufe0f/gu;
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const blanks = /\s+/gu;

/** A name as it is kept: composed letters, one blank between words. */
export const filterSetName = (typed: string): string => typed.normalize('NFC').trim().replaceAll(blanks, ' ');

/** What is wrong with a name, so that two names that look alike are alike; null: nothing. */
export function filterSetNameFault(name: string): FilterSetNameFault | null {
  const seen = name.replaceAll(joining, '');
  if (unseen.test(seen)) return 'unreadable';
  if (seen.trim() === '') return 'missing';
  return name.length > LONGEST_FILTER_SET_NAME ? 'tooLong' : null;
}
