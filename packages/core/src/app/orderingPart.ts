import type { ActorRefFrom, InputFrom } from 'xstate';
import type { orderingMachine } from '../ordering/ordering.machine.ts';

type OrderingChart = typeof orderingMachine;

/** The ordering area with its services, as its part of the program hands it over. */
export interface OrderingLogic extends OrderingChart {}
/** The running chart of the ordering area. */
export interface OrderingRef extends ActorRefFrom<OrderingChart> {}

/** The area is no actor of the root chart: its logic is known only once it is loaded. */
export type SpawnOrdering = (
  logic: OrderingLogic,
  options: { id: 'ordering'; input: InputFrom<OrderingLogic> },
) => OrderingRef;
