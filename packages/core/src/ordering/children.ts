import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { catalogMachine } from './catalog/catalog.machine.ts';
import type { columnsMachine } from './catalog/columns.machine.ts';
import type { CompareRef } from './catalog/compare/compare.actors.ts';
import type { FavoriteStylesRef } from './catalog/favoriteStyles.actors.ts';
import type { filterSetsMachine } from './catalog/filterSets.machine.ts';
import type { quickOrderMachine } from './matrix/quickOrder.machine.ts';
import type { sizeCurvesMachine } from './matrix/sizeCurves.machine.ts';
import type { orderingMachine } from './ordering.machine.ts';
import type { orderingCharts } from './orderingCharts.ts';
import type { codeLookUpMachine } from './scan/codeLookUp.machine.ts';
import type { scanMachine } from './scan/scan.machine.ts';
import type { scanMemoryMachine } from './scan/scanMemory.machine.ts';
import type { keylookMachine } from './style/keylook.machine.ts';
import type { placeSizesMachine } from './style/placeSizes.machine.ts';
import type { styleMachine } from './style/style.machine.ts';
import type { stylesAheadMachine } from './style/stylesAhead.machine.ts';
import type { workspaceMachine } from './workspace/workspace.machine.ts';
import type { workspaceCharts } from './workspace/workspaceCharts.ts';

/** The actors of charts by their names; those of other screens are absent. */
type ActorsOf<Charts extends Readonly<Record<string, AnyStateMachine>>> = {
  readonly [Name in keyof Charts]?: ActorRefFrom<Charts[Name]>;
};

/** The child charts of the ordering area's chart. The palette is always there. */
export interface OrderingChildren extends ActorsOf<typeof orderingCharts> {}

/**
 * The child charts of a season's workspace. Catalogue, cart, scanner, live events and order details survive a change of
 * screen.
 */
export interface WorkspaceChildren extends ActorsOf<typeof workspaceCharts> {}

/** The charts of the saved filter sets and of the columns exist while styles are listed. */
export interface CatalogChildren {
  /** There once their code is. */
  readonly favoriteStyles?: FavoriteStylesRef;
  readonly compare?: CompareRef;
  readonly filterSets?: ActorRefFrom<typeof filterSetsMachine>;
  readonly columns?: ActorRefFrom<typeof columnsMachine>;
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
