import type { CartHead } from '../../contract/index.ts';
import { readingChart } from '../../platform/actors/reading.ts';

/** The approved carts that wait for the POS Manager (O2). Parameter: `rightEnv`. */
export const waitingMachine = readingChart<CartHead[]>(
  'waiting',
  'Approved carts that are ready for completion',
);
