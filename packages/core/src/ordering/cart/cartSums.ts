import type { Amount, Colour, Variant } from '../../contract/index.ts';
import { addTo } from '../../rules/addTo.ts';
import {
  type ComparedPrices,
  comparedPrices,
  nothingCompared,
  type Profit,
  profitOf,
} from '../../rules/margin.ts';
import { type OrderTotals, totalsOf } from '../../rules/orderTotals.ts';
import type { Lines } from './ledger.ts';
import { withOthers } from './otherCurrencies.ts';

/** The totals of a group of quantities. Money is in minor units of the style's currency. */
export interface Sums extends OrderTotals, Profit {
  /**
   * At cost price (CP): as stored in the cart; at today's price for what is not stored yet. Without prices that were
   * stored in another currency.
   */
  readonly value: number;
  /** At the recommended retail price (RRP). */
  readonly retailValue: number;
  /** Pieces without a cost price in any currency; they are not included in any amount of money. */
  readonly unpriced: number;
  /** What there is besides `value` at prices that were stored in other currencies; absent: nothing. */
  readonly otherValues?: readonly Amount[];
}

/** Pieces by articleVariantId. */
export type Pieces = Pick<ReadonlyMap<string, number>, 'get' | 'has'>;

/** The price that a piece counts with; null: it has none in the cart's currency, and no other is added up (N7). */
export function costOf({ articleVariantId, salesPrice }: Variant, lines: Lines): number | null {
  const line = lines.get(articleVariantId);
  return line?.storedCurrency ? null : (line?.storedPrice ?? salesPrice);
}

/** The summands behind {@link Sums}. The counts of different styles add up to those of the whole. */
export interface Counts extends OrderTotals, ComparedPrices {
  readonly value: number;
  readonly retailValue: number;
  readonly unpriced: number;
}

/** The counts of an empty cart. */
export const noCounts: Counts = {
  styles: 0,
  options: 0,
  pieces: 0,
  value: 0,
  retailValue: 0,
  unpriced: 0,
  ...nothingCompared,
};

/** A style, or some of its colours. */
export type CountedStyle = {
  readonly articleId: string;
  readonly vatPerMille?: number;
  readonly colours: readonly Pick<Colour, 'articleColorId' | 'variants'>[];
};

export const countsOf = (styles: readonly CountedStyle[], pieces: Pieces, lines: Lines): Counts => {
  const ordered = styles.flatMap(({ articleId, vatPerMille, colours }) =>
    colours.flatMap(({ articleColorId, variants }) =>
      variants.flatMap((variant) => {
        const quantity = pieces.get(variant.articleVariantId) ?? 0;
        return quantity === 0 ? [] : [{ articleId, articleColorId, vatPerMille, variant, quantity }];
      }),
    ),
  );
  const sums = { ...noCounts, ...totalsOf(ordered) };
  for (const { variant, vatPerMille, quantity } of ordered) {
    const cost = costOf(variant, lines);
    const { retailPrice } = variant;
    if (cost === null && !lines.get(variant.articleVariantId)?.storedCurrency) sums.unpriced += quantity;
    sums.value += quantity * (cost ?? 0);
    sums.retailValue += quantity * (retailPrice ?? 0);
    // A stored price and the retail price of another day make the margin of neither.
    const comparable = cost === variant.salesPrice ? cost : null;
    addTo(sums, comparedPrices(quantity, comparable, retailPrice, vatPerMille));
  }
  return sums;
};

export const sumsFrom = ({ compared, comparedRetail, comparedNet, untaxed, ...sums }: Counts): Sums => ({
  ...sums,
  ...profitOf({ compared, comparedRetail, comparedNet, untaxed }),
});

/** The totals of one colour in the cart, over all lengths and sizes. */
export const sumsOfColour = (colour: Colour, pieces: Pieces, lines: Lines): Sums =>
  sumsOfStyles([{ articleId: '', colours: [colour] }], pieces, lines);

/** The totals of some styles in the cart; they must share a currency. */
export const sumsOfStyles = (styles: readonly CountedStyle[], pieces: Pieces, lines: Lines): Sums =>
  withOthers(sumsFrom(countsOf(styles, pieces, lines)), styles, pieces, lines);
