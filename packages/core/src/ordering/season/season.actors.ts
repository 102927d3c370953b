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
      const asked = api.send(customer, { params, signal }).catch(missingOnly);
      const overview = async (): Promise<SeasonsAnswer> => {
        const [found, active, upcoming, brands] = await Promise.all([
          asked,
          api.send(activeSellingTimes, { params, signal }),
          api.send(upcomingSellingTimes, { params, signal }),
          api.send(brandTree, { params: { rightEnv: params.rightEnv }, signal }),
        ]);
        return 'missing' in found
          ? found
          : { customer: found, sellingTimes: [...active, ...upcoming], brands };
      };
      const known = overview().catch(async (error: unknown) => {
        // Who is missing has no seasons either, and is told as missing, whichever answer comes first.
        if (failureOf(error).status !== 404) throw error;
        const found = await asked;
        if ('missing' in found) return found;
        throw error;
      });
      const missing = asked.then((found) => ('missing' in found ? found : new Promise<never>(() => {})));
      return Promise.race([missing, known]);
    },
  ),
  seasonCard: seasonCardMachine.provide({ actors: seasonCardActors(api) }),
});
