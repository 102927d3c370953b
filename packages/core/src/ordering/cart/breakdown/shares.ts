import type { Amount, Colour, Style, Variant } from '../../../contract/index.ts';
import { deliveryWeekOf } from '../../../rules/deliveryWeek.ts';
import { costOf, type Pieces } from '../cartSums.ts';
import type { Lines } from '../ledger.ts';
import { otherValuesOf } from '../otherCurrencies.ts';
import type { Dimension } from './dimensions.ts';

/** The totals of a part of the cart; money in minor units of the cart's currency. */
export interface Share {
  /** The displayed value; 'YYYY-WW' for weeks, '' if the house provides none. */
  readonly key: string;
  readonly pieces: number;
  readonly value: number;
  readonly retailValue: number;
  /** What there is besides `value` in other currencies, by currency; never added to it (N7). */
  readonly otherValues: readonly Amount[];
}

interface OrderedCell {
  readonly style: Style;
  readonly colour: Colour;
  readonly variant: Variant;
}

/** A share while it is added up. */
interface Counting {
  key: string;
  pieces: number;
  value: number;
  retailValue: number;
  variants: Variant[];
}

const weekKey = (at: number): string => {
  const { week, year } = deliveryWeekOf(at);
  return `${year}-${String(week).padStart(2, '0')}`;
};

const keys: Readonly<Record<Dimension, (cell: OrderedCell) => string>> = {
  brand: ({ style }) => style.brandName,
  line: ({ style }) => style.lineName,
  gender: ({ style }) => style.gender,
  commodityMainClass: ({ style }) => style.commodityMainClass,
  commodityClass: ({ style }) => style.commodityClass,
  commoditySubclass: ({ style }) => style.commoditySubclass,
  styleRole: ({ style }) => style.styleRole,
  fit: ({ style }) => style.fit,
  colourGroup: ({ colour }) => colour.colourGroup,
  colourStock: ({ colour }) => colour.colourStock,
  deliveryWeek: ({ colour }) => weekKey(colour.deliveryFrom),
  length: ({ variant }) => variant.articleLength,
  size: ({ variant }) => variant.size,
};

/** These dimensions have an order of their own; all others are sorted by size, largest first. */
const ordered: ReadonlySet<Dimension> = new Set(['deliveryWeek', 'length', 'size']);

const positionsOf = (styles: readonly Style[], of: (style: Style) => readonly string[]) => {
  const positions = new Map<string, number>();
  for (const style of styles)
    for (const key of of(style)) positions.set(key, positions.get(key) ?? positions.size);
  return positions;
};

const sorted = (shares: Share[], by: Dimension, styles: readonly Style[]): Share[] => {
  if (!ordered.has(by)) {
    return shares.sort((one, other) => other.pieces - one.pieces || (one.key < other.key ? -1 : 1));
  }
  if (by === 'deliveryWeek') return shares.sort((one, other) => (one.key < other.key ? -1 : 1));
  const positions = positionsOf(styles, by === 'size' ? ({ sizes }) => sizes : ({ lengths }) => lengths);
  return shares.sort((one, other) => (positions.get(one.key) ?? 0) - (positions.get(other.key) ?? 0));
};

/**
 * Divides the pieces of a cart by one of its attributes. The shares always add up to the cart's own sums: stored
 * prices, today's prices for what is not stored yet, nothing for pieces without a price.
 */
export function sharesOf(styles: readonly Style[], pieces: Pieces, lines: Lines, by: Dimension): Share[] {
  const shares = new Map<string, Counting>();
  for (const style of styles) {
    for (const colour of style.colours) {
      for (const variant of colour.variants) {
        const count = pieces.get(variant.articleVariantId) ?? 0;
        if (count === 0) continue;
        const key = keys[by]({ style, colour, variant });
        const share = shares.get(key) ?? {
          key,
          pieces: 0,
          value: 0,
          retailValue: 0,
          variants: [],
        };
        const cost = costOf(variant, lines) ?? 0;
        share.pieces += count;
        share.value += count * cost;
        share.retailValue += count * (variant.retailPrice ?? 0);
        share.variants.push(variant);
        shares.set(key, share);
      }
    }
  }
  const told = [...shares.values()].map(({ variants, ...share }) => ({
    ...share,
    otherValues: otherValuesOf([{ colours: [{ variants }] }], pieces, lines),
  }));
  return sorted(told, by, styles);
}
