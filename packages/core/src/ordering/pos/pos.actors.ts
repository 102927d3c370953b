import { fromPromise } from 'xstate';
import {
  type Customer,
  customers,
  envParams,
  lastOrders,
  markCustomer,
  type OrderHead,
  type RightEnv,
  unmarkCustomer,
} from '../../contract/index.ts';
import { raise } from '../../notices/raise.ts';
import type { ReadingParams } from '../../platform/actors/reading.ts';
import type { Api } from '../../platform/api/client.ts';
import type { PosSearch } from './customerSearch.ts';
import { favoringMachine, type PosWish } from './favoring.machine.ts';
import { lastOrdersMachine } from './lastOrders.machine.ts';

export const favoringActors = (api: Api) => ({
  storeWish: fromPromise<void, PosWish & { readonly rightEnv: RightEnv }>(
    async ({ input: { rightEnv, customerId, favorite }, signal }) => {
      const call = { params: { rightEnv, customerId }, signal };
      await (favorite ? api.send(markCustomer, call) : api.send(unmarkCustomer, call));
    },
  ),
});

/** The newest orders of a `rightEnv`, optionally of a single customer (`customerId`). */
export const lastOrdersActors = (api: Api) => ({
  read: fromPromise<OrderHead[], ReadingParams>(({ input: { rightEnv, customerId }, signal }) =>
    api.send(lastOrders, {
      params: envParams.create({ rightEnv }),
      query: customerId === undefined ? {} : { customerId },
      signal,
    }),
  ),
});

export const posActors = (api: Api) => ({
  findCustomers: fromPromise<Customer[], PosSearch>(({ input, signal }) =>
    api.send(customers, {
      params: { rightEnv: input.rightEnv },
      query: input.term === '' ? {} : { query: input.term },
      signal,
    }),
  ),
  favoring: favoringMachine.provide({ actors: favoringActors(api), actions: { raise } }),
  lastOrders: lastOrdersMachine.provide({ actors: lastOrdersActors(api) }),
});
