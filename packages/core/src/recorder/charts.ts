import { type AnyStateMachine, assign } from 'xstate';
import { accessMachine } from '../access/access.machine.ts';
import { consentMachine } from '../consent/consent.machine.ts';
import { greetingMachine } from '../dashboard/greeting.machine.ts';
import { tilesMachine } from '../dashboard/tiles.machine.ts';
import { eventDialogMachine } from '../event/eventDialog.machine.ts';
import { forwardMachine } from '../event/forward.machine.ts';
import { keptWorkMachine } from '../keptWork/keptWork.machine.ts';
import { kioskMachine } from '../kiosk/kiosk.machine.ts';
import { shelfMachine } from '../kiosk/shelf.machine.ts';
import { languageMachine } from '../language/language.machine.ts';
import { legalMachine } from '../legal/legal.machine.ts';
import { maintenanceMachine } from '../maintenance/maintenance.machine.ts';
import { noticesMachine } from '../notices/notices.machine.ts';
import { approvalMachine } from '../ordering/approval/approval.machine.ts';
import { approvalHistoryMachine } from '../ordering/approval/approvalHistory.machine.ts';
import { acceptedPricesMachine } from '../ordering/cart/acceptedPrices.machine.ts';
import { addingMachine } from '../ordering/cart/adding.machine.ts';
import { cartMachine } from '../ordering/cart/cart.machine.ts';
import { cartsMachine } from '../ordering/cart/carts.machine.ts';
import { cartViewMachine } from '../ordering/cart/cartView.machine.ts';
import { cellMachine } from '../ordering/cart/cell.machine.ts';
import { noteMachine } from '../ordering/cart/note.machine.ts';
import { orphanedEditsMachine } from '../ordering/cart/orphanedEdits.machine.ts';
import { priceAcceptanceMachine } from '../ordering/cart/priceAcceptance.machine.ts';
import { catalogMachine } from '../ordering/catalog/catalog.machine.ts';
import { filterSetsMachine } from '../ordering/catalog/filterSets.machine.ts';
import { checkMachine } from '../ordering/check/check.machine.ts';
import { precheckMachine } from '../ordering/check/precheck.machine.ts';
import { rackMachine } from '../ordering/check/rack.machine.ts';
import { rackFileMachine } from '../ordering/check/rackFile.machine.ts';
import { contentsMachine } from '../ordering/contents/contents.machine.ts';
import { copyMachine } from '../ordering/copy/copy.machine.ts';
import { copyRunMachine } from '../ordering/copy/copyRun.machine.ts';
import { targetsMachine } from '../ordering/copy/targets.machine.ts';
import { entryMachine } from '../ordering/entry/entry.machine.ts';
import { handingMachine } from '../ordering/entry/handing.machine.ts';
import { listReadingMachine } from '../ordering/entry/listReading.machine.ts';
import { matchingMachine } from '../ordering/entry/matching.machine.ts';
import { sheetFileMachine } from '../ordering/entry/sheetFile.machine.ts';
import { finalizationMachine } from '../ordering/finalization/finalization.machine.ts';
import { groupOrderMachine } from '../ordering/group/groupOrder.machine.ts';
import { groupsMachine } from '../ordering/group/groups.machine.ts';
import { pickingMachine } from '../ordering/group/picking.machine.ts';
import { settlingMachine } from '../ordering/group/settling.machine.ts';
import { limitMachine } from '../ordering/limit/limit.machine.ts';
import { liveMachine } from '../ordering/live/live.machine.ts';
import { liveEventsMachine } from '../ordering/live/liveEvents.machine.ts';
import { quickOrderMachine } from '../ordering/matrix/quickOrder.machine.ts';
import { selectionMachine } from '../ordering/matrix/selection.machine.ts';
import { cartNewsMachine } from '../ordering/news/cartNews.machine.ts';
import { waitingNewsMachine } from '../ordering/news/waitingNews.machine.ts';
import { documentsMachine } from '../ordering/order/documents.machine.ts';
import { mailingMachine } from '../ordering/order/mailing.machine.ts';
import { orderMachine } from '../ordering/order/order.machine.ts';
import { ordersMachine } from '../ordering/order/orders.machine.ts';
import { orderingMachine } from '../ordering/ordering.machine.ts';
import { paletteMachine } from '../ordering/palette/palette.machine.ts';
import { favoringMachine } from '../ordering/pos/favoring.machine.ts';
import { lastOrdersMachine } from '../ordering/pos/lastOrders.machine.ts';
import { posMachine } from '../ordering/pos/pos.machine.ts';
import { cameraMachine } from '../ordering/scan/camera.machine.ts';
import { scanMachine } from '../ordering/scan/scan.machine.ts';
import { customerMachine } from '../ordering/season/customer.machine.ts';
import { seasonCardMachine } from '../ordering/season/seasonCard.machine.ts';
import { seasonsMachine } from '../ordering/season/seasons.machine.ts';
import { keylookMachine } from '../ordering/style/keylook.machine.ts';
import { placeSizesMachine } from '../ordering/style/placeSizes.machine.ts';
import { styleMachine } from '../ordering/style/style.machine.ts';
import { waitingMachine } from '../ordering/waiting/waiting.machine.ts';
import { newStylesMachine } from '../ordering/workspace/newStyles.machine.ts';
import { workspaceMachine } from '../ordering/workspace/workspace.machine.ts';
import { arrivalMachine } from '../overlays/arrival.machine.ts';
import { overlaysMachine } from '../overlays/overlays.machine.ts';
import { portalMachine } from '../portal/portal.machine.ts';
import { searchMachine } from '../search/search.machine.ts';
import { deviceSignInMachine } from '../session/deviceSignIn.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { signInMachine } from '../session/signIn.machine.ts';
import { tokensMachine } from '../session/tokens.machine.ts';
import { supportMachine } from '../support/support.machine.ts';
import { tickerMachine } from '../ticker/ticker.machine.ts';
import { trackingMachine } from '../tracking/tracking.machine.ts';
import { validationMachine } from '../validation/validation.machine.ts';
import type { Charts } from './decode.ts';

