import { readingChart } from '../../actors/reading.ts';
import type { OrderHead } from '../../contract/index.ts';

/** Reads the newest orders (M6). Parameter: `rightEnv`. */
export const lastOrdersMachine = readingChart<OrderHead[]>('lastOrders', 'Reading the newest orders');
