import type { ActorRefFrom, InputFrom } from 'xstate';
import type { orderingMachine } from '../ordering/ordering.machine.ts';

type OrderingChart = typeof orderingMachine;

/** The chart of the ordering area with its services provided, as exported by its lazily loaded chunk. */
export interface OrderingLogic extends OrderingChart {}
/** The running chart of the ordering area. */
export interface OrderingRef extends ActorRefFrom<OrderingChart> {}

/**
 * The ordering area is not declared as an actor of the root chart, because its logic is only known once it is loaded.
 */
export type SpawnOrdering = (
  logic: OrderingLogic,
  options: { id: 'ordering'; input: InputFrom<OrderingLogic> },
) => OrderingRef;
