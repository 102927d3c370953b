import type { Customer } from '../../contract/index.ts';
import { readingChart } from '../../platform/actors/reading.ts';

/**
 * The point of sale whose carts or orders are listed. Loaded on its own, because an empty list does not name it.
 * Parameters: `rightEnv` and `customerId`.
 */
export const customerMachine = readingChart<Customer>(
  'customer',
  'The point of sale whose carts or orders are listed',
);
