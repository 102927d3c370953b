import type { Colour, Variant } from '../../contract/index.ts';
import { type OrderTotals, totalsOf } from '../../rules/orderTotals.ts';
import type { Lines } from './ledger.ts';

/** The totals of a group of quantities. Money is in minor units of the style's currency. */
export interface Sums extends OrderTotals {
  /** At cost price (CP): as stored in the cart; at today's price for what is not stored yet. */
  readonly value: number;
  /** At the recommended retail price (RRP). */
  readonly retailValue: number;
  /** (RRP − CP) / RRP, over everything with both prices; null if nothing has both. */
  readonly margin: number | null;
  /** Pieces without a cost price; they are not included in any amount of money. */
  readonly unpriced: number;
}

/** Pieces by articleVariantId. */
export type Pieces = Pick<ReadonlyMap<string, number>, 'get' | 'has'>;

const costOf = (variant: Variant, lines: Lines): number | null =>
  lines.get(variant.articleVariantId)?.storedPrice ?? variant.salesPrice;

/** The summands behind {@link Sums}. The counts of different styles add up to those of the whole. */
export interface Counts extends OrderTotals {
  readonly value: number;
  readonly retailValue: number;
  readonly unpriced: number;
  /** Totals at cost and at retail price, over everything with both prices. */
  readonly compared: number;
  readonly comparedRetail: number;
}

/** A style, or some of its colours. */
export type CountedStyle = {
  readonly articleId: string;
  readonly colours: readonly Pick<Colour, 'articleColorId' | 'variants'>[];
};

export const countsOf = (styles: readonly CountedStyle[], pieces: Pieces, lines: Lines): Counts => {
  const ordered = styles.flatMap(({ articleId, colours }) =>
    colours.flatMap(({ articleColorId, variants }) =>
      variants.flatMap((variant) => {
        const quantity = pieces.get(variant.articleVariantId) ?? 0;
        return quantity === 0 ? [] : [{ articleId, articleColorId, variant, quantity }];
      }),
    ),
  );
  const sums = {
    ...totalsOf(ordered),
    value: 0,
    retailValue: 0,
    unpriced: 0,
    compared: 0,
    comparedRetail: 0,
  };
  for (const { variant, quantity } of ordered) {
    const cost = costOf(variant, lines);
    sums.retailValue += quantity * (variant.retailPrice ?? 0);
    if (cost === null) sums.unpriced += quantity;
    else {
      sums.value += quantity * cost;
      if (variant.retailPrice !== null) {
        sums.compared += quantity * cost;
        sums.comparedRetail += quantity * variant.retailPrice;
      }
    }
  }
  return sums;
};

export const sumsFrom = ({ compared, comparedRetail, ...sums }: Counts): Sums => ({
  ...sums,
  margin: comparedRetail > 0 ? (comparedRetail - compared) / comparedRetail : null,
});

/** The totals of one colour in the cart, over all lengths and sizes. */
export const sumsOfColour = (colour: Colour, pieces: Pieces, lines: Lines): Sums =>
  sumsOfStyles([{ articleId: '', colours: [colour] }], pieces, lines);

/** The totals of some styles in the cart; they must share a currency. */
export const sumsOfStyles = (styles: readonly CountedStyle[], pieces: Pieces, lines: Lines): Sums =>
  sumsFrom(countsOf(styles, pieces, lines));
