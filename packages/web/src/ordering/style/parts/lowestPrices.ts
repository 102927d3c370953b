import type { Style } from '@selvedge/core/contract';

interface Prices {
  readonly salesPrice: number | null;
  readonly retailPrice: number | null;
}

/** The lowest prices of a style's variants, as in its list entry. Null if there is none. */
export const lowestPrices = ({ colours }: Style): Prices => {
  const variants = colours.flatMap((colour) => colour.variants);
  const lowest = (prices: readonly (number | null)[]) => {
    const known = prices.filter((price) => price !== null);
    return known.length === 0 ? null : Math.min(...known);
  };
  return {
    salesPrice: lowest(variants.map(({ salesPrice }) => salesPrice)),
    retailPrice: lowest(variants.map(({ retailPrice }) => retailPrice)),
  };
};
