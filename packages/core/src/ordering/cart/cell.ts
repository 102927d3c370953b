import type { CellConflict, Finding } from '../../contract/index.ts';
import { entryOf, piecesOf } from './quantityEntry.ts';

/** What is known of a cell that does not simply show what is stored. */
export interface Edit {
  /** As typed. */
  readonly entry: string;
  /** Pieces meant, null while the entry is no valid quantity. */
  readonly pieces: number | null;
  /** Pieces stored when the change began, as far as this page knows. */
  readonly was: number;
  /** Pieces on their way to the server, null when none are. */
  readonly sent: number | null;
  /** Pieces sent earlier whose answer never came: the server may hold them. */
  readonly unsure: readonly number[];
  /** The cart was read anew, and something else than `was` stands there: only the server can say whose. */
  readonly moved: boolean;
  /** Why the server refused these pieces; typing anew clears it. */
  readonly refusal: Finding | null;
  /** Somebody else changed the cell: theirs stands until the user decides. */
  readonly conflict: CellConflict | null;
}

/** What happens to a cell; see `cell.machine.ts` for its whole life. */
export type CellEvent =
  | { readonly type: 'cell.typed'; readonly entry: string }
  /** The pieces are on their way. */
  | { readonly type: 'cell.sent' }
  | { readonly type: 'cell.stored'; readonly quantity: number }
  | { readonly type: 'cell.refused'; readonly finding: Finding }
  | { readonly type: 'cell.contested'; readonly conflict: CellConflict }
  /** No answer came, or none that speaks of the cell. */
  | { readonly type: 'cell.lost' }
  /** The call as a whole was refused: nothing of it was stored. */
  | { readonly type: 'cell.returned' }
  | { readonly type: 'cell.decided'; readonly keep: 'mine' | 'theirs' }
  /** The cart was read anew: so many pieces stand there. */
  | { readonly type: 'cell.found'; readonly quantity: number }
  /** What is not on its way is given up. */
  | { readonly type: 'cell.dropped' };

/** Where a cell is in its life. `undefined` is a cell that shows what is stored. */
export type CellState =
  | 'stored'
  | 'typed'
  | 'invalid'
  | 'sending'
  | 'retyped'
  | 'mistyped'
  | 'refused'
  | 'contested'
  | 'contestedInvalid';

/** More unanswered calls than these are not remembered: the oldest is long settled. */
export const MOST_UNSURE = 8;

export const cellState = (edit: Edit | undefined): CellState => {
  if (!edit) return 'stored';
  const { pieces, sent, refusal, conflict } = edit;
  if (conflict) return pieces === null ? 'contestedInvalid' : 'contested';
  if (sent !== null && pieces === null) return 'mistyped';
  if (sent !== null) return pieces === sent ? 'sending' : 'retyped';
  if (pieces === null) return 'invalid';
  return refusal ? 'refused' : 'typed';
};

/** Nothing else than `was` can stand on the server. */
const isSure = ({ unsure, moved }: Edit): boolean => unsure.length === 0 && !moved;

const answered = { sent: null, unsure: [], moved: false };

/** No edit where the cell means what is stored and nothing else can have been stored. */
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

/** What stands may be this page's own, stored by a call whose answer was lost: then nobody else was there. */
const contested = (edit: Edit, conflict: CellConflict): Edit | undefined => {
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

/** Pieces a cell would send now; null: nothing. */
export const readyPieces = (edit: Edit): number | null =>
  edit.sent === null && !edit.refusal && !edit.conflict && (edit.pieces !== edit.was || !isSure(edit))
    ? edit.pieces
    : null;

/**
 * A cell after an event, in a few nanoseconds: the life that `cell.machine.ts` draws, as plain data. A test holds
 * both to each other in every state. An event that means nothing in a state leaves the cell as it is.
 *
 * @param stored pieces that stand in the cart
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
    case 'cell.contested':
      return contested(edit, event.conflict);
    case 'cell.lost':
      return lost(edit);
    case 'cell.returned':
      return orNone({ ...edit, sent: null });
  }
}
