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
import { lastOrdersMachine } from '../pos/lastOrders.machine.ts';
import { lastOrdersActors } from '../pos/pos.actors.ts';
import { seasonCardMachine } from './seasonCard.machine.ts';
import type { SeasonOverview } from './seasons.machine.ts';

export const seasonCardActors = (api: Api) => ({
  loadState: fromPromise<SeasonState, SeasonPlace>(({ input, signal }) =>
    api.send(seasonState, { params: input, signal }),
  ),
});

export const seasonActors = (api: Api) => ({
  lastOrders: lastOrdersMachine.provide({ actors: lastOrdersActors(api) }),
  loadSeasons: fromPromise<SeasonOverview, { rightEnv: RightEnv; customerId: string }>(
    async ({ input: params, signal }) => {
      const [found, active, upcoming, brands] = await Promise.all([
        api.send(customer, { params, signal }),
        api.send(activeSellingTimes, { params, signal }),
        api.send(upcomingSellingTimes, { params, signal }),
        api.send(brandTree, { params: { rightEnv: params.rightEnv }, signal }),
      ]);
      return { customer: found, sellingTimes: [...active, ...upcoming], brands };
    },
  ),
  seasonCard: seasonCardMachine.provide({ actors: seasonCardActors(api) }),
});
