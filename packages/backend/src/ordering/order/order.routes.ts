import { LAST_ORDERS, lastOrders, order, orders } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { orderFor, ordersOfCustomer, ordersSeen } from './order.policy.ts';
import { readOrder, readOrderHeads } from './order.store.ts';

export function registerOrderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(app, context, order, async ({ params, user, language }) =>
    readOrder(db, await orderFor(db, user, params.orderId), language),
  );

  bind(app, context, lastOrders, async ({ params: { rightEnv }, query: { customerId }, user }) => {
    const seen =
      customerId === undefined
        ? ordersSeen(db, user, rightEnv)
        : await ordersOfCustomer(db, user, rightEnv, customerId);
    return readOrderHeads(db, seen, LAST_ORDERS);
  });

  bind(app, context, orders, async ({ params: { rightEnv, customerId }, user }) =>
    readOrderHeads(db, await ordersOfCustomer(db, user, rightEnv, customerId)),
  );
}
