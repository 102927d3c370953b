import { coerce, size, string } from 'superstruct';

/** Maximum length of an order note, in UTF-16 units of {@link orderNote}, in core and backend. */
export const LONGEST_NOTE = 500;

/**
 * `exclamation`: it starts with an exclamation mark (N5); `unreadable`: it contains control characters or an unpaired
 * surrogate.
 */
export type NoteFault = 'exclamation' | 'tooLong' | 'unreadable';

const lineEnds = /\r\n?/gu;
const unseen = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;

const invisible = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;
const exclaimed = /^[\s\p{Default_Ignorable_Code_Point}]*!/u;

/** Normalizes a note for storage: uniform line breaks, no surrounding blanks. */
export const orderNote = (typed: string): string => typed.replaceAll(lineEnds, '\n').trim();

/** The fault of an order note in its stored form (N5); null: none. */
export function noteFault(typed: string): NoteFault | null {
  const note = orderNote(typed);
  if (exclaimed.test(note)) return 'exclamation';
  if (unseen.test(note)) return 'unreadable';
  return note.length > LONGEST_NOTE ? 'tooLong' : null;
}

/** Normalizes the reason for returning a cart: like a note, without invisible characters and direction marks. */
export const returnReason = (typed: string): string => {
  const seen = orderNote(typed).replaceAll(new RegExp(unseen, 'gu'), '').trim();
  return seen.replaceAll(invisible, '') === '' ? '' : seen;
};

/** A normalized reason; never blank. */
export const reasonStruct = coerce(size(string(), 1, LONGEST_NOTE), string(), returnReason);
