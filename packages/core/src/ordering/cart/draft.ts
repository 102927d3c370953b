import type { CartHead } from '../../contract/index.ts';

/** A quantity that was typed and whose storing is not known of. */
export interface DraftCell {
  readonly articleVariantId: string;
  /** As typed. */
  readonly entry: string;
  /** Pieces stored when the change began. */
  readonly was: number;
  /** Pieces that were sent with no answer: the server may hold them. */
  readonly unsure: readonly number[];
}

/** What a page kept of a cart in case it is closed, crashes or loses its session. */
export interface Draft {
  /** When it was kept, epoch milliseconds by the server's clock. */
  readonly at: number;
  /** The cart it was typed into; null: there was none yet. */
  readonly cartId: string | null;
  readonly cells: readonly DraftCell[];
}

/** Typed into a cart that has been finalized since: not for the one that came after it. */
export const isForAnotherCart = ({ cartId }: Pick<Draft, 'cartId'>, head: CartHead | null): boolean =>
  cartId !== null && cartId !== head?.cartId;
