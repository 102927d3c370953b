import type { DemoSize } from '../configuration/demo.ts';
import type { DemoOptions } from './generate.ts';

/**
 * What each size contains. Large is one season of a real house: 20,000 styles, 60,000 colours, 500,000 variants,
 * one style with 480 of them.
 */
export const demoOf: Readonly<Record<DemoSize, Omit<DemoOptions, 'now'>>> = {
  standard: { styles: 1_500, earlierOrders: true },
  large: { styles: 20_000, onePlace: true, wideColours: 20, earlierOrders: true },
};
