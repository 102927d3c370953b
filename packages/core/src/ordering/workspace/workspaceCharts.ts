import { lateChart } from '../../platform/actors/lateChart.ts';
import type { EventsOf } from '../../platform/actors/tellRunning.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { noteMachine } from '../cart/note.machine.ts';
import { catalogMachine } from '../catalog/catalog.machine.ts';
import { contentsMachine } from '../contents/contents.machine.ts';
import { sheetFileMachine } from '../entry/sheetFile.machine.ts';
import { limitMachine } from '../limit/limit.machine.ts';
import { liveEventsMachine } from '../live/liveEvents.machine.ts';
import { quickOrderMachine } from '../matrix/quickOrder.machine.ts';
import { quickStyleMachine } from '../matrix/quickStyle.machine.ts';
import { cartNewsMachine } from '../news/cartNews.machine.ts';
import { scanMachine } from '../scan/scan.machine.ts';
import type { ScreenCharts } from '../screenCode/screenCharts.ts';
import { screenCodeMachine } from '../screenCode/screenCode.machine.ts';
import { cartUpdatesMachine } from './cartUpdates.machine.ts';
import { missingStylesMachine } from './missingStyles.machine.ts';

/**
 * The charts of a season's workspace by name; those of single screens come with the code of their screen. What may be
 * recorded, and the types of its children, follow from it.
 */
export const workspaceCharts = {
  catalog: catalogMachine,
  cart: cartMachine,
  note: noteMachine,
  precheck: lateChart<ScreenCharts['precheck']>(),
  cartView: lateChart<ScreenCharts['cartView']>(),
  sections: lateChart<ScreenCharts['sections']>(),
  adding: lateChart<ScreenCharts['adding']>(),
  acceptedPrices: lateChart<ScreenCharts['acceptedPrices']>(),
  quickOrder: quickOrderMachine,
  quickStyle: quickStyleMachine,
  scan: scanMachine,
  style: lateChart<ScreenCharts['style']>(),
  entry: lateChart<ScreenCharts['entry']>(),
  sheetFile: sheetFileMachine,
  live: lateChart<ScreenCharts['live']>(),
  liveEvents: liveEventsMachine,
  contents: contentsMachine,
  missingStyles: missingStylesMachine,
  check: lateChart<ScreenCharts['check']>(),
  rack: lateChart<ScreenCharts['rack']>(),
  rackFile: lateChart<ScreenCharts['rackFile']>(),
  approval: lateChart<ScreenCharts['approval']>(),
  approvalHistory: lateChart<ScreenCharts['approvalHistory']>(),
  cartNews: cartNewsMachine,
  cartUpdates: cartUpdatesMachine,
  limit: limitMachine,
  finalization: lateChart<ScreenCharts['finalization']>(),
  orderDetails: lateChart<ScreenCharts['orderDetails']>(),
  screenCode: screenCodeMachine,
};

/** How each of them is told to retry what failed. */
export const retries: EventsOf<typeof workspaceCharts> = {
  catalog: { type: 'catalog.retried' },
  cart: { type: 'calls.resumed' },
  liveEvents: { type: 'events.retried' },
  scan: { type: 'scan.retried' },
  style: { type: 'style.retried' },
  entry: { type: 'look.retried' },
  live: { type: 'live.retried' },
  contents: { type: 'reading.retried' },
  check: { type: 'check.retried' },
  acceptedPrices: { type: 'reading.retried' },
  approvalHistory: { type: 'reading.retried' },
  screenCode: { type: 'code.retried' },
};

/** How those in which something is typed are told to let go of what is not stored. */
export const discards: EventsOf<typeof workspaceCharts> = {
  cart: { type: 'edits.discarded' },
  note: { type: 'note.discarded' },
  orderDetails: { type: 'orderDetails.discarded' },
};

/** Those that have words of the server, which they read again in the new language. */
export const languageNews: EventsOf<typeof workspaceCharts> = {
  catalog: { type: 'language.changed' },
  liveEvents: { type: 'language.changed' },
  scan: { type: 'language.changed' },
  style: { type: 'language.changed' },
  entry: { type: 'language.changed' },
  live: { type: 'language.changed' },
};

/** Those that do so at the Order-Check. */
export const languageNewsOfCheck: EventsOf<typeof workspaceCharts> = {
  contents: { type: 'language.changed' },
  check: { type: 'check.repeated' },
  acceptedPrices: { type: 'language.changed' },
  approvalHistory: { type: 'language.changed' },
};
