import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { liveActors } from '../live/live.actors.ts';
import { liveMachine } from '../live/live.machine.ts';

/** The chart of a live event with its services; the list of events is there on every screen. */
export const liveCharts = (dependencies: OrderingDependencies) => ({
  live: liveMachine.provide({ actors: liveActors(dependencies) }),
});
