import type { OrderHead } from '../../contract/index.ts';
import { readingChart } from '../../platform/actors/reading.ts';

/** Reads the newest orders (M6). Parameter: `rightEnv`. */
export const lastOrdersMachine = readingChart<OrderHead[]>('lastOrders', 'Reading the newest orders');
