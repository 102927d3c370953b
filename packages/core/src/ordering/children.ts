import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { approvalMachine } from './approval/approval.machine.ts';
import type { approvalHistoryMachine } from './approval/approvalHistory.machine.ts';
import type { acceptedPricesMachine } from './cart/acceptedPrices.machine.ts';
import type { addingMachine } from './cart/adding.machine.ts';
import type { cartMachine } from './cart/cart.machine.ts';
import type { cartsMachine } from './cart/carts.machine.ts';
import type { cartViewMachine } from './cart/cartView.machine.ts';
import type { noteMachine } from './cart/note.machine.ts';
import type { catalogMachine } from './catalog/catalog.machine.ts';
import type { filterSetsMachine } from './catalog/filterSets.machine.ts';
import type { checkMachine } from './check/check.machine.ts';
import type { precheckMachine } from './check/precheck.machine.ts';
import type { rackMachine } from './check/rack.machine.ts';
import type { rackFileMachine } from './check/rackFile.machine.ts';
import type { contentsMachine } from './contents/contents.machine.ts';
import type { copyMachine } from './copy/copy.machine.ts';
import type { entryMachine } from './entry/entry.machine.ts';
import type { sheetFileMachine } from './entry/sheetFile.machine.ts';
import type { finalizationMachine } from './finalization/finalization.machine.ts';
import type { groupsMachine } from './group/groups.machine.ts';
import type { limitMachine } from './limit/limit.machine.ts';
import type { liveMachine } from './live/live.machine.ts';
import type { liveEventsMachine } from './live/liveEvents.machine.ts';
import type { quickOrderMachine } from './matrix/quickOrder.machine.ts';
import type { sizeCurvesMachine } from './matrix/sizeCurves.machine.ts';
import type { cartNewsMachine } from './news/cartNews.machine.ts';
import type { waitingNewsMachine } from './news/waitingNews.machine.ts';
import type { documentsMachine } from './order/documents.machine.ts';
import type { orderMachine } from './order/order.machine.ts';
import type { ordersMachine } from './order/orders.machine.ts';
import type { orderingMachine } from './ordering.machine.ts';
import type { paletteMachine } from './palette/palette.machine.ts';
import type { posMachine } from './pos/pos.machine.ts';
import type { codeLookUpMachine } from './scan/codeLookUp.machine.ts';
import type { scanMachine } from './scan/scan.machine.ts';
import type { scanMemoryMachine } from './scan/scanMemory.machine.ts';
import type { customerMachine } from './season/customer.machine.ts';
import type { seasonsMachine } from './season/seasons.machine.ts';
import type { keylookMachine } from './style/keylook.machine.ts';
import type { placeSizesMachine } from './style/placeSizes.machine.ts';
import type { styleMachine } from './style/style.machine.ts';
import type { stylesAheadMachine } from './style/stylesAhead.machine.ts';
import type { waitingMachine } from './waiting/waiting.machine.ts';
import type { workspaceMachine } from './workspace/workspace.machine.ts';

/** The child charts of the ordering area's chart. Charts of other screens are absent; the palette is always there. */
export interface OrderingChildren {
  readonly pos?: ActorRefFrom<typeof posMachine>;
  readonly seasons?: ActorRefFrom<typeof seasonsMachine>;
  readonly waiting?: ActorRefFrom<typeof waitingMachine>;
  readonly waitingNews?: ActorRefFrom<typeof waitingNewsMachine>;
  readonly carts?: ActorRefFrom<typeof cartsMachine>;
  readonly orders?: ActorRefFrom<typeof ordersMachine>;
  readonly customer?: ActorRefFrom<typeof customerMachine>;
  readonly groups?: ActorRefFrom<typeof groupsMachine>;
  readonly order?: ActorRefFrom<typeof orderMachine>;
  readonly orderDocuments?: ActorRefFrom<typeof documentsMachine>;
  readonly workspace?: ActorRefFrom<typeof workspaceMachine>;
  readonly palette?: ActorRefFrom<typeof paletteMachine>;
  readonly copy?: ActorRefFrom<typeof copyMachine>;
}

