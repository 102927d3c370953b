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
  /** When it was kept, epoch milliseconds by the machine's clock. */
  readonly at: number;
  /** The cart it was typed into; null: there was none yet. */
  readonly cartId: string | null;
  readonly cells: readonly DraftCell[];
}
