import type { Budget } from './budget.ts';
import { type Place, referenceOf } from './cellReference.ts';
import { MOST_COLUMNS, MOST_ROWS } from './limits.ts';
import { broken, Unreadable } from './unreadable.ts';

/** The rows of a sheet while it is read. Empty rows take no memory. */
export interface SheetRows {
  /**
   * @param text '' for an empty cell, which may be at any position: formatting alone creates such cells
   * @throws {Unreadable} `farCell`, `tooManyCells`, `tooLarge`; `broken` if the cell already has content
   */
  put(place: Place, text: string): void;
  /** All rows with content are as wide as the widest. */
  all(): readonly (readonly string[])[];
}

const none: readonly string[] = [];

const widen = (cells: string[], width: number): string[] => {
  while (cells.length < width) cells.push('');
  return cells;
};

export function createSheetRows(budget: Budget): SheetRows {
  const filled = new Map<number, string[]>();
  let height = 0;
  let width = 0;
  let counted = 0;
  const count = (): void => {
    const places = height - filled.size + filled.size * width;
    budget.places(places - counted);
    counted = places;
  };
  const rowAt = ({ column, row }: Place): string[] => {
    const cells = filled.get(row) ?? [];
    filled.set(row, cells);
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
    },
    all: () =>
      Array.from({ length: height }, (_, at) => {
        const cells = filled.get(at + 1);
        return cells ? widen(cells, width) : none;
      }),
  };
}
