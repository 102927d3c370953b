import type { Amount } from '@selvedge/core/contract';
import { type SQL, sql } from 'drizzle-orm';
import { cartLines } from '../cart.schema.ts';

/**
 * Pieces and values of a cart's lines, in one pass. The values are by the currency of the stored prices; '' is for
 * lines of an earlier release, which have that of the price list. Amounts of two currencies are never added up (N7).
 */
export const sumsOfLines = (ofCart: SQL | undefined) => sql<CartValues | null>`(
  select json_build_object('pieces', sum(pieces), 'values', json_object_agg(currency, value))
  from (
    select coalesce(${cartLines.storedCurrency}, '') as currency,
      sum(${cartLines.quantity}) as pieces,
      coalesce(sum(${cartLines.quantity} * ${cartLines.storedPrice}), 0) as value
    from ${cartLines} where ${ofCart} group by 1
  ) as by_currency
  having count(*) > 0
)`;

/** What {@link sumsOfLines} reads. */
export interface CartValues {
  readonly pieces: number;
  readonly values: Readonly<Record<string, number>>;
}

/** Pieces of a cart, its value in the currency of its price list, and the others, if there are any. */
export function sumsIn(
  read: CartValues | null,
  currency: string,
): { pieces: number; value: number; otherValues?: Amount[] } {
  const { pieces, values } = read ?? { pieces: 0, values: {} };
  const { [currency]: own = 0, '': earlier = 0, ...others } = values;
  const otherValues = Object.entries(others)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => ({ currency: name, value }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  return { pieces, value: own + earlier, ...(otherValues.length > 0 && { otherValues }) };
}
