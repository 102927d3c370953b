import { fromPromise } from 'xstate';
import {
  activeSellingTimes,
  brandTree,
  customer,
  type RightEnv,
  type SeasonPlace,
  type SeasonState,
  seasonState,
  upcomingSellingTimes,
} from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { lastOrdersMachine } from '../pos/lastOrders.machine.ts';
import { lastOrdersActors } from '../pos/pos.actors.ts';
import { seasonCardMachine } from './seasonCard.machine.ts';
import type { SeasonsAnswer } from './seasons.machine.ts';

const missingOnly = (error: unknown): { readonly missing: Failure } => {
  const met = failureOf(error);
  if (met.status !== 404) throw error;
  return { missing: met };
};

export const seasonCardActors = (api: Api) => ({
  loadState: fromPromise<SeasonState, SeasonPlace>(({ input, signal }) =>
    api.send(seasonState, { params: input, signal }),
  ),
});

export const seasonActors = (api: Api) => ({
  lastOrders: lastOrdersMachine.provide({ actors: lastOrdersActors(api) }),
  loadSeasons: fromPromise<SeasonsAnswer, { rightEnv: RightEnv; customerId: string }>(
    async ({ input: params, signal }) => {
      const beside = Promise.all([
        api.send(activeSellingTimes, { params, signal }),
        api.send(upcomingSellingTimes, { params, signal }),
        api.send(brandTree, { params: { rightEnv: params.rightEnv }, signal }),
      ]);
      // Whether the customer is missing is known first; what else failed is told where it is awaited.
      beside.catch(() => {});
      const found = await api.send(customer, { params, signal }).catch(missingOnly);
      if ('missing' in found) return found;
      const [active, upcoming, brands] = await beside;
      return { customer: found, sellingTimes: [...active, ...upcoming], brands };
    },
  ),
  seasonCard: seasonCardMachine.provide({ actors: seasonCardActors(api) }),
});