/** The child charts of a season's workspace. Catalogue, cart, scanner and live events survive a change of screen. */
export interface WorkspaceChildren {
  readonly catalog?: ActorRefFrom<typeof catalogMachine>;
  readonly cart?: ActorRefFrom<typeof cartMachine>;
  readonly quickOrder?: ActorRefFrom<typeof quickOrderMachine>;
  readonly scan?: ActorRefFrom<typeof scanMachine>;
  readonly style?: ActorRefFrom<typeof styleMachine>;
  readonly entry?: ActorRefFrom<typeof entryMachine>;
  readonly sheetFile?: ActorRefFrom<typeof sheetFileMachine>;
  readonly live?: ActorRefFrom<typeof liveMachine>;
  readonly liveEvents?: ActorRefFrom<typeof liveEventsMachine>;
  readonly contents?: ActorRefFrom<typeof contentsMachine>;
  readonly note?: ActorRefFrom<typeof noteMachine>;
  readonly precheck?: ActorRefFrom<typeof precheckMachine>;
  readonly cartView?: ActorRefFrom<typeof cartViewMachine>;
  readonly adding?: ActorRefFrom<typeof addingMachine>;
  readonly acceptedPrices?: ActorRefFrom<typeof acceptedPricesMachine>;
  readonly check?: ActorRefFrom<typeof checkMachine>;
  readonly rack?: ActorRefFrom<typeof rackMachine>;
  readonly rackFile?: ActorRefFrom<typeof rackFileMachine>;
  readonly approval?: ActorRefFrom<typeof approvalMachine>;
  readonly approvalHistory?: ActorRefFrom<typeof approvalHistoryMachine>;
  readonly cartNews?: ActorRefFrom<typeof cartNewsMachine>;
  readonly limit?: ActorRefFrom<typeof limitMachine>;
  readonly finalization?: ActorRefFrom<typeof finalizationMachine>;
}

/** The chart of the saved filter sets; it exists while styles are listed. */
export interface CatalogChildren {
  readonly filterSets?: ActorRefFrom<typeof filterSetsMachine>;
}

/** The chart of the size curves; it exists while a quick order is open. */
export interface QuickOrderChildren {
  readonly curves?: ActorRefFrom<typeof sizeCurvesMachine>;
}

/** The child charts of scanning; absent without the right. */
export interface ScanChildren {
  readonly lookUp?: ActorRefFrom<typeof codeLookUpMachine>;
  readonly memory?: ActorRefFrom<typeof scanMemoryMachine>;
}

/** The child charts of a style's page. */
export interface StyleChildren {
  readonly keylook?: ActorRefFrom<typeof keylookMachine>;
  readonly placeSizes?: ActorRefFrom<typeof placeSizesMachine>;
  readonly stylesAhead?: ActorRefFrom<typeof stylesAheadMachine>;
}

/** The child charts of the ordering area, with their types. */
export const orderingChildren = ({ children }: SnapshotFrom<typeof orderingMachine>): OrderingChildren =>
  children as OrderingChildren;

/** The child charts of a workspace, with their types. */
export const workspaceChildren = ({ children }: SnapshotFrom<typeof workspaceMachine>): WorkspaceChildren =>
  children as WorkspaceChildren;

/** The child charts of a catalogue, with their types. */
export const catalogChildren = ({ children }: SnapshotFrom<typeof catalogMachine>): CatalogChildren =>
  children as CatalogChildren;

/** The child charts of a style page, with their types. */
export const styleChildren = ({ children }: SnapshotFrom<typeof styleMachine>): StyleChildren =>
  children as StyleChildren;

/** The child charts of a quick order, with their types. */
export const quickOrderChildren = ({
  children,
}: SnapshotFrom<typeof quickOrderMachine>): QuickOrderChildren => children as QuickOrderChildren;

/** The child charts of scanning, with their types. */
export const scanChildren = ({ children }: SnapshotFrom<typeof scanMachine>): ScanChildren =>
  children as ScanChildren;
