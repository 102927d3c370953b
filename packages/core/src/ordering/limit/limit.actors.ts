import { fromPromise } from 'xstate';
import { type OrderLimit, type SeasonPlace, seasonState } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';

export const limitActors = (api: Api) => ({
  readLimit: fromPromise<OrderLimit | null, SeasonPlace>(
    async ({ input, signal }) => (await api.send(seasonState, { params: input, signal })).limit,
  ),
});
