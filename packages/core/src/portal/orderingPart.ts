import type { ActorRefFrom, InputFrom } from 'xstate';
import type { orderingMachine } from '../ordering/ordering.machine.ts';

type OrderingChart = typeof orderingMachine;

/** The chart of the ordering area with its services provided, as exported by its lazily loaded chunk. */
export interface OrderingLogic extends OrderingChart {}
export type OrderingInput = InputFrom<OrderingLogic>;
/** The running chart of the ordering area. */
export interface OrderingRef extends ActorRefFrom<OrderingChart> {}

type Spawn = (logic: OrderingLogic, options: { id: 'ordering'; input: OrderingInput }) => OrderingRef;

/**
 * Starts the ordering area. It is not declared as an actor of the root chart, because its logic is only known once it
 * is loaded, so the chart's `spawn` does not know it.
 */
export const spawnOrdering = (spawn: unknown, logic: OrderingLogic, input: OrderingInput): OrderingRef =>
  (spawn as Spawn)(logic, { id: 'ordering', input });
