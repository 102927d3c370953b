import { orderNote } from '../../contract/index.ts';
import type { NoteContext } from './noteEvents.ts';

/** What a note tells its parent, once on every change. */
export interface NoteStands {
  readonly type: 'note.stands';
  readonly standing: 'stored' | 'unsent';
}

/** The text is another note than the stored one. */
export const isUnsent = ({ text, was }: Pick<NoteContext, 'text' | 'was'>): boolean =>
  orderNote(text) !== orderNote(was);

/** A note was typed here and is not stored: ask before leaving. */
export const isNoteUnsent = ({ context }: { readonly context: NoteContext }): boolean =>
  context.head !== null && isUnsent(context);

export const noteStands = (snapshot: { readonly context: NoteContext }): NoteStands => ({
  type: 'note.stands',
  standing: isNoteUnsent(snapshot) ? 'unsent' : 'stored',
});

/** A note is typed and not stored, in this page or an earlier one. */
export const hasUnsentNote = (snapshot: { readonly context: NoteContext }): boolean =>
  snapshot.context.found !== null || isNoteUnsent(snapshot);
