import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { addingActors } from '../cart/adding.actors.ts';
import { addingMachine } from '../cart/adding.machine.ts';
import { cartViewMachine } from '../cart/cartView.machine.ts';
import { checkActors } from '../check/check.actors.ts';
import { precheckMachine } from '../check/precheck.machine.ts';
import { sectionsLogic } from '../sections/sections.actors.ts';

/** The charts of the cart's page with their services; the cart itself is there on every screen. */
export const cartCharts = (dependencies: OrderingDependencies) => {
  const { api, showRoute } = dependencies;
  return {
    precheck: precheckMachine.provide({ actors: checkActors(api) }),
    cartView: cartViewMachine.provide({ actions: { showRoute: (_, { route }) => showRoute(route) } }),
    sections: sectionsLogic(dependencies),
    adding: addingMachine.provide({ actors: addingActors(api) }),
  };
};
