import { readingChart } from '../../actors/reading.ts';
import type { OrderHead } from '../../contract/index.ts';

/** Reading the newest orders, by `rightEnv` (M6). */
export const lastOrdersMachine = readingChart<OrderHead[]>('lastOrders', 'Reading the newest orders');
