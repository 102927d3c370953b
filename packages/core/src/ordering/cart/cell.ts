import type { CellConflict, Finding } from '../../contract/index.ts';
import { entryOf, piecesOf } from '../../rules/quantityText.ts';

/** The text typed into a cell. */
export interface CellEntry {
  readonly articleVariantId: string;
  readonly entry: string;
}

/** A number of pieces of a variant. */
export interface CellPieces {
  readonly articleVariantId: string;
  readonly pieces: number;
}

/** The state of a cell that differs from what is stored. */
export interface Edit {
  /** As typed. */
  readonly entry: string;
  /** The pieces entered; null while the entry is not a valid quantity. */
  readonly pieces: number | null;
  /** Pieces stored when the edit began, as far as this page knows. */
  readonly was: number;
  /** Pieces in the running request; null if there is none. */
  readonly sent: number | null;
  /** Pieces sent in earlier requests that got no response: the server may have stored them. */
  readonly unsure: readonly number[];
  /** The cart was reread and contains another quantity than `was`. Only the server can say who stored it. */
  readonly moved: boolean;
  /** Why the server refused these pieces; typing clears it. */
  readonly refusal: Finding | null;
  /** Somebody else changed the cell. Their quantity stays until the user decides. */
  readonly conflict: CellConflict | null;
}

/** Events of a cell; see `cell.machine.ts` for its whole life cycle. */
export type CellEvent =
  | { readonly type: 'cell.typed'; readonly entry: string }
  /** The pieces were sent in a request. */
  | { readonly type: 'cell.sent' }
  | { readonly type: 'cell.stored'; readonly quantity: number }
  | { readonly type: 'cell.refused'; readonly finding: Finding }
  | { readonly type: 'cell.conflicted'; readonly conflict: CellConflict }
  /** There was no response, or it does not mention the cell. */
  | { readonly type: 'cell.lost' }
  /** The whole call was refused, and nothing was stored. */
  | { readonly type: 'cell.returned' }
  | { readonly type: 'cell.decided'; readonly keep: 'mine' | 'theirs' }
  /** The cart was reread, and this is the stored quantity. */
  | { readonly type: 'cell.found'; readonly quantity: number }
  /** Discard the edit, unless it is already being sent. */
  | { readonly type: 'cell.dropped' };

/** The state of a cell in its life cycle. An `undefined` edit is a cell that shows what is stored. */
export type CellState =
  | 'stored'
  | 'typed'
  | 'invalid'
  | 'sending'
  | 'retyped'
  | 'mistyped'
  | 'refused'
  | 'conflicting'
  | 'conflictingInvalid';

/** At most this many unanswered calls are remembered; older ones have been settled by then. */
export const MOST_UNSURE = 8;

export const cellState = (edit: Edit | undefined): CellState => {
  if (!edit) return 'stored';
  const { pieces, sent, refusal, conflict } = edit;
  if (conflict) return pieces === null ? 'conflictingInvalid' : 'conflicting';
  if (sent !== null && pieces === null) return 'mistyped';
  if (sent !== null) return pieces === sent ? 'sending' : 'retyped';
  if (pieces === null) return 'invalid';
  return refusal ? 'refused' : 'typed';
};

/** The server can only hold `was`. */
const isSure = ({ unsure, moved }: Edit): boolean => unsure.length === 0 && !moved;

const answered = { sent: null, unsure: [], moved: false };

/** Removes an edit that equals what is stored, provided nothing else can have been stored. */
const orNone = (edit: Edit): Edit | undefined =>
  edit.pieces === edit.was && edit.sent === null && isSure(edit) && !edit.conflict ? undefined : edit;

const typed = (edit: Edit | undefined, entry: string, stored: number): Edit | undefined =>
  orNone({
    entry,
    pieces: piecesOf(entry),
    was: edit?.was ?? stored,
    sent: edit?.sent ?? null,
    unsure: edit?.unsure ?? [],
    moved: edit?.moved ?? false,
    refusal: null,
    conflict: edit?.conflict ?? null,
  });

const refused = (edit: Edit, refusal: Finding): Edit | undefined => {
  const rest: Edit = { ...edit, ...answered };
  return edit.pieces === edit.sent ? { ...rest, refusal } : orNone(rest);
};

/**
 * Handles a conflict. If the stored quantity is one that this page sent without getting a response, it is this page's
 * own, and nobody else was involved.
 */
const conflicted = (edit: Edit, conflict: CellConflict): Edit | undefined => {
  const rest: Edit = { ...edit, ...answered };
  return edit.unsure.includes(conflict.theirs)
    ? orNone({ ...rest, was: conflict.theirs })
    : { ...rest, conflict };
};

const lost = (edit: Edit): Edit => {
  const { sent, unsure } = edit;
  if (sent === null) return edit;
  const others = unsure.filter((pieces) => pieces !== sent);
  return { ...edit, sent: null, unsure: [...others, sent].slice(-MOST_UNSURE) };
};

const decided = (edit: Edit, { theirs }: CellConflict, keep: 'mine' | 'theirs'): Edit | undefined =>
  keep === 'theirs' ? undefined : orNone({ ...edit, was: theirs, conflict: null });

const dropped = (edit: Edit): Edit | undefined => {
  const { sent, unsure, was } = edit;
  if (sent !== null) return { ...edit, entry: entryOf(sent), pieces: sent };
  if (unsure.length === 0) return undefined;
  return { ...edit, entry: entryOf(was), pieces: was, refusal: null, conflict: null };
};

const found = (edit: Edit, quantity: number): Edit | undefined => {
  if (edit.sent !== null || edit.conflict) return edit;
  if (edit.pieces === quantity) return undefined;
  if (edit.unsure.includes(quantity)) return { ...edit, ...answered, was: quantity };
  return { ...edit, moved: quantity !== edit.was };
};

/** The pieces a cell would send now; null: nothing to send. */
export const readyPieces = (edit: Edit): number | null =>
  edit.sent === null && !edit.refusal && !edit.conflict && (edit.pieces !== edit.was || !isSure(edit))
    ? edit.pieces
    : null;

/**
 * A cell after an event, computed in a few nanoseconds. It implements the life cycle of `cell.machine.ts` on plain
 * data; a test compares the two in every state. An event that has no meaning in a state leaves the cell unchanged.
 *
 * @param stored pieces stored in the cart
 */
export function cellAfter(edit: Edit | undefined, event: CellEvent, stored: number): Edit | undefined {
  if (event.type === 'cell.typed') return typed(edit, event.entry, stored);
  if (!edit) return undefined;
  if (event.type === 'cell.dropped') return dropped(edit);
  if (event.type === 'cell.found') return found(edit, event.quantity);
  if (event.type === 'cell.decided') return edit.conflict ? decided(edit, edit.conflict, event.keep) : edit;
  if (event.type === 'cell.sent') {
    const pieces = readyPieces(edit);
    return pieces === null ? edit : { ...edit, sent: pieces };
  }
  if (edit.sent === null) return edit;
  switch (event.type) {
    case 'cell.stored':
      return orNone({ ...edit, ...answered, was: event.quantity });
    case 'cell.refused':
      return refused(edit, event.finding);
    case 'cell.conflicted':
      return conflicted(edit, event.conflict);
    case 'cell.lost':
      return lost(edit);
    case 'cell.returned':
      return orNone({ ...edit, sent: null });
  }
}
