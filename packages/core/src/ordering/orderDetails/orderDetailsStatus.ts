import { sameDetails } from '../../contract/index.ts';
import type { OrderDetailsContext } from './orderDetailsEvents.ts';

/** What order details tell their parent, once on every change. */
export interface OrderDetailsStatusChanged {
  readonly type: 'orderDetails.statusChanged';
  /** `waiting`: an earlier page kept some, and nobody has opened them yet. */
  readonly status: 'stored' | 'waiting' | 'unsent';
}

/** Something else is typed than what is stored: ask before leaving. */
export const areDetailsUnsent = ({
  context: { typed, was },
}: {
  readonly context: Pick<OrderDetailsContext, 'typed' | 'was'>;
}): boolean => !sameDetails(typed, was);

/** Some are typed and not stored, in this page or an earlier one: an order would go without them. */
export const hasUnsentDetails = (snapshot: { readonly context: OrderDetailsContext }): boolean =>
  snapshot.context.found !== null || areDetailsUnsent(snapshot);

const statusOf = (snapshot: {
  readonly context: OrderDetailsContext;
}): OrderDetailsStatusChanged['status'] => {
  if (areDetailsUnsent(snapshot)) return 'unsent';
  return hasUnsentDetails(snapshot) ? 'waiting' : 'stored';
};

export const orderDetailsStatusChanged = (snapshot: {
  readonly context: OrderDetailsContext;
}): OrderDetailsStatusChanged => ({
  type: 'orderDetails.statusChanged',
  status: statusOf(snapshot),
});
