import type {
  Colour,
  Lock,
  OrderLimit,
  RightEnv,
  SellingTime,
  Style,
  Variant,
} from '../../contract/index.ts';

/** One ordered variant with everything the rules look at. A null fact: the catalogue no longer has it. */
export interface LineFacts {
  readonly articleId: string;
  readonly articleColorId: string;
  readonly articleVariantId: string;
  /** Pieces, > 0. */
  readonly quantity: number;
  /** Sales price in minor units as stored in the cart; null if none was valid then. */
  readonly storedPrice: number | null;
  /** The currency it was stored in; absent: the cart's. */
  readonly storedCurrency?: string;
  readonly style: Pick<Style, 'season' | 'subdivision' | 'collectionType'> | null;
  readonly colour: Pick<Colour, 'salesPeriodTo' | 'lengthLimits'> | null;
  readonly variant: Variant | null;
}

/** A cart with the facts of one moment; `now` is server time in epoch ms. */
export interface CartFacts {
  readonly now: number;
  readonly cart: {
    readonly cartId: string;
    readonly rightEnv: RightEnv;
    readonly season: string;
    readonly subdivision: string;
    readonly collectionType: string;
    /** That of the valid prices. */
    readonly currency: string;
  };
  readonly sellingTime: Pick<SellingTime, 'salesPeriodFrom' | 'salesPeriodTo'> | null;
  readonly locks: readonly Lock[];
  /**
   * What the customer may order in the season, and how much of it is finalized; null: no limit. `currency` is the one it
   * was agreed in, which need not be the cart's.
   */
  readonly limit: Pick<OrderLimit, 'amount' | 'used' | 'currency'> | null;
  readonly lines: readonly LineFacts[];
}
