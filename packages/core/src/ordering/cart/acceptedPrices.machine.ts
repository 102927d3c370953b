import { readingChart } from '../../actors/reading.ts';
import type { PriceAcceptance } from '../../contract/index.ts';

/** Which prices were accepted in a cart, by whom and when, by `rightEnv` and `cartId` (N7). */
export const acceptedPricesMachine = readingChart<PriceAcceptance[]>(
  'acceptedPrices',
  'The prices that were accepted in a cart',
);
