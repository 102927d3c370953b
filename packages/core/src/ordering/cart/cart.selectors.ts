import type { SnapshotFrom } from 'xstate';
import type { CellConflict, Finding } from '../../contract/index.ts';
import { entryOf } from '../../rules/quantityText.ts';
import type { cartMachine } from './cart.machine.ts';
import type { Pieces } from './cartSums.ts';
import { cellState, type Edit } from './cell.ts';
import type { Step, Undoing } from './history.ts';
import { type Lines, storedPieces, wishedOf } from './ledger.ts';

export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** What a cell of the matrix shows. `entry` is its text, '' if empty. */
export interface Cell {
  readonly entry: string;
  /** Pieces for the totals: the typed quantity, or the last stored one while the entry is invalid. */
  readonly pieces: number;
  readonly state: 'stored' | 'typed' | 'sending' | 'invalid' | 'refused' | 'conflict';
  readonly refusal: Finding | null;
  readonly conflict: CellConflict | null;
}

const shownStates = {
  stored: 'stored',
  typed: 'typed',
  invalid: 'invalid',
  sending: 'sending',
  retyped: 'sending',
  mistyped: 'invalid',
  refused: 'refused',
  conflicting: 'conflict',
  conflictingInvalid: 'conflict',
} as const;

const cellFrom = (edit: Edit): Cell => {
  const { entry, refusal, conflict } = edit;
  return { entry, pieces: wishedOf(edit), state: shownStates[cellState(edit)], refusal, conflict };
};

/**
 * Builds a new object on each call, so compare with shallow equality. The cost does not depend on the size of the
 * cart.
 */
export const cellOf = ({ context }: CartSnapshot, articleVariantId: string): Cell => {
  const edit = context.ledger.cells.get(articleVariantId);
  if (edit) return cellFrom(edit);
  const pieces = storedPieces(context.lines, articleVariantId);
  return { entry: entryOf(pieces), pieces, state: 'stored', refusal: null, conflict: null };
};

/** Pieces that were stored in a cell when typing began. Escape restores them. */
export const piecesBefore = ({ context }: CartSnapshot, articleVariantId: string): number =>
  context.ledger.cells.get(articleVariantId)?.was ?? storedPieces(context.lines, articleVariantId);

/**
 * Pieces by variant, including edits; a variant with none has no entry. Building it is cheap, however large the cart
 * is.
 */
export const wishedPieces = ({ context: { ledger, lines } }: CartSnapshot): Pieces => {
  const get = (articleVariantId: string): number | undefined => {
    const edit = ledger.cells.get(articleVariantId);
    const pieces = edit ? wishedOf(edit) : storedPieces(lines, articleVariantId);
    return pieces === 0 ? undefined : pieces;
  };
  return { get, has: (articleVariantId) => get(articleVariantId) !== undefined };
};

type Bucket = Lines['buckets'][number];

const counted = new WeakMap<Bucket, number>();

const piecesIn = (bucket: Bucket): number => {
  const known = counted.get(bucket);
  if (known !== undefined) return known;
  let pieces = 0;
  for (const { quantity } of bucket.values()) pieces += quantity;
  counted.set(bucket, pieces);
  return pieces;
};

/** Pieces of all lines. Only buckets changed since the last call are counted again. */
const totalOf = ({ buckets }: Lines): number => buckets.reduce((sum, bucket) => sum + piecesIn(bucket), 0);

/** Pieces in the whole cart, edits included. */
export const piecesInCart = ({ context: { ledger, lines } }: CartSnapshot): number =>
  totalOf(lines) + ledger.tally.pieces;

/** Some cell differs from what is stored. */
export const hasUnsaved = ({ context }: CartSnapshot): boolean => context.ledger.cells.size > 0;

/** Every typed quantity is stored and no request is running, so the cart can be checked. */
export const isSettled = (snapshot: CartSnapshot): boolean =>
  snapshot.matches({ editing: 'stored' }) && !hasUnsaved(snapshot);

/**
 * The result of the last undo or redo, to announce and show it; null: quantities were typed since, or the user has
 * read it.
 */
export const lastUndoing = ({ context }: CartSnapshot): Undoing | null => context.history.undoing;

/** The style that was removed last, by its articleId, while the next undo brings it back; null: none. */
export const lastRemoval = ({ context }: CartSnapshot): string | null => context.history.removal;

/**
 * The styles that were removed and have nothing ordered or to decide since, by articleId. The page shows them no more,
 * although they are among the styles it has read.
 */
export const removedStyles = ({ context: { history, ledger, lines } }: CartSnapshot): readonly string[] => {
  const isGone = ({ cells }: Step) =>
    cells.every(({ articleVariantId }) => {
      const edit = ledger.cells.get(articleVariantId);
      if (edit) return wishedOf(edit) === 0 && edit.refusal === null && edit.conflict === null;
      return storedPieces(lines, articleVariantId) === 0;
    });
  return history.past.flatMap((step) => (step.removed !== undefined && isGone(step) ? [step.removed] : []));
};

/** There is a step to undo, and the cart accepts quantities now. */
export const mayUndo = (snapshot: CartSnapshot): boolean => snapshot.can({ type: 'edits.undone' });
/** There is an undone step to redo, and the cart accepts quantities now. */
export const mayRedo = (snapshot: CartSnapshot): boolean => snapshot.can({ type: 'edits.redone' });
