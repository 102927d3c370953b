import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type OrderLimit, type SeasonPlace, seasonState } from '../../contract/index.ts';

export const limitActors = (api: Api) => ({
  readLimit: fromPromise<OrderLimit | null, SeasonPlace>(
    async ({ input, signal }) => (await api.send(seasonState, { params: input, signal })).limit,
  ),
});
