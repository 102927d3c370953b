import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { groupActors } from '../group/group.actors.ts';

/** The chart of group orders with its services. */
export const groupsCharts = (dependencies: OrderingDependencies) => ({
  groups: groupActors(dependencies).groups,
});
