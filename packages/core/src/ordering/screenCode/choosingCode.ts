import { approvedCarts } from '../../contract/index.ts';
import { reader } from '../../platform/actors/reading.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { posActors } from '../pos/pos.actors.ts';
import { posMachine } from '../pos/pos.machine.ts';
import { seasonActors } from '../season/season.actors.ts';
import { seasonsMachine } from '../season/seasons.machine.ts';
import { waitingMachine } from '../waiting/waiting.machine.ts';

/** The charts of the screens on which point of sale and season are chosen, with their services. */
export const choosingCharts = ({ api, showRoute }: Pick<OrderingDependencies, 'api' | 'showRoute'>) => ({
  pos: posMachine.provide({ actors: posActors(api) }),
  seasons: seasonsMachine.provide({
    actors: seasonActors(api),
    actions: { showRoute: (_, { route }) => showRoute(route) },
  }),
  waiting: waitingMachine.provide({ actors: { read: reader(api, approvedCarts) } }),
});
