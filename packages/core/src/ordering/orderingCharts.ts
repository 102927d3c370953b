import { lateChart } from '../platform/actors/lateChart.ts';
import type { EventsOf } from '../platform/actors/tellRunning.ts';
import { copyMachine } from './copy/copy.machine.ts';
import { waitingNewsMachine } from './news/waitingNews.machine.ts';
import { paletteMachine } from './palette/palette.machine.ts';
import type { ScreenCharts } from './screenCode/screenCharts.ts';
import { screenCodeMachine } from './screenCode/screenCode.machine.ts';
import { customerMachine } from './season/customer.machine.ts';
import { workspaceMachine } from './workspace/workspace.machine.ts';

type Workspace = typeof workspaceMachine;
/** A name for its type, which is too long to stand within that of the area's chart. */
export interface WorkspaceChart extends Workspace {}

/**
 * The charts of the ordering area by name; those of screens come with the code of their screen. What may be recorded, and
 * the types of its children, follow from it.
 */
export const orderingCharts = {
  pos: lateChart<ScreenCharts['pos']>(),
  seasons: lateChart<ScreenCharts['seasons']>(),
  waiting: lateChart<ScreenCharts['waiting']>(),
  waitingNews: waitingNewsMachine,
  carts: lateChart<ScreenCharts['carts']>(),
  orders: lateChart<ScreenCharts['orders']>(),
  customer: customerMachine,
  groups: lateChart<ScreenCharts['groups']>(),
  order: lateChart<ScreenCharts['order']>(),
  orderDocuments: lateChart<ScreenCharts['orderDocuments']>(),
  workspace: workspaceMachine as WorkspaceChart,
  palette: paletteMachine,
  copy: copyMachine,
  screenCode: screenCodeMachine,
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
  screenCode: { type: 'code.retried' },
};
