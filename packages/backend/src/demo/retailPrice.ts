import type { Market } from './shops.ts';

/** A shop price in minor units near `euros`: 59.95 where cents are used, 249.00 where they are not. */
export function retailPriceIn({ rate, cents }: Pick<Market, 'rate' | 'cents'>, euros: number): number {
  const amount = euros * rate;
  if (cents) return Math.max(1, Math.round(amount / 5)) * 500 - 5;
  return Math.max(1, Math.round(amount / 10)) * 1_000 - 100;
}

/** What the partner pays, so that the retail price is `markup` times of it. */
export const salesPriceFor = (retailPrice: number, markup: number): number =>
  Math.round(retailPrice / markup / 5) * 5;
