import { LAST_ORDERS, lastOrders, order, orders } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { listedOf, listedOfAll } from '../pos/customer.policy.ts';
import { orderFor } from './order.policy.ts';
import { orders as orderTable } from './order.schema.ts';
import { readOrder, readOrderHeads } from './order.store.ts';

export function registerOrderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(app, context, order, async ({ params, user, language }) =>
    readOrder(db, await orderFor(db, user, params.orderId), language),
  );

  bind(app, context, lastOrders, async ({ params: { rightEnv }, query: { customerId }, user }) => {
    const seen =
      customerId === undefined
        ? listedOfAll(db, user, rightEnv, orderTable)
        : await listedOf(db, user, { rightEnv, customerId }, orderTable);
    return readOrderHeads(db, seen, LAST_ORDERS);
  });

  bind(app, context, orders, async ({ params, user }) =>
    readOrderHeads(db, await listedOf(db, user, params, orderTable)),
  );
}
