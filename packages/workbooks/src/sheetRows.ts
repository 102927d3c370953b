import type { Budget } from './budget.ts';
import { type Place, referenceOf } from './cellReference.ts';
import { MOST_COLUMNS, MOST_ROWS } from './limits.ts';
import { broken, Unreadable } from './unreadable.ts';

/** Where the rows of a sheet are kept while it is read, by their numbers: a map, or what takes less memory. */
export interface RowStore {
  get(row: number): string[] | undefined;
  set(row: number, cells: string[]): unknown;
}

/** The rows of a sheet while it is read. Empty rows take no memory. */
export interface SheetRows {
  /**
   * @param text '' for an empty cell, which may be at any position: formatting alone creates such cells
   * @throws {Unreadable} `farCell`, `tooManyCells`, `tooLarge`; `broken` if the cell already has content
   */
  put(place: Place, text: string): void;
  /** All rows, as often as somebody asks. Those with content are as wide as the widest. */
  all(): Generator<readonly string[]>;
  /** Whether a cell has more than blanks. */
  readonly hasContent: boolean;
}

const none: readonly string[] = [];

const widen = (cells: string[], width: number): string[] => {
  while (cells.length < width) cells.push('');
  return cells;
};

export function createSheetRows(budget: Budget, store: RowStore): SheetRows {
  /** The row that is being read. Cells come row by row, so that the store is asked once a row. */
  let open: { readonly row: number; readonly cells: string[] } | null = null;
  let filled = 0;
  let height = 0;
  let width = 0;
  let counted = 0;
  let hasContent = false;
  const count = (): void => {
    const places = height - filled + filled * width;
    budget.places(places - counted);
    counted = places;
  };
  const close = (): void => {
    if (open) store.set(open.row, open.cells);
    open = null;
  };
  const cellsOf = (row: number): string[] => {
    if (open?.row === row) return open.cells;
    close();
    const known = store.get(row);
    if (!known) filled += 1;
    open = { row, cells: known ?? [] };
    return open.cells;
  };
  const rowAt = ({ column, row }: Place): string[] => {
    const cells = cellsOf(row);
    height = Math.max(height, row);
    width = Math.max(width, column);
    count();
    return widen(cells, column);
  };
  return {
    put(place, text) {
      if (text === '') return;
      const { column, row } = place;
      if (column > MOST_COLUMNS || row > MOST_ROWS) {
        const cell = referenceOf(place);
        throw new Unreadable({ code: 'farCell', cell, columns: MOST_COLUMNS, rows: MOST_ROWS });
      }
      budget.characters(text.length);
      const cells = rowAt(place);
      if (cells[column - 1] !== '') broken();
      cells[column - 1] = text;
      hasContent ||= text.trim() !== '';
    },
    *all() {
      close();
      for (let row = 1; row <= height; row += 1) {
        const cells = store.get(row);
        yield cells ? widen(cells, width) : none;
      }
    },
    get hasContent() {
      return hasContent;
    },
  };
}
