import { readingChart } from '../../actors/reading.ts';
import type { CartHead } from '../../contract/index.ts';

/** The carts of a customer, by `rightEnv` and `customerId` (specification, section 2: carts). */
export const cartsMachine = readingChart<CartHead[]>(
  'carts',
  "A customer's carts, open, approved and finalized",
);
