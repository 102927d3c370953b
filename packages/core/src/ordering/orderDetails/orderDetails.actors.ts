import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type Cart,
  type CartHead,
  type DeliveryChoices,
  deliveryChoices,
  readCart,
  writeOrderDetails,
} from '../../contract/index.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { detailsKeeper } from './detailsKeeper.ts';
import { orderDetailsMachine } from './orderDetails.machine.ts';
import type { OrderDetailsInput } from './orderDetailsEvents.ts';

const params = ({ rightEnv, cartId }: CartHead) => ({ rightEnv, cartId });

type DetailsDependencies = Pick<OrderingDependencies, 'api' | 'ports' | 'user' | 'clock'>;

export const orderDetailsActors = ({ api, ...keeping }: DetailsDependencies) => ({
  readChoices: fromPromise<DeliveryChoices, CartHead>(({ input, signal }) =>
    api.send(deliveryChoices, { params: params(input), signal }),
  ),
  writeDetails: fromPromise<Cart, OrderDetailsInput>(({ input: { head, was, details }, signal }) =>
    api.send(writeOrderDetails, { params: params(head), body: { was, details }, signal }),
  ),
  readDetails: fromPromise<Cart, CartHead>(({ input, signal }) =>
    api.send(readCart, { params: params(input), signal }),
  ),
  keepDetails: detailsKeeper(keeping),
});

/** The chart with its services. A workspace is given it by the screen that shows it, so that no other screen loads it. */
export const orderDetailsPart = (dependencies: DetailsDependencies) =>
  orderDetailsMachine.provide({ actors: orderDetailsActors(dependencies) });
/** Makes the chart of order details from what the ordering area depends on; the order check brings it to the workspace (O9). */
export type OrderDetailsPart = typeof orderDetailsPart;
/** The running chart of order details (O9). */
export type OrderDetailsRef = ActorRefFrom<typeof orderDetailsMachine>;
