import { type CartHead, type OrderDetails, orderDetailsIn, sameDetails } from '../../contract/index.ts';
import type { DetailsDraft } from '../../keptWork/detailsDraft.ts';

/**
 * What editing begins with: what an earlier page kept for this cart or its predecessor, unless it has been stored since;
 * otherwise what is stored.
 */
export function begun(
  head: CartHead,
  found: DetailsDraft | null,
): { typed: OrderDetails; was: OrderDetails; resumedAt: number | null } {
  const stored = orderDetailsIn(head);
  if (found === null || sameDetails(found.details, stored))
    return { typed: stored, was: stored, resumedAt: null };
  const was = found.cartId === head.cartId ? found.was : stored;
  return { typed: found.details, was, resumedAt: found.at };
}
