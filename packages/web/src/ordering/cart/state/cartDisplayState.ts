import { isRead } from '@selvedge/core/ordering';
import { failedAloud } from '../../../failure/failedAloud.ts';
import type { CartSnapshot } from './cellView.ts';

/** What a page can show of a cart: nothing yet, why it cannot be read, that it was overtaken, or its content. */
export const cartDisplayState = (snapshot: CartSnapshot): 'loading' | 'failed' | 'overtaken' | 'open' => {
  if (failedAloud(snapshot)) return 'failed';
  if (!isRead(snapshot)) return 'loading';
  return snapshot.matches('overtaken') ? 'overtaken' : 'open';
};
