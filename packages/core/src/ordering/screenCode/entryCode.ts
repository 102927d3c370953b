import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { entryParts } from '../entry/entry.actors.ts';
import { entryMachine } from '../entry/entry.machine.ts';

/** The chart of bulk entry with its services. */
export const entryCharts = (dependencies: OrderingDependencies) => ({
  entry: entryMachine.provide(entryParts(dependencies)),
});
