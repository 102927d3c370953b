import { coerce, size, string } from 'superstruct';

/** The longest order note, counted in UTF-16 units of {@link orderNote} on both sides. */
export const LONGEST_NOTE = 500;

/** `exclamation`: it starts with an exclamation mark (N5); `unreadable`: it holds control characters or half a sign. */
export type NoteFault = 'exclamation' | 'tooLong' | 'unreadable';

const lineEnds = /\r\n?/gu;
const unseen = /[^\P{Cc}\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;

const invisible = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;
const exclaimed = /^[\s\p{Default_Ignorable_Code_Point}]*!/u;

/** A note as it is kept: lines end with one sign, nothing blank around it. */
export const orderNote = (typed: string): string => typed.replaceAll(lineEnds, '\n').trim();

/** What is wrong with an order note as it would be kept (N5); null: nothing. */
export function noteFault(typed: string): NoteFault | null {
  const note = orderNote(typed);
  if (exclaimed.test(note)) return 'exclamation';
  if (unseen.test(note)) return 'unreadable';
  return note.length > LONGEST_NOTE ? 'tooLong' : null;
}

/** Why a cart is handed back, as it is kept: as a note, without what is not seen or turns the text. */
export const returnReason = (typed: string): string => {
  const seen = orderNote(typed).replaceAll(new RegExp(unseen, 'gu'), '').trim();
  return seen.replaceAll(invisible, '') === '' ? '' : seen;
};

/** A reason as it is kept, never blank. */
export const reasonStruct = coerce(size(string(), 1, LONGEST_NOTE), string(), returnReason);
