import type { CartLine } from '@selvedge/core/contract';
import { type Cell, type cartMachine, cellOf, entryOf, piecesBefore } from '@selvedge/core/ordering';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type CartRef = ActorRefFrom<typeof cartMachine>;
export type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** A cell with the cart line behind it. Compare with shallow equality. */
export interface CellView extends Cell {
  readonly line: CartLine | undefined;
}

export const cellViewOf = (snapshot: CartSnapshot, articleVariantId: string): CellView => ({
  ...cellOf(snapshot, articleVariantId),
  line: snapshot.context.lines.get(articleVariantId),
});

/** The sum of pieces of some variants, as typed. */
export const piecesIn = (snapshot: CartSnapshot, articleVariantIds: readonly string[]): number =>
  articleVariantIds.reduce((sum, id) => sum + cellOf(snapshot, id).pieces, 0);

/** What Escape restores: the stored quantity, formatted as an entry. */
export const storedEntry = (snapshot: CartSnapshot, articleVariantId: string): string =>
  entryOf(piecesBefore(snapshot, articleVariantId));

/** Why no quantity can be typed at all, or null if it can. */
export const readOnlyBecause = (snapshot: CartSnapshot): 'right' | 'cart' | 'unread' | 'overtaken' | null => {
  if (!snapshot.context.mayInsert) return 'right';
  if (snapshot.hasTag('failed')) return 'unread';
  if (snapshot.matches('overtaken')) return 'overtaken';
  return snapshot.matches('editing') ? null : 'cart';
};

/** Whether two snapshots of the cart show the same quantities and stored prices. */
export const sameQuantities = (one: CartSnapshot, other: CartSnapshot): boolean =>
  one.context.lines === other.context.lines && one.context.ledger === other.context.ledger;
