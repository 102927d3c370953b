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

/** The chart with its services. */
export const orderDetailsLogic = (dependencies: DetailsDependencies) =>
  orderDetailsMachine.provide({ actors: orderDetailsActors(dependencies) });
/** The running chart of order details (O9). */
export type OrderDetailsRef = ActorRefFrom<typeof orderDetailsMachine>;
