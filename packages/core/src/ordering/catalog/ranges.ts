import { type Bits, noBits, setBit } from './bitset.ts';
import type { Catalog } from './catalog.ts';
import type { Ranges, Span } from './filters.ts';
import { retailPriceAt, salesPriceAt } from './sorting.ts';

/** Whether a value lies in a range, both ends included; what has no value lies in none. */
export const isWithin = <T extends number | string>(value: T | null, { from, to }: Span<T>): boolean =>
  value !== null && (from === null || value >= from) && (to === null || value <= to);

/** The styles whose lowest prices lie in the ranges; null: no price is asked for. */
export function stylesPriced(catalog: Catalog, { price, retail }: Ranges): Bits | null {
  if (!price && !retail) return null;
  const found = noBits(catalog.size);
  for (let position = 0; position < catalog.size; position += 1)
    if (
      (!price || isWithin(salesPriceAt(catalog, position), price)) &&
      (!retail || isWithin(retailPriceAt(catalog, position), retail))
    )
      setBit(found, position);
  return found;
}
