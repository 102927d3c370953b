import { createHash } from 'node:crypto';
import type { CartLine } from '@selvedge/core/contract';

/** The parts of a line that an approval covers. */
export type BoundLine = Pick<CartLine, 'articleVariantId' | 'quantity' | 'storedPrice'>;

/** A fingerprint of the lines for an approval: variant, quantity and stored price of each, in any order. */
export function fingerprintOf(lines: readonly BoundLine[]): string {
  const parts = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ articleVariantId, quantity, storedPrice }) => [articleVariantId, quantity, storedPrice] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
