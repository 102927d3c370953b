import type { Finding } from '../../contract/index.ts';
import type { CartFacts } from './facts.ts';
import { finding } from './placeOf.ts';

/** A cart that is gone was probably finalized (section 8). */
export const cartMissing = (cartId: string): Finding => finding('cartMissing', {}, { cartId });

/** An empty cart cannot be finalized (sections 5 and 8). */
export const cartHasLines = ({ lines }: CartFacts): Finding[] =>
  lines.length === 0 ? [finding('cartEmpty')] : [];
