import type { CartLine } from '@selvedge/core/contract';
import { type Cell, type cartMachine, cellOf, entryOf, piecesBefore } from '@selvedge/core/ordering';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** A cell with the line behind it; compare with shallow equality. */
export interface CellView extends Cell {
  readonly line: CartLine | undefined;
}

export const cellViewOf = (snapshot: CartSnapshot, articleVariantId: string): CellView => ({
  ...cellOf(snapshot, articleVariantId),
  line: snapshot.context.lines.get(articleVariantId),
});

/** Pieces of some variants together, as typed. */
export const piecesIn = (snapshot: CartSnapshot, articleVariantIds: readonly string[]): number =>
  articleVariantIds.reduce((sum, id) => sum + cellOf(snapshot, id).pieces, 0);

/** What Escape brings back: the quantity stored, as it is written. */
export const storedEntry = (snapshot: CartSnapshot, articleVariantId: string): string =>
  entryOf(piecesBefore(snapshot, articleVariantId));

/** Why no quantity can be typed at all; null: it can. */
export const readOnlyBecause = (snapshot: CartSnapshot): 'right' | 'cart' | 'unread' | null => {
  if (!snapshot.context.mayInsert) return 'right';
  if (snapshot.matches('failed')) return 'unread';
  return snapshot.matches('editing') ? null : 'cart';
};

/** Whether two moments of the cart show the same quantities and stored prices. */
export const sameQuantities = (one: CartSnapshot, other: CartSnapshot): boolean =>
  one.context.lines === other.context.lines && one.context.ledger === other.context.ledger;
