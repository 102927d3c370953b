import { readingChart } from '../../actors/reading.ts';
import type { Style } from '../../contract/index.ts';

/** The styles behind a cart's lines, with today's facts, by `rightEnv` and `cartId` (N2). */
export const contentsMachine = readingChart<Style[]>('contents', 'The styles that are in the cart');
