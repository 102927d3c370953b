import type { Colour, Style, Variant } from '../../contract/index.ts';
import type { Lines } from './ledger.ts';

/** What a group of quantities comes to. Money is minor units of the style's currency. */
export interface Sums {
  readonly pieces: number;
  /** At cost price (CP): as stored in the cart, today's for what is not stored yet. */
  readonly value: number;
  /** At the recommended retail price (RRP). */
  readonly retailValue: number;
  /** (RRP − CP) / RRP over what has both prices; null when nothing has. */
  readonly margin: number | null;
  /** Pieces without a cost price: they are in no sum of money. */
  readonly unpriced: number;
}

/** Pieces by articleVariantId. */
export type Pieces = Pick<ReadonlyMap<string, number>, 'get' | 'has'>;

const costOf = (variant: Variant, lines: Lines): number | null =>
  lines.get(variant.articleVariantId)?.storedPrice ?? variant.salesPrice;

/** What is added up behind {@link Sums}; those of parts add up to those of the whole. */
export interface Counts {
  readonly pieces: number;
  readonly value: number;
  readonly retailValue: number;
  readonly unpriced: number;
  /** At cost and at retail price, of what has both. */
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

/** What one colour comes to in the cart, all its lengths and sizes. */
export const sumsOfColour = ({ variants }: Colour, pieces: Pieces, lines: Lines): Sums =>
  sumsOf(variants, pieces, lines);

/** What some styles come to in the cart; they have to share a currency. */
export const sumsOfStyles = (styles: readonly Style[], pieces: Pieces, lines: Lines): Sums =>
  sumsOf(
    styles.flatMap(({ colours }) => colours.flatMap(({ variants }) => variants)),
    pieces,
    lines,
  );