/**
 * The catalogue of a season is too large to record. In a replay its chart makes the same transitions without the
 * styles, and the results come from the recording.
 */
const catalogWithoutStyles = catalogMachine.provide({
  actions: {
    setCatalog: assign((_, { catalog }) => ({ catalog, failure: null })),
    setFilters: assign((_, { filters }) => ({ filters })),
    setScanned: assign((_, { articleIds }) => ({ scanned: articleIds })),
  },
});

const all: readonly AnyStateMachine[] = [
  accessMachine,
  portalMachine,
  arrivalMachine,
  overlaysMachine,
  consentMachine,
  kioskMachine,
  shelfMachine,
  greetingMachine,
  tilesMachine,
  eventDialogMachine,
  forwardMachine,
  languageMachine,
  keptWorkMachine,
  legalMachine,
  maintenanceMachine,
  noticesMachine,
  approvalMachine,
  approvalHistoryMachine,
  acceptedPricesMachine,
  addingMachine,
  cartMachine,
  cartViewMachine,
  cartsMachine,
  cellMachine,
  noteMachine,
  orphanedEditsMachine,
  priceAcceptanceMachine,
  precheckMachine,
  catalogWithoutStyles,
  filterSetsMachine,
  checkMachine,
  rackMachine,
  rackFileMachine,
  contentsMachine,
  newStylesMachine,
  copyMachine,
  copyRunMachine,
  targetsMachine,
  entryMachine,
  handingMachine,
  listReadingMachine,
  matchingMachine,
  sheetFileMachine,
  finalizationMachine,
  groupOrderMachine,
  groupsMachine,
  pickingMachine,
  settlingMachine,
  limitMachine,
  liveMachine,
  liveEventsMachine,
  quickOrderMachine,
  selectionMachine,
  cartNewsMachine,
  waitingNewsMachine,
  documentsMachine,
  mailingMachine,
  orderMachine,
  ordersMachine,
  orderingMachine,
  paletteMachine,
  favoringMachine,
  lastOrdersMachine,
  posMachine,
  cameraMachine,
  scanMachine,
  customerMachine,
  seasonCardMachine,
  seasonsMachine,
  keylookMachine,
  placeSizesMachine,
  styleMachine,
  waitingMachine,
  workspaceMachine,
  searchMachine,
  deviceSignInMachine,
  sessionMachine,
  signInMachine,
  tokensMachine,
  supportMachine,
  tickerMachine,
  trackingMachine,
  validationMachine,
];

/** All charts of the core by id. */
export const charts: Charts = Object.fromEntries(all.map((chart) => [chart.id, chart]));
