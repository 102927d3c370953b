import { readingChart } from '../../actors/reading.ts';
import type { OrderHead } from '../../contract/index.ts';

/** The orders of a customer, newest first (O4). Parameters: `rightEnv` and `customerId`. */
export const ordersMachine = readingChart<OrderHead[]>('orders', "A customer's finalized orders");
