import type { CartNews } from '../../contract/index.ts';
import { newsChart } from './newsChart.ts';

/** News of the cart of a place. Parameters: `rightEnv`, `customerId`, `season`, `subdivision`, `collectionType`. */
export const cartNewsMachine = newsChart<CartNews>('cartNews', 'What others do to the cart that is open');
