import type { Finding } from '../contract/index.ts';
import type { CartFacts } from './facts.ts';
import { finding } from './placeOf.ts';

/** A cart that no longer exists was probably finalized (N7). */
export const cartMissing = (cartId: string): Finding => finding('cartMissing', {}, { cartId });

/** An empty cart cannot be finalized (N7). */
export const cartHasLines = ({ lines }: CartFacts): Finding[] =>
  lines.length === 0 ? [finding('cartEmpty')] : [];
