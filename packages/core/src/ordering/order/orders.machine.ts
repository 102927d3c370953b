import type { OrderHead } from '../../contract/index.ts';
import { readingChart } from '../../platform/actors/reading.ts';

/** The orders of a customer, newest first (O4). Parameters: `rightEnv` and `customerId`. */
export const ordersMachine = readingChart<OrderHead[]>('orders', "A customer's finalized orders");
