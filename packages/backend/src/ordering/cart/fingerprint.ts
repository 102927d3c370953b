import { createHash } from 'node:crypto';
import type { CartLine } from '@selvedge/core/contract';

/** What an approval binds of a line. */
export type BoundLine = Pick<CartLine, 'articleVariantId' | 'quantity' | 'storedPrice'>;

/** Binds an approval to its lines: variant, quantity and stored price of each, whatever their order. */
export function fingerprintOf(lines: readonly BoundLine[]): string {
  const parts = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ articleVariantId, quantity, storedPrice }) => [articleVariantId, quantity, storedPrice] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
