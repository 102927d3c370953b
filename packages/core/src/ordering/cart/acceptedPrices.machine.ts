import type { PriceAcceptance } from '../../contract/index.ts';
import { readingChart } from '../../platform/actors/reading.ts';

/** Which prices in a cart were accepted, by whom and when (N7). Parameters: `rightEnv` and `cartId`. */
export const acceptedPricesMachine = readingChart<PriceAcceptance[]>(
  'acceptedPrices',
  'The prices that were accepted in a cart',
);
