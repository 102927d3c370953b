import { orderNote } from '../../contract/index.ts';
import type { NoteContext } from './noteEvents.ts';

/** What a note tells its parent, once on every change. */
export interface NoteStatusChanged {
  readonly type: 'note.statusChanged';
  readonly status: 'stored' | 'unsent';
}

/** The text is another note than the stored one. */
export const isUnsent = ({ text, was }: Pick<NoteContext, 'text' | 'was'>): boolean =>
  orderNote(text) !== orderNote(was);

/** A note was typed here and is not stored: ask before leaving. */
export const isNoteUnsent = ({ context }: { readonly context: NoteContext }): boolean =>
  context.head !== null && isUnsent(context);

export const noteStatusChanged = (snapshot: { readonly context: NoteContext }): NoteStatusChanged => ({
  type: 'note.statusChanged',
  status: isNoteUnsent(snapshot) ? 'unsent' : 'stored',
});

/** A note is typed and not stored, in this page or an earlier one. */
export const hasUnsentNote = (snapshot: { readonly context: NoteContext }): boolean =>
  snapshot.context.found !== null || isNoteUnsent(snapshot);
