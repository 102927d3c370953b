export { type ApprovalEvent, approvalMachine } from './approval/approval.machine.ts';
export { approvalHistoryMachine } from './approval/approvalHistory.machine.ts';
export { acceptedPricesMachine } from './cart/acceptedPrices.machine.ts';
export { addingMachine } from './cart/adding.machine.ts';
export { cartMachine } from './cart/cart.machine.ts';
export {
  type Cell,
  cellOf,
  hasUnsaved,
  lastUndoing,
  mayRedo,
  mayUndo,
  piecesBefore,
  piecesInCart,
  wishedPieces,
} from './cart/cart.selectors.ts';
export type { CartEvent, CellEntry, CellPieces, Resumed } from './cart/cartEvents.ts';
export { type CartSort, cartSorts, orderedStyles } from './cart/cartOrder.ts';
export { type CartSaving, maySave, type SaveState, saveStateOf, savingOf } from './cart/cartSaving.ts';
export { type Pieces, type Sums, sumsOfColour, sumsOfStyles } from './cart/cartSums.ts';
export { cartsMachine } from './cart/carts.machine.ts';
export { acceptedPrices, type ChangedPrice, changedPrices } from './cart/changedPrices.ts';
export type { Undoing } from './cart/history.ts';
export { changedCells, type Quantities } from './cart/ledger.ts';
export { mending } from './cart/mending.ts';
export { isNoteUnsent, noteMachine } from './cart/note.machine.ts';
export { type EntryFault, entryFault, entryOf, piecesOf } from './cart/quantityEntry.ts';
export { rehearsalMachine } from './cart/rehearsal.machine.ts';
export { type StrandedCell, strandedCells } from './cart/stranded.ts';
export { piecesByStyle, storedValue } from './cart/styleProgress.ts';
export { type Unavailable, unavailableIn, withoutThem } from './cart/unavailable.ts';
export { type CatalogContext, type CatalogEvent, catalogMachine } from './catalog/catalog.machine.ts';
export { type Catalog, positionOf, type Vocabulary } from './catalog/catalog.ts';
export { facetsOf, type Switch, switchesOf } from './catalog/facets.ts';
export {
  type FilterSetChange,
  type FilterSetsContext,
  type FilterSetsEvent,
  filterSetsMachine,
} from './catalog/filterSets.machine.ts';
export { type Found, find } from './catalog/find.ts';
export type { NearTerm } from './catalog/nearTerm.ts';
export { openCatalog } from './catalog/opening.ts';
export {
  everything,
  type Facet,
  type FacetName,
  type FacetValue,
  facetNames,
  type ListLayout,
  listLayouts,
  type Selection,
  type StyleSort,
  type SwitchName,
  styleSorts,
  switchNames,
} from './catalog/selection.ts';
export { searchOf, selectionOf } from './catalog/selectionAddress.ts';
export { labelsAt, styleAt } from './catalog/styleAt.ts';
export type { EntryColour, StyleEntry } from './catalog/styleEntry.ts';
export { isTooMany, MOST_SHOWN } from './catalog/tooMany.ts';
export { checkMachine } from './check/check.machine.ts';
export { type RackContext, type RackEvent, rackMachine } from './check/rack.machine.ts';
export { type Hung, type Rack, type RackFacet, type RackGroup, rackOf } from './check/rack.ts';
export {
  isNarrowed as isRackNarrowed,
  LARGEST_ZOOM,
  type RackFacetName,
  type RackGrouping,
  type RackTab,
  type RackView,
  rackGroupings,
  SMALLEST_ZOOM,
} from './check/rackView.ts';
export {
  type CatalogChildren,
  catalogChildren,
  type OrderingChildren,
  orderingChildren,
  type StyleChildren,
  styleChildren,
  type WorkspaceChildren,
  workspaceChildren,
} from './children.ts';
export { contentsMachine } from './contents/contents.machine.ts';
export { copyMachine } from './copy/copy.machine.ts';
export { copyChildren, isCopying } from './copy/copy.selectors.ts';
export type { ChosenCustomer, CopyEvent, CopyOpening } from './copy/copy.setup.ts';
export { type TargetsEvent, targetsMachine } from './copy/targets.machine.ts';
export { type DeliveryWeek, deliveryWeekOf } from './deliveryWeek.ts';
export { distributionMachine } from './distribution/distribution.machine.ts';
export {
  type Dimension,
  dimensions,
  type Measure,
  measures,
  type Share,
  sharesOf,
} from './distribution/shares.ts';
export { type Articles, type ArticleVariant, articlesIn, zerosLost } from './entry/articles.ts';
export { cartPieces } from './entry/cartPieces.ts';
export { countOf as countCodes } from './entry/codes.ts';
export { type Meaning, meanings, namedColumn } from './entry/columnNames.ts';
export { csvText } from './entry/csvText.ts';
export { type EntryEvent, entryMachine } from './entry/entry.machine.ts';
export { type EntryReport, reviewIn, type ShownRows } from './entry/entry.setup.ts';
export {
  countsRows,
  type Field as EntryField,
  type Fields,
  fieldNames,
  type Repair,
  type Repairs,
} from './entry/entryRows.ts';
export type { QuantityProblem } from './entry/quantityText.ts';
export {
  type EntryMode,
  isTaken,
  type Review,
  type ReviewedRow,
  type Verdict,
  type VerdictKind,
  verdictKinds,
} from './entry/review.ts';
export { type SheetForm, sheetFileMachine, type WantedSheet } from './entry/sheetFile.machine.ts';
export { refusedRows, type SheetColumn, sheetColumns } from './entry/sheetRows.ts';
export { type ListProblem, MOST_BYTES, MOST_LINES, MOST_TEXT, UnreadableList } from './entry/table.ts';
export { type FinalizationEvent, finalizationMachine } from './finalization/finalization.machine.ts';
export {
  type CartSituation,
  candidatesIn,
  cartsHindered,
  cartsToSettle,
  deedOf,
  type GroupDraft,
  hindrances,
  seasonsIn,
  situationOfCart,
} from './group/groupCarts.ts';
export { groupOrderMachine } from './group/groupOrder.machine.ts';
export type { GroupOrderEvent } from './group/groupOrder.setup.ts';
export { type GroupsEvent, groupsMachine } from './group/groups.machine.ts';
export { groupOrderChildren, groupsChildren } from './group/groups.selectors.ts';
export { type GroupDeed, type Settled, settlingMachine } from './group/settling.machine.ts';
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
export { type Block, blockOfText, tableOfBlock, textOfBlock } from './matrix/clipboardText.ts';
export { type Distribution, distributed, type Slot } from './matrix/distribution.ts';
export { filled, filledAlong, putInAll, type Read } from './matrix/fill.ts';
export { hasLengths, type MatrixRow, matrixRows } from './matrix/matrixRows.ts';
export {
  type At,
  entrance,
  type Field,
  type Ground,
  type Move,
  moveOf,
  placeAfter,
  reachOf,
} from './matrix/moves.ts';
export { type Pasted, pasted } from './matrix/paste.ts';
export { entryOfPasted } from './matrix/pastedEntry.ts';
export { type Missed, type Placing, type Put, placed } from './matrix/placing.ts';
export { quickOrderMachine } from './matrix/quickOrder.machine.ts';
export {
  curveInForce,
  EVEN,
  entriesOf,
  planOf,
  type QuickOrderContext,
  type QuickOrderEvent,
  totalOf,
} from './matrix/quickOrderEvents.ts';
export {
  type PlannedCell,
  type PlannedRow,
  type QuickOrderPlan,
  type QuickOrderScope,
  quickOrderScopes,
} from './matrix/quickOrderPlan.ts';
export {
  type Box,
  boxOf,
  columnsIn,
  isSingle,
  nextWithin,
  placesIn,
  reached,
  rowsIn,
  wholeColumn,
  wholeField,
  wholeRow,
} from './matrix/ranges.ts';
export { chosenBox, type SelectionEvent, selectionMachine } from './matrix/selection.machine.ts';
export { type RunTargets, rowsFor, sizeRunCopied } from './matrix/sizeRun.ts';
export { createSumsBook, type SumsBook } from './matrix/sumsBook.ts';
export { cartNewsMachine } from './news/cartNews.machine.ts';
export { TOLD_AFTER } from './news/pauses.ts';
export { waitingNewsMachine } from './news/waitingNews.machine.ts';
export { documentsMachine } from './order/documents.machine.ts';
export { type MailingEvent, mailingMachine } from './order/mailing.machine.ts';
export { orderMachine } from './order/order.machine.ts';
export { orderColumns, orderRows } from './order/orderSheet.ts';
export { ordersMachine } from './order/orders.machine.ts';
export { malformedIn, recipientsIn } from './order/recipients.ts';
export { orderingMachine } from './ordering.machine.ts';
export type { OrderingEvent } from './ordering.setup.ts';
export { orderingLogic } from './orderingLogic.ts';
export { holds } from './orderingRights.ts';
export { envOf, type OrderingRoute, type PlaceRoute } from './orderingRoute.ts';
export { type Command, type CommandId, commandIds, commandsOf, type Off } from './palette/commands.ts';
export { isMeant } from './palette/isMeant.ts';
export { type PaletteEvent, paletteMachine } from './palette/palette.machine.ts';
export { perform } from './palette/perform.ts';
export { stylesMeant } from './palette/stylesMeant.ts';
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
export { type ScanContext, type ScanEvent, type ShownCell, scanMachine } from './scan/scan.machine.ts';
export { momentOf as momentOfScans } from './scan/scan.setup.ts';
export { type CodeFault, readCode } from './scan/scanCode.ts';
export {
  type Meaning as ScanMeaning,
  MOST_SCANS,
  meaningOf,
  type Scan,
  type ScanMode,
  scanModes,
} from './scan/scanList.ts';
export { type Burst, noBurst, paused, pressed, WEDGE_PAUSE } from './scan/wedge.ts';
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
export { signedInUser } from './signedInUser.ts';
export { colourHindrance } from './style/availability.ts';
export {
  type KeylookContext,
  type KeylookEvent,
  type KeylookInput,
  keylookMachine,
} from './style/keylook.machine.ts';
export { type Neighbours, neighboursOf } from './style/neighbours.ts';
export { type PicturePreset, picturePresets, pictureUrl } from './style/pictureUrl.ts';
export {
  type PlaceSizesContext,
  type PlaceSizesEvent,
  type PlaceSizesInput,
  placeSizesMachine,
} from './style/placeSizes.machine.ts';
export {
  carriedSizes,
  nothingDecided,
  type PlaceSizes,
  scaleOf,
  styleInSizes,
  usualSizes,
} from './style/placeSizes.ts';
export {
  type StyleAsked,
  type StyleContext,
  type StyleEvent,
  type StyleInput,
  styleMachine,
} from './style/style.machine.ts';
export {
  listSearch,
  type StyleTab,
  type StyleView,
  styleSearch,
  styleTabs,
  styleViewOf,
} from './style/styleView.ts';
export { waitingMachine } from './waiting/waiting.machine.ts';
export { workspaceMachine } from './workspace/workspace.machine.ts';
export { isPreview } from './workspace/workspaceFacts.ts';
export type { OrderingWorld } from './world.ts';
