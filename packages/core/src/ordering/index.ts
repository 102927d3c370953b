export { type AskedRight, envOf, mayOpen, missingRight } from '../access/screenRights.ts';
export { type Scan, type ScanMode, scanModes } from '../keptWork/scan.ts';
export type { OrderingRoute, PlaceRoute } from '../navigation/orderingRoute.ts';
export type { OrderingDependencies } from '../platform/orderingDependencies.ts';
export { collectionMessageOf } from '../rules/collectionMessages.ts';
export { type DeliveryWeek, deliveryWeekOf } from '../rules/deliveryWeek.ts';
export { lineTitle } from '../rules/lineTitle.ts';
export { subdivisionTitle } from '../rules/subdivisionTitle.ts';
export { signedInUser } from '../session/signedInUser.ts';
export { type ApprovalEvent, approvalMachine } from './approval/approval.machine.ts';
export { approvalHistoryMachine } from './approval/approvalHistory.machine.ts';
export { type Dimension, dimensions, type Measure, measures } from './cart/breakdown/dimensions.ts';
export { type Share, sharesOf } from './cart/breakdown/shares.ts';
export * from './cart/index.ts';
export * from './catalog/index.ts';
export { applyFix } from './check/applyFix.ts';
export { checkMachine } from './check/check.machine.ts';
export { precheckMachine } from './check/precheck.machine.ts';
export { type RackContext, type RackEvent, rackMachine } from './check/rack.machine.ts';
export { type Hung, type Rack, type RackFacet, type RackGroup, rackOf } from './check/rack.ts';
export { searchOfRack } from './check/rackAddress.ts';
export { type RackFileEvent, rackFileMachine, type SeenRack } from './check/rackFile.machine.ts';
export {
  isNarrowed as isRackNarrowed,
  LARGEST_ZOOM,
  type RackFacetName,
  type RackGrouping,
  type RackTab,
  type RackView,
  rackGroupings,
  SMALLEST_ZOOM,
  wholeRack,
} from './check/rackView.ts';
export {
  type CatalogChildren,
  catalogChildren,
  type OrderingChildren,
  orderingChildren,
  quickOrderChildren,
  type StyleChildren,
  scanChildren,
  styleChildren,
  type WorkspaceChildren,
  workspaceChildren,
} from './children.ts';
export { type Command, type CommandId, commandIds, commandsOf, type Off } from './commands/commands.ts';
export { perform } from './commands/perform.ts';
export { contentsMachine } from './contents/contents.machine.ts';
export { copyMachine } from './copy/copy.machine.ts';
export { copyChildren, isCopying } from './copy/copy.selectors.ts';
export type { CopyEvent } from './copy/copy.setup.ts';
export { copyRunMachine } from './copy/copyRun.machine.ts';
export type { ChosenCustomer, CopyOpening } from './copy/planInput.ts';
export { type TargetsEvent, targetsMachine } from './copy/targets.machine.ts';
export * from './entry/index.ts';
export { type FinalizationEvent, finalizationMachine } from './finalization/finalization.machine.ts';
export {
  type CartSituation,
  candidatesIn,
  cartsHindered,
  cartsToSettle,
  type GroupDraft,
  groupActionOf,
  hindrances,
  seasonsIn,
  situationOfCart,
} from './group/groupCarts.ts';
export { groupOrderMachine } from './group/groupOrder.machine.ts';
export type { GroupOrderEvent } from './group/groupOrder.setup.ts';
export { type GroupsEvent, groupsMachine } from './group/groups.machine.ts';
export { groupOrderChildren, groupsChildren } from './group/groups.selectors.ts';
export { pickingMachine } from './group/picking.machine.ts';
export { type GroupAction, type SettledCart, settlingMachine } from './group/settling.machine.ts';
export { limitMachine } from './limit/limit.machine.ts';
export { type LiveEvent, liveMachine } from './live/live.machine.ts';
export {
  arrivedMeanwhile,
  hiddenCount,
  isFollowing,
  lastArrival,
  presentedStyle,
} from './live/live.selectors.ts';
export { type Completeness, completenessOf, newestVisible } from './live/live.ts';
export { type LiveEventsEvent, liveEventsMachine } from './live/liveEvents.machine.ts';
export * from './matrix/index.ts';
export { cartNewsMachine } from './news/cartNews.machine.ts';
export { SHOW_AFTER } from './news/pauses.ts';
export { waitingNewsMachine } from './news/waitingNews.machine.ts';
export { documentsMachine } from './order/documents.machine.ts';
export { type MailingEvent, mailingMachine } from './order/mailing.machine.ts';
export { orderMachine } from './order/order.machine.ts';
export { ordersMachine } from './order/orders.machine.ts';
export { orderRows } from './order/orderWorkbook.ts';
export { malformedIn, recipientsIn } from './order/recipients.ts';
export { type OrderDetailsRef, orderDetailsLogic } from './orderDetails/orderDetails.actors.ts';
export { orderDetailsMachine } from './orderDetails/orderDetails.machine.ts';
export { hasUnsentDetails } from './orderDetails/orderDetailsStatus.ts';
export { orderingMachine } from './ordering.machine.ts';
export type { OrderingEvent } from './orderingFacts.ts';
export { orderingLogic } from './orderingLogic.ts';
export { matchesTerm } from './palette/matchesTerm.ts';
export { matchingStyles } from './palette/matchingStyles.ts';
export { type PaletteContext, type PaletteEvent, paletteMachine } from './palette/palette.machine.ts';
export { type FavoringEvent, favoringMachine, type PosWish } from './pos/favoring.machine.ts';
export { lastOrdersMachine } from './pos/lastOrders.machine.ts';
export { type PosEvent, posMachine } from './pos/pos.machine.ts';
export {
  favoritePos,
  findsNobody,
  isFavorite,
  isLocked,
  lockedCustomer,
  posChildren,
} from './pos/pos.selectors.ts';
export {
  type Camera,
  type CameraEvent,
  type CameraProblem,
  cameraMachine,
} from './scan/camera.machine.ts';
export { codeLookUpMachine } from './scan/codeLookUp.machine.ts';
export { scanMachine } from './scan/scan.machine.ts';
export { type CodeFault, readCode } from './scan/scanCode.ts';
export {
  momentOf as momentOfScans,
  type ScanContext,
  type ScanEvent,
  type ShownCell,
} from './scan/scanEvents.ts';
export {
  MOST_SCANS,
  meaningOf,
  SCAN_SHOWN_FOR,
  type ScanMeaning,
} from './scan/scanList.ts';
export { startCamera } from './scan/startCamera.ts';
export { type Burst, noBurst, paused, pressed, WEDGE_PAUSE } from './scan/wedge.ts';
export { screenCodeMachine } from './screenCode/screenCode.machine.ts';
export { fetchScreenCode } from './screenCode/screenCodes.ts';
export { customerMachine } from './season/customer.machine.ts';
export {
  isShown,
  type Narrowing,
  type NarrowingLevel,
  narrowed,
  narrowingLevels,
  optionsOf,
} from './season/narrowing.ts';
export { seasonCardMachine } from './season/seasonCard.machine.ts';
export { type SeasonsEvent, seasonsMachine } from './season/seasons.machine.ts';
export { type CartLayout, cartLayouts } from './sections/cartLayout.ts';
export { type CartNarrowing, isNarrowedCart, wholeCart } from './sections/cartNarrowing.ts';
export { narrowedStyles, narrowingChoices } from './sections/narrowedStyles.ts';
export { type SectionsEvent, sectionsMachine } from './sections/sections.machine.ts';
export * from './style/index.ts';
export { waitingMachine } from './waiting/waiting.machine.ts';
export * from './whyNot/index.ts';
export { hasStuckQuantities } from './workspace/stuckQuantities.ts';
export { workspaceMachine } from './workspace/workspace.machine.ts';
export { isPreview, lastOrderOf, newsIn, unsavedWork } from './workspace/workspaceFacts.ts';
