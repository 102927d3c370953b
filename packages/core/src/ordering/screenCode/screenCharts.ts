import { approvalMachine } from '../approval/approval.machine.ts';
import { approvalHistoryMachine } from '../approval/approvalHistory.machine.ts';
import { acceptedPricesMachine } from '../cart/acceptedPrices.machine.ts';
import { addingMachine } from '../cart/adding.machine.ts';
import { cartsMachine } from '../cart/carts.machine.ts';
import { cartViewMachine } from '../cart/cartView.machine.ts';
import { checkMachine } from '../check/check.machine.ts';
import { precheckMachine } from '../check/precheck.machine.ts';
import { rackMachine } from '../check/rack.machine.ts';
import { rackFileMachine } from '../check/rackFile.machine.ts';
import { entryMachine } from '../entry/entry.machine.ts';
import { finalizationMachine } from '../finalization/finalization.machine.ts';
import { groupsMachine } from '../group/groups.machine.ts';
import { liveMachine } from '../live/live.machine.ts';
import { documentsMachine } from '../order/documents.machine.ts';
import { orderMachine } from '../order/order.machine.ts';
import { ordersMachine } from '../order/orders.machine.ts';
import { orderDetailsMachine } from '../orderDetails/orderDetails.machine.ts';
import { posMachine } from '../pos/pos.machine.ts';
import { seasonsMachine } from '../season/seasons.machine.ts';
import { sectionsMachine } from '../sections/sections.machine.ts';
import { styleMachine } from '../style/style.machine.ts';
import { waitingMachine } from '../waiting/waiting.machine.ts';

/**
 * The charts that come with the code of their screen, by name. Only what needs all of them at once loads this file: the
 * recorder; the types are for everybody.
 */
export const screenCharts = {
  pos: posMachine,
  seasons: seasonsMachine,
  waiting: waitingMachine,
  carts: cartsMachine,
  orders: ordersMachine,
  groups: groupsMachine,
  order: orderMachine,
  orderDocuments: documentsMachine,
  precheck: precheckMachine,
  cartView: cartViewMachine,
  sections: sectionsMachine,
  adding: addingMachine,
  acceptedPrices: acceptedPricesMachine,
  style: styleMachine,
  entry: entryMachine,
  live: liveMachine,
  check: checkMachine,
  rack: rackMachine,
  rackFile: rackFileMachine,
  approval: approvalMachine,
  approvalHistory: approvalHistoryMachine,
  finalization: finalizationMachine,
  orderDetails: orderDetailsMachine,
};

export type ScreenCharts = typeof screenCharts;
