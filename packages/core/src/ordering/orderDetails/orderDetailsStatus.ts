import { sameDetails } from '../../contract/index.ts';
import type { OrderDetailsContext } from './orderDetailsEvents.ts';

/** What order details tell their parent, once on every change. */
export interface OrderDetailsStatusChanged {
  readonly type: 'orderDetails.statusChanged';
  readonly status: 'stored' | 'unsent';
}

/** Something else is typed than what is stored: ask before leaving. */
export const areDetailsUnsent = ({
  context: { typed, was },
}: {
  readonly context: Pick<OrderDetailsContext, 'typed' | 'was'>;
}): boolean => !sameDetails(typed, was);

export const orderDetailsStatusChanged = (snapshot: {
  readonly context: OrderDetailsContext;
}): OrderDetailsStatusChanged => ({
  type: 'orderDetails.statusChanged',
  status: areDetailsUnsent(snapshot) ? 'unsent' : 'stored',
});
