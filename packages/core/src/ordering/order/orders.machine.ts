import { readingChart } from '../../actors/reading.ts';
import type { OrderHead } from '../../contract/index.ts';

/** The orders of a customer, newest first, by `rightEnv` and `customerId` (O4). */
export const ordersMachine = readingChart<OrderHead[]>('orders', "A customer's finalized orders");
