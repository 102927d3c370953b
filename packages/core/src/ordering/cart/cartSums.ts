import type { Colour, Style, Variant } from '../../contract/index.ts';
import type { Lines } from './ledger.ts';

/** The totals of a group of quantities. Money is in minor units of the style's currency. */
export interface Sums {
  readonly pieces: number;
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

/** The summands behind {@link Sums}. The counts of parts add up to those of the whole. */
export interface Counts {
  readonly pieces: number;
  readonly value: number;
  readonly retailValue: number;
  readonly unpriced: number;
  /** Totals at cost and at retail price, over everything with both prices. */
  readonly compared: number;
  readonly comparedRetail: number;
}

export const countsOf = (variants: readonly Variant[], pieces: Pieces, lines: Lines): Counts => {
  const sums = { pieces: 0, value: 0, retailValue: 0, unpriced: 0, compared: 0, comparedRetail: 0 };
  for (const variant of variants) {
    const count = pieces.get(variant.articleVariantId) ?? 0;
    if (count === 0) continue;
    const cost = costOf(variant, lines);
    sums.pieces += count;
    sums.retailValue += count * (variant.retailPrice ?? 0);
    if (cost === null) sums.unpriced += count;
    else {
      sums.value += count * cost;
      if (variant.retailPrice !== null) {
        sums.compared += count * cost;
        sums.comparedRetail += count * variant.retailPrice;
      }
    }
  }
  return sums;
};

export const sumsFrom = ({ compared, comparedRetail, ...sums }: Counts): Sums => ({
  ...sums,
  margin: comparedRetail > 0 ? (comparedRetail - compared) / comparedRetail : null,
});

const sumsOf = (variants: readonly Variant[], pieces: Pieces, lines: Lines): Sums =>
  sumsFrom(countsOf(variants, pieces, lines));

/** The totals of one colour in the cart, over all lengths and sizes. */
export const sumsOfColour = ({ variants }: Colour, pieces: Pieces, lines: Lines): Sums =>
  sumsOf(variants, pieces, lines);

/** The totals of some styles in the cart; they must share a currency. */
export const sumsOfStyles = (styles: readonly Style[], pieces: Pieces, lines: Lines): Sums =>
  sumsOf(
    styles.flatMap(({ colours }) => colours.flatMap(({ variants }) => variants)),
    pieces,
    lines,
  );
