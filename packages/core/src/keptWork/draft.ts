import type { CartHead } from '../contract/index.ts';

/** A typed quantity that is not known to be stored. */
export interface DraftCell {
  readonly articleVariantId: string;
  /** As typed. */
  readonly entry: string;
  /** Pieces stored when the edit began. */
  readonly was: number;
  /** Pieces that were sent without getting a response: the server may have stored them. */
  readonly unsure: readonly number[];
}

/** The edits of a cart that a page saved in case it is closed, crashes or loses its session. */
export interface Draft {
  /** When it was saved; epoch milliseconds by the server's clock. */
  readonly at: number;
  /** The cart the edits were made in; null: there was none yet. */
  readonly cartId: string | null;
  readonly cells: readonly DraftCell[];
}

/** The draft was made for a cart that has since been finalized, so it must not go into the next one. */
export const isForAnotherCart = ({ cartId }: Pick<Draft, 'cartId'>, head: CartHead | null): boolean =>
  cartId !== null && cartId !== head?.cartId;
