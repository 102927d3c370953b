import type { WaitingNews } from '../../contract/index.ts';
import { newsChart } from './newsChart.ts';

/** How many approved carts wait for the POS Manager. Parameter: `rightEnv`. */
export const waitingNewsMachine = newsChart<WaitingNews>(
  'waitingNews',
  'How many orders wait for the POS Manager',
);
