import { customer, customers, markCustomer, unmarkCustomer } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { customerFor } from './customer.policy.ts';
import { findCustomers, readCustomer, setFavorite, type WaitsByCustomer } from './customer.store.ts';
import { createKnownCustomers } from './knownCustomers.ts';

export function registerCustomerRoutes(
  app: FastifyInstance,
  context: AppContext,
  waitsByCustomer: WaitsByCustomer,
): void {
  const { db } = context.database;
  const sources = { db, known: createKnownCustomers(db), waitsByCustomer };

  bind(app, context, customers, ({ params, query, user, language }) =>
    findCustomers(sources, user, params.rightEnv, language, query.query ?? '', context.now()),
  );

  bind(app, context, customer, ({ params, user, language }) =>
    readCustomer(db, user, params.rightEnv, language, params.customerId),
  );

  for (const [endpoint, marked] of [
    [markCustomer, true],
    [unmarkCustomer, false],
  ] as const) {
    bind(app, context, endpoint, async ({ params, user }) => {
      const { customerId } = await customerFor(db, user, params.rightEnv, params.customerId);
      await setFavorite(db, user, customerId, marked);
      return null;
    });
  }
}
