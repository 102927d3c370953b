import type { AnyActorRef } from 'xstate';
import type { CartHead, SeasonPlace } from '../../contract/index.ts';
import type { NoteDraft } from '../../keptWork/noteDraft.ts';
import type { Failure } from '../../platform/api/failure.ts';

export interface NoteContext {
  place: SeasonPlace;
  mayInsert: boolean;
  /** The cart whose note is being written; null: the dialog was never opened. */
  head: CartHead | null;
  /** As typed. */
  text: string;
  /** The stored note when editing began. */
  was: string;
  /** The note that somebody else stored in the meantime, until the user decides. */
  theirs: string | null;
  failure: Failure | null;
  /** A note that an earlier page could not store, until the dialog is opened. */
  found: NoteDraft | null;
  /** When an earlier page saved the text in the dialog (epoch ms); null: it was typed in this page. */
  resumedAt: number | null;
}

export type NoteEvent =
  | { type: 'note.opened'; head: CartHead }
  | { type: 'note.typed'; text: string }
  | { type: 'note.saved' }
  /** The text is kept for the next time. */
  | { type: 'note.closed' }
  | { type: 'note.discarded' }
  /** A note that an earlier page could not store. */
  | { type: 'note.found'; draft: NoteDraft }
  | { type: 'note.decided'; keep: 'mine' | 'theirs' };

export interface NoteInput {
  readonly head: CartHead;
  readonly was: string;
  readonly note: string;
}

/** The cart and chart whose note is kept. */
export interface NoteOwner {
  readonly place: SeasonPlace;
  readonly note: AnyActorRef;
}
