/** What one cart must hold: what was acknowledged last, and what may have been stored although nobody was told so. */
interface CartEntry {
  readonly stands: Map<string, number>;
  readonly perhaps: Map<string, Set<number>>;
  order: string | null;
}

/** All that the portal has acknowledged to all buyers. */
export class Ledger {
  readonly #carts = new Map<string, CartEntry>();
  saves = 0;

  #of(cartId: string): CartEntry {
    const entry = this.#carts.get(cartId) ?? { stands: new Map(), perhaps: new Map(), order: null };
    this.#carts.set(cartId, entry);
    return entry;
  }

  /** The quantity was told to be stored. */
  stored(cartId: string, variantId: string, quantity: number): void {
    const { stands, perhaps } = this.#of(cartId);
    stands.set(variantId, quantity);
    perhaps.delete(variantId);
    this.saves += 1;
  }

  /** The answer to this change was lost, or was a failure. */
  unheard(cartId: string, variantId: string, quantity: number): void {
    const { perhaps } = this.#of(cartId);
    perhaps.set(variantId, (perhaps.get(variantId) ?? new Set()).add(quantity));
  }

  quantityIn(cartId: string, variantId: string): number {
    return this.#carts.get(cartId)?.stands.get(variantId) ?? 0;
  }

  finalized(cartId: string, orderNumber: string): void {
    this.#of(cartId).order = orderNumber;
  }

  get orders(): number {
    return [...this.#carts.values()].filter(({ order }) => order !== null).length;
  }

  get carts(): ReadonlyMap<string, Readonly<CartEntry>> {
    return this.#carts;
  }
}
