import { approvalHistory, priceAcceptances } from '../../contract/index.ts';
import { reader } from '../../platform/actors/reading.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { approvalActors } from '../approval/approval.actors.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { approvalHistoryMachine } from '../approval/approvalHistory.machine.ts';
import { acceptedPricesMachine } from '../cart/acceptedPrices.machine.ts';
import { checkActors } from '../check/check.actors.ts';
import { checkMachine } from '../check/check.machine.ts';
import { rackMachine } from '../check/rack.machine.ts';
import { rackFileActors } from '../check/rackFile.actors.ts';
import { rackFileMachine } from '../check/rackFile.machine.ts';
import { finalizationActors } from '../finalization/finalization.actors.ts';
import { finalizationMachine } from '../finalization/finalization.machine.ts';
import { orderDetailsLogic } from '../orderDetails/orderDetails.actors.ts';

/** The charts of the order check, approval and finalization with their services. */
export const checkCharts = (dependencies: OrderingDependencies) => {
  const { api, showRoute } = dependencies;
  return {
    check: checkMachine.provide({ actors: checkActors(api) }),
    acceptedPrices: acceptedPricesMachine.provide({ actors: { read: reader(api, priceAcceptances) } }),
    rack: rackMachine.provide({ actions: { showRoute: (_, { route }) => showRoute(route) } }),
    rackFile: rackFileMachine.provide({ actors: rackFileActors(dependencies) }),
    approval: approvalMachine.provide({ actors: approvalActors(api) }),
    approvalHistory: approvalHistoryMachine.provide({ actors: { read: reader(api, approvalHistory) } }),
    finalization: finalizationMachine.provide({ actors: finalizationActors(api) }),
    orderDetails: orderDetailsLogic(dependencies),
  };
};
