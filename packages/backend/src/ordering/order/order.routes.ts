import { lastOrders, order, orders } from '@selvedge/core/contract';
import { handlesCarts } from '@selvedge/core/rules';
import type { FastifyInstance } from 'fastify';
import { entersOrdering } from '../../access/rights.ts';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { denied } from '../../http/refusal.ts';
import { customerFor } from '../pos/customer.policy.ts';
import { orderFor, readLastOrders, readOrderHeads } from './order.store.ts';

export function registerOrderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(app, context, order, ({ params, user, language }) => orderFor(db, user, params.orderId, language));

  bind(app, context, lastOrders, async ({ params: { rightEnv }, query: { customerId }, user }) => {
    if (customerId !== undefined) await customerFor(db, user, rightEnv, customerId);
    else if (!entersOrdering(user, rightEnv)) throw denied('right');
    return handlesCarts(user.rights, rightEnv) ? readLastOrders(db, user, rightEnv, customerId) : [];
  });

  bind(app, context, orders, async ({ params: { rightEnv, customerId }, user }) => {
    await customerFor(db, user, rightEnv, customerId);
    return handlesCarts(user.rights, rightEnv) ? readOrderHeads(db, rightEnv, customerId) : [];
  });
}
