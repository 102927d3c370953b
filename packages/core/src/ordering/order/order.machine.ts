import { readingChart } from '../../actors/reading.ts';
import type { Order } from '../../contract/index.ts';

/** Reading a finalized order, by `orderId` (O4). */
export const orderMachine = readingChart<Order>('order', 'Reading a finalized order');
