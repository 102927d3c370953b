import type { Style } from '../../contract/index.ts';
import { readingChart } from '../../platform/actors/reading.ts';

/** The styles of a cart's lines, with today's facts (N2). Parameters: `rightEnv` and `cartId`. */
export const contentsMachine = readingChart<Style[]>('contents', 'The styles that are in the cart');
