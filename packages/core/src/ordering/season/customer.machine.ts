import { readingChart } from '../../actors/reading.ts';
import type { Customer } from '../../contract/index.ts';

/** The point of sale whose carts or orders are listed, by `rightEnv` and `customerId`: a list may hold nothing that names it. */
export const customerMachine = readingChart<Customer>(
  'customer',
  'The point of sale whose carts or orders are listed',
);
