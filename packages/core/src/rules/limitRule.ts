import type { Finding, OrderLimit } from '../contract/index.ts';
import type { CartFacts } from './facts.ts';
import { finding } from './placeOf.ts';

/** An order limit and its use including one order, in minor units. `left` is never below 0; `over` is the excess. */
export interface LimitUse {
  readonly limit: number;
  /** Value of finalized orders. */
  readonly used: number;
  readonly order: number;
  readonly left: number;
  readonly over: number;
}

/** Calculates the use of a limit including an order, in minor units. */
export function limitUse({ amount, used }: Pick<OrderLimit, 'amount' | 'used'>, order: number): LimitUse {
  const rest = amount - used - order;
  return { limit: amount, used, order, left: Math.max(0, rest), over: Math.max(0, -rest) };
}

/**
 * Whether a limit can be compared with an order. One in another currency than the customer's prices cannot; it has to
 * be agreed again.
 */
export const isComparable = ({ currency }: Pick<OrderLimit, 'currency'>, priceCurrency: string): boolean =>
  currency === priceCurrency;

/** The value of the lines if ordered now: at the valid price, else at the stored one. */
const worthOf = ({ lines }: CartFacts): number =>
  lines.reduce(
    (sum, { quantity, variant, storedPrice }) => sum + quantity * (variant?.salesPrice ?? storedPrice ?? 0),
    0,
  );

/** Finalized orders and this one together stay within the season's limit, if there is one (requirement O4). */
export const limitIsRespected = (facts: CartFacts): Finding[] => {
  const { limit, cart } = facts;
  if (limit === null) return [];
  const use = limitUse(limit, worthOf(facts));
  if (use.order === 0) return [];
  if (!isComparable(limit, cart.currency))
    return [
      finding('limitNotComparable', {}, { limitCurrency: limit.currency, priceCurrency: cart.currency }),
    ];
  return use.over > 0 ? [finding('limitExceeded', {}, { ...use, currency: limit.currency })] : [];
};
