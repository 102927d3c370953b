export { hasLengths } from '../../rules/hasLengths.ts';
export { entryOfPasted } from '../../rules/quantityText.ts';
export { type Allocation, allocate, type Slot } from './allocation.ts';
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
} from './blocks.ts';
export type { At, CellGrid, CellKind } from './cellGrid.ts';
export { type Block, blockOfText, tableOfBlock, textOfBlock } from './clipboardText.ts';
export { filled, filledAlong, putInAll, type Read } from './fill.ts';
export { type MatrixRow, matrixRows } from './matrixRows.ts';
export { entrance, type Move, moveOf, placeAfter, reachOf } from './moves.ts';
export { type Pasted, pasted } from './paste.ts';
export { type Missed, type Placing, type Put, placed } from './placing.ts';
export { quickOrderMachine } from './quickOrder.machine.ts';
export {
  curveInForce,
  EVEN,
  entriesOf,
  planOf,
  type QuickOrderContext,
  type QuickOrderEvent,
  totalOf,
} from './quickOrderEvents.ts';
export {
  type PlannedCell,
  type PlannedRow,
  type QuickOrderPlan,
  type QuickOrderScope,
  quickOrderScopes,
} from './quickOrderPlan.ts';
export {
  type QuickStyleAsked,
  type QuickStyleContext,
  type QuickStyleEvent,
  quickStyleMachine,
} from './quickStyle.machine.ts';
export { chosenBox, type SelectionEvent, selectionMachine } from './selection.machine.ts';
export { type SizeCurvesContext, type SizeCurvesEvent, sizeCurvesMachine } from './sizeCurves.machine.ts';
export { type RunTargets, rowsFor, sizeRunCopied } from './sizeRun.ts';
export { startSelection } from './startSelection.ts';
export type { OrderedBefore, StyleWanted } from './styleWanted.ts';
export { type SumsBook, sumsBookOf } from './sumsBook.ts';
