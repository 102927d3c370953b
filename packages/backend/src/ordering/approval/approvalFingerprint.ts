import { createHash } from 'node:crypto';
import type { CartLine, OrderDetails } from '@selvedge/core/contract';

/** The parts of a line that an approval covers. */
export type BoundLine = Pick<CartLine, 'articleVariantId' | 'quantity' | 'storedPrice'>;

/** Where and when the goods are wanted: the order details that an approval covers. */
export type BoundDelivery = Pick<OrderDetails, 'deliveryAddressId' | 'requestedWeek'>;

/**
 * A fingerprint for an approval: variant, quantity and stored price of each line, in any order, and the delivery. Without
 * a delivery that was asked for it is the one of earlier releases, so that their approvals go on holding.
 */
export function fingerprintOf(
  lines: readonly BoundLine[],
  { deliveryAddressId, requestedWeek }: BoundDelivery,
): string {
  const parts = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ articleVariantId, quantity, storedPrice }) => [articleVariantId, quantity, storedPrice] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const delivery =
    deliveryAddressId === null && requestedWeek === null ? [] : [{ deliveryAddressId, requestedWeek }];
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...delivery]))
    .digest('base64url');
}
