import { readingChart } from '../../actors/reading.ts';
import type { Order } from '../../contract/index.ts';

/** Reads a finalized order (O4). Parameter: `orderId`. */
export const orderMachine = readingChart<Order>('order', 'Reading a finalized order');
