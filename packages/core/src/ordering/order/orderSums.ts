import type { OrderLine } from '../../contract/index.ts';
import { addTo } from '../../rules/addTo.ts';
import { comparedPrices, nothingCompared, type Profit, profitOf } from '../../rules/margin.ts';
import { type OrderTotals, totalsOf } from '../../rules/orderTotals.ts';

/** The totals of order lines; money is in minor units of the order's currency. */
export interface OrderSums extends OrderTotals, Profit {
  /** At cost price (CP). */
  readonly value: number;
  /** At the recommended retail price (RRP), without the lines that have none. */
  readonly retailValue: number;
}

/** Pieces and values of lines, in minor units of one currency, without discounts. */
export function orderSums(lines: readonly OrderLine[]): OrderSums {
  const sums = { ...totalsOf(lines), value: 0, retailValue: 0 };
  const both = { ...nothingCompared };
  for (const { quantity, salesPrice, retailPrice, vatPerMille } of lines) {
    sums.value += quantity * salesPrice;
    sums.retailValue += quantity * (retailPrice ?? 0);
    addTo(both, comparedPrices(quantity, salesPrice, retailPrice, vatPerMille));
  }
  return { ...sums, ...profitOf(both) };
}

/** The lowest and highest price of lines; null if no line has a price. */
export function priceRange(
  lines: readonly OrderLine[],
  price: 'salesPrice' | 'retailPrice',
): { readonly least: number; readonly most: number } | null {
  const prices = lines.flatMap((line) => line[price] ?? []);
  return prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) };
}
