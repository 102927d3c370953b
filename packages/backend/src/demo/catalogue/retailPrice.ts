import type { Market } from '../house/shops.ts';

/** A shop price in minor units near `euros`: such as 59.95 with cents, and 249.00 without. */
export function retailPriceIn({ rate, cents }: Pick<Market, 'rate' | 'cents'>, euros: number): number {
  const amount = euros * rate;
  if (cents) return Math.max(1, Math.round(amount / 5)) * 500 - 5;
  return Math.max(1, Math.round(amount / 10)) * 1_000 - 100;
}

/** The partner's purchase price: the retail price divided by `markup`. */
export const salesPriceFor = (retailPrice: number, markup: number): number =>
  Math.round(retailPrice / markup / 5) * 5;
