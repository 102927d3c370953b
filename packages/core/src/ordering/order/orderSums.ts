import type { OrderLine } from '../../contract/index.ts';
import { type OrderTotals, totalsOf } from '../../rules/orderTotals.ts';

/** The totals of order lines; money is in minor units of the order's currency. */
export interface OrderSums extends OrderTotals {
  /** At cost price (CP). */
  readonly value: number;
  /** At the recommended retail price (RRP), without the lines that have none. */
  readonly retailValue: number;
  /** (RRP − CP) / RRP of the lines with both prices; null: no line has both. */
  readonly margin: number | null;
}

/** Pieces and values of lines, in minor units of one currency, without discounts. */
export function orderSums(lines: readonly OrderLine[]): OrderSums {
  const sums = { ...totalsOf(lines), value: 0, retailValue: 0 };
  let compared = 0;
  for (const { quantity, salesPrice, retailPrice } of lines) {
    sums.value += quantity * salesPrice;
    if (retailPrice === null) continue;
    sums.retailValue += quantity * retailPrice;
    compared += quantity * salesPrice;
  }
  const margin = sums.retailValue > 0 ? (sums.retailValue - compared) / sums.retailValue : null;
  return { ...sums, margin };
}

/** The lowest and highest price of lines; null if no line has a price. */
export function priceRange(
  lines: readonly OrderLine[],
  price: 'salesPrice' | 'retailPrice',
): { readonly least: number; readonly most: number } | null {
  const prices = lines.flatMap((line) => line[price] ?? []);
  return prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) };
}
