import type { Colour, Lock, OrderLimit, RightEnv, SellingTime, Style, Variant } from '../contract/index.ts';

/** One ordered variant with everything the rules look at. A null fact is no longer in the catalogue. */
export interface LineFacts {
  readonly articleId: string;
  readonly articleColorId: string;
  readonly articleVariantId: string;
  /** Pieces, > 0. */
  readonly quantity: number;
  /** Sales price in minor units as stored in the cart; null if none was valid at that time. */
  readonly storedPrice: number | null;
  /** The currency of the stored price; absent: the cart's currency. */
  readonly storedCurrency?: string;
  readonly style: Pick<Style, 'season' | 'subdivision' | 'collectionType'> | null;
  readonly colour: Pick<Colour, 'salesPeriodTo' | 'lengthLimits'> | null;
  readonly variant: Variant | null;
}

/** A cart with all facts at one moment; `now` is server time in epoch ms. */
export interface CartFacts {
  readonly now: number;
  readonly cart: {
    readonly cartId: string;
    readonly rightEnv: RightEnv;
    readonly season: string;
    readonly subdivision: string;
    readonly collectionType: string;
    /** The currency of the valid prices. */
    readonly currency: string;
  };
  readonly sellingTime: Pick<SellingTime, 'salesPeriodFrom' | 'salesPeriodTo'> | null;
  readonly locks: readonly Lock[];
  /**
   * How much the customer may order in the season, and how much of it is already finalized; null: no limit.
   * `currency` is the currency of the agreement, which may differ from the cart's.
   */
  readonly limit: Pick<OrderLimit, 'amount' | 'used' | 'currency'> | null;
  readonly lines: readonly LineFacts[];
}
