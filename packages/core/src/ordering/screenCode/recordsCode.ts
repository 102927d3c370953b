import { order, orders } from '../../contract/index.ts';
import { reader } from '../../platform/actors/reading.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { cartsActors } from '../cart/carts.actors.ts';
import { cartsMachine } from '../cart/carts.machine.ts';
import { documentsLogic } from '../order/documents.actors.ts';
import { orderMachine } from '../order/order.machine.ts';
import { ordersMachine } from '../order/orders.machine.ts';

/** The charts of the lists of carts and orders, and of an order, with their services. */
export const recordsCharts = (dependencies: OrderingDependencies) => {
  const { api } = dependencies;
  return {
    carts: cartsMachine.provide({ actors: cartsActors(api) }),
    orders: ordersMachine.provide({ actors: { read: reader(api, orders) } }),
    order: orderMachine.provide({ actors: { read: reader(api, order) } }),
    orderDocuments: documentsLogic(dependencies),
  };
};
