export { entryFault, entryOf, piecesOf } from '../../rules/quantityText.ts';
export { acceptedPricesMachine } from './acceptedPrices.machine.ts';
export { addingMachine } from './adding.machine.ts';
export { cartCallsMachine } from './calls/cartCalls.machine.ts';
export { cartMachine } from './cart.machine.ts';
export {
  type Cell,
  cellOf,
  hasUnsaved,
  lastRemoval,
  lastUndoing,
  mayRedo,
  mayUndo,
  piecesBefore,
  piecesInCart,
  removedStyles,
  wishedPieces,
} from './cart.selectors.ts';
export type { CartEvent } from './cartEvents.ts';
export {
  type CartSaving,
  isRead,
  isSameTrouble,
  maySave,
  type SaveState,
  type SaveTrouble,
  saveStateOf,
  saveTrouble,
  savingOf,
} from './cartSaving.ts';
export { type CartSort, cartSorts, orderedStyles } from './cartSorting.ts';
export { type Pieces, type Sums, sumsOfColour, sumsOfStyles } from './cartSums.ts';
export { cartsMachine } from './carts.machine.ts';
export { totalsInCart } from './cartTotals.ts';
export { cartViewMachine } from './cartView.machine.ts';
export { plainCart } from './cartView.ts';
export type { CellEntry, CellPieces } from './cell.ts';
export {
  acceptedPrices,
  type ChangedPrice,
  type ChangedPricesBook,
  createChangedPricesBook,
} from './changedPrices.ts';
export type { Resumed, Undoing } from './history.ts';
export { changedCells, type Quantities } from './ledger.ts';
export { noteMachine } from './note.machine.ts';
export { hasUnsentNote, isNoteUnsent } from './noteStatus.ts';
export { orphanedEditsMachine } from './orphanedEdits.machine.ts';
export { type OrphanedEdit, orphanedEdits } from './orphanedEdits.ts';
export { piecesByStyle, storedValue } from './styleProgress.ts';
export { createUnavailableBook, type Unavailable, type UnavailableBook, withoutThem } from './unavailable.ts';
