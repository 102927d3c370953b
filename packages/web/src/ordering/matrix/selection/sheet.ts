import type { Language } from '@selvedge/core/contract';
import {
  type At,
  type CellEntry,
  type CellGrid,
  cellOf,
  type MatrixRow,
  type Placing,
  type Read,
  type selectionMachine,
} from '@selvedge/core/ordering';
import type { ActorRefFrom } from 'xstate';
import type { CartRef } from '../../cart/state/cellView.ts';
import type { ActionReport } from './actionReport.ts';

export type SelectionRef = ActorRefFrom<typeof selectionMachine>;

/** What the handlers of a sheet of quantities work on. */
export interface Sheet {
  readonly cart: CartRef;
  readonly rows: readonly MatrixRow[];
  readonly field: CellGrid;
  /** No quantity can be changed. */
  readonly readOnly: boolean;
  readonly selection: SelectionRef;
  readonly language: Language;
  /** Announces and shows what an action on many cells did. */
  readonly tell: (report: ActionReport) => void;
  /** Opens the actions of the active row. */
  readonly openRow: () => void;
}

export const variantAt = ({ rows }: Pick<Sheet, 'rows'>, { row, column }: At): string | undefined =>
  rows[row]?.cells[column]?.articleVariantId;

/** Reads entries from the state of the cart at the time of the call. */
export const reading = (sheet: Sheet): Read => {
  const snapshot = sheet.cart.getSnapshot();
  return (at) => {
    const id = variantAt(sheet, at);
    return id === undefined ? '' : cellOf(snapshot, id).entry;
  };
};

/** Converts what is put into the cells of a sheet to the entries that the cart takes. */
export const cellsPut = (sheet: Sheet, { puts }: Pick<Placing, 'puts'>): CellEntry[] =>
  puts.flatMap(({ at, entry }) => {
    const articleVariantId = variantAt(sheet, at);
    return articleVariantId === undefined ? [] : [{ articleVariantId, entry }];
  });

/** Types many cells at once, as a single undo step, and reports what did not fit. */
export const carryOut = (sheet: Sheet, { puts, missed }: Placing): void => {
  if (sheet.readOnly) return;
  const cells = cellsPut(sheet, { puts });
  if (cells.length > 0) sheet.cart.send({ type: 'cells.typed', cells });
  sheet.tell({ kind: 'changed', cells: cells.length, missed });
};
