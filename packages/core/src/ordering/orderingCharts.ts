import type { EventsOf } from '../platform/actors/tellRunning.ts';
import { cartsMachine } from './cart/carts.machine.ts';
import { copyMachine } from './copy/copy.machine.ts';
import { groupsMachine } from './group/groups.machine.ts';
import { waitingNewsMachine } from './news/waitingNews.machine.ts';
import { documentsMachine } from './order/documents.machine.ts';
import { orderMachine } from './order/order.machine.ts';
import { ordersMachine } from './order/orders.machine.ts';
import { paletteMachine } from './palette/palette.machine.ts';
import { posMachine } from './pos/pos.machine.ts';
import { customerMachine } from './season/customer.machine.ts';
import { seasonsMachine } from './season/seasons.machine.ts';
import { waitingMachine } from './waiting/waiting.machine.ts';
import { workspaceMachine } from './workspace/workspace.machine.ts';

/** The charts of the ordering area by name. What may be recorded, and the types of its children, follow from it. */
export const orderingCharts = {
  pos: posMachine,
  seasons: seasonsMachine,
  waiting: waitingMachine,
  waitingNews: waitingNewsMachine,
  carts: cartsMachine,
  orders: ordersMachine,
  customer: customerMachine,
  groups: groupsMachine,
  order: orderMachine,
  orderDocuments: documentsMachine,
  workspace: workspaceMachine,
  palette: paletteMachine,
  copy: copyMachine,
};

/** How each of them is told to retry what was refused because of a maintenance. */
export const retries: EventsOf<typeof orderingCharts> = {
  pos: { type: 'search.retried' },
  waiting: { type: 'reading.retried' },
  seasons: { type: 'seasons.retried' },
  carts: { type: 'reading.retried' },
  orders: { type: 'reading.retried' },
  customer: { type: 'reading.retried' },
  groups: { type: 'reading.retried' },
  order: { type: 'reading.retried' },
  workspace: { type: 'workspace.retried' },
  palette: { type: 'search.retried' },
  copy: { type: 'targets.retried' },
};
