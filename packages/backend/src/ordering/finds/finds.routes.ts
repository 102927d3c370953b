import { type Finds, finds, MOST_FINDS, type RightEnv, rightEnvs } from '@selvedge/core/contract';
import { entersOrdering } from '@selvedge/core/rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { wordsOf } from '../../language/searchText.ts';
import { activeMaintenances } from '../../maintenance/maintenance.store.ts';
import { closedUntil } from '../../maintenance/maintenance.ts';
import { shownPlaces } from '../place/sellingTime.store.ts';
import { firstCustomers } from '../pos/customer.store.ts';
import { findCarts, findOrders, findStyles } from './finds.store.ts';

const nothing: Finds = { customers: [], styles: [], carts: [], orders: [] };

/** GET /finds: what the user may open in ordering, by the rights and customers of the lists that lead there. */
export function registerFindsRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(
    app,
    context,
    finds,
    async ({ query: { query }, user, language }) => {
      const closed = await activeMaintenances(context);
      const entered = rightEnvs.filter((rightEnv) => entersOrdering(user.rights, rightEnv));
      const isClosed = (rightEnv: RightEnv): boolean => closedUntil(closed, rightEnv) !== null;
      const envs = entered.filter((rightEnv) => !isClosed(rightEnv));
      const underMaintenance = entered.filter(isClosed);
      const partial = underMaintenance.length > 0 ? { underMaintenance } : {};
      const sought = { words: wordsOf(query), language };
      if (envs.length === 0 || sought.words.length === 0) return { ...nothing, ...partial };
      const customers = await firstCustomers(db, user, language, query, MOST_FINDS);
      return {
        customers: customers.map((customer) => ({ ...customer, rightEnvs: envs })),
        styles: await findStyles(db, user, await shownPlaces(db, user, envs, context.now()), sought),
        carts: await findCarts(db, user, envs, sought),
        orders: await findOrders(db, user, envs, sought),
        ...partial,
      };
    },
    { fairUse: 'search' },
  );
}
