import { deliveryChoices, writeOrderDetails } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { cartFor } from '../cart/cart.policy.ts';
import { readDeliveryChoices } from './deliveryChoices.store.ts';
import { storeOrderDetails } from './orderDetails.ts';

export function registerOrderDetailsRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;
  const { db } = database;

  bind(app, context, writeOrderDetails, ({ params, body, user }) =>
    storeOrderDetails(database, user, params, { ...body, now: context.now() }),
  );

  bind(app, context, deliveryChoices, async ({ params, user }) =>
    readDeliveryChoices(db, await cartFor(db, user, params), context.now()),
  );
}
