import { fromCallback, type SnapshotFrom } from 'xstate';
import { type DetailsDraft, detailsDraftsOf } from '../../keptWork/detailsDraft.ts';
import { textKeeper } from '../../keptWork/textKeeper.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { orderDetailsMachine } from './orderDetails.machine.ts';
import type { OrderDetailsOwner } from './orderDetailsEvents.ts';
import { areDetailsUnsent } from './orderDetailsStatus.ts';

type TypedDetails = Omit<DetailsDraft, 'at'>;

/** Saves unsent order details for a later page, and sends `orderDetails.found` with those of an earlier page. */
export function detailsKeeper(dependencies: Pick<OrderingDependencies, 'ports' | 'user' | 'clock'>) {
  const keep = textKeeper<TypedDetails>(dependencies);
  return fromCallback<{ type: string }, OrderDetailsOwner>(({ input: { place, details }, sendBack }) => {
    const detailsNow = () => details.getSnapshot() as SnapshotFrom<typeof orderDetailsMachine>;
    return keep({
      draftsOf: (user, page, stores) => detailsDraftsOf(user, place, page, stores),
      unsent() {
        const { context } = detailsNow();
        const { head, typed, was } = context;
        return head !== null && areDetailsUnsent({ context })
          ? { cartId: head.cartId, details: typed, was }
          : null;
      },
      holdsOffer: () => detailsNow().context.found !== null,
      offer: (draft) => sendBack({ type: 'orderDetails.found', draft }),
      subscribe: (listener) => details.subscribe(listener),
    });
  });
}
