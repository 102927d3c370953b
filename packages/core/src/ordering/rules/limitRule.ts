import type { Finding, FindingCode, OrderLimit } from '../../contract/index.ts';
import type { CartFacts } from './facts.ts';
import { finding } from './placeOf.ts';

/** An order limit with an order in it, in minor units. `left` never goes below 0; `over` is what is too much. */
export interface LimitUse {
  readonly limit: number;
  /** Finalized orders. */
  readonly used: number;
  readonly order: number;
  readonly left: number;
  readonly over: number;
}

/** How much of a limit is used with an order, in minor units and as a share. */
export function limitUse({ amount, used }: Pick<OrderLimit, 'amount' | 'used'>, order: number): LimitUse {
  const rest = amount - used - order;
  return { limit: amount, used, order, left: Math.max(0, rest), over: Math.max(0, -rest) };
}

/** What the lines come to when they are ordered: at the valid price, else at the stored one. */
const worthOf = ({ lines }: CartFacts): number =>
  lines.reduce(
    (sum, { quantity, variant, storedPrice }) => sum + quantity * (variant?.salesPrice ?? storedPrice ?? 0),
    0,
  );

/**
 * Finalized orders and this one stay within the season's limit, where there is one (requirement O4). A limit of another
 * currency than the customer's prices is compared with nothing: it has to be agreed anew.
 */
export const limitIsKept = (facts: CartFacts): Finding[] => {
  const { limit, cart } = facts;
  if (limit === null) return [];
  const use = limitUse(limit, worthOf(facts));
  if (use.order === 0) return [];
  if (limit.currency !== cart.currency)
    return [
      finding('limitNotComparable', {}, { limitCurrency: limit.currency, priceCurrency: cart.currency }),
    ];
  return use.over > 0 ? [finding('limitExceeded', {}, { ...use, currency: limit.currency })] : [];
};

const ofLimit: ReadonlySet<FindingCode> = new Set(['limitExceeded', 'limitNotComparable']);

/** A limit may be raised or put right until the order is finalized: it warns who approves, and stops who finalizes. */
export const hindersApproval = ({ code }: Finding): boolean => !ofLimit.has(code);
