import type { Order } from '../../contract/index.ts';
import { readingChart } from '../../platform/actors/reading.ts';

/** Reads a finalized order (O4). Parameter: `orderId`. */
export const orderMachine = readingChart<Order>('order', 'Reading a finalized order');
