import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type Customer, customers, type RightEnv } from '../../contract/index.ts';

export const posActors = (api: Api) => ({
  findCustomers: fromPromise<Customer[], { rightEnv: RightEnv; term: string }>(({ input, signal }) =>
    api.send(customers, {
      params: { rightEnv: input.rightEnv },
      query: input.term === '' ? {} : { query: input.term },
      signal,
    }),
  ),
});
