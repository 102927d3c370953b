import type { At, CellGrid } from './cellGrid.ts';

/** The entry to put into a cell, as if it were typed. */
export interface Put {
  readonly at: At;
  readonly entry: string;
}

/** Why an entry could not be placed: there is no cell at that position, or the cell cannot be ordered. */
export type NoRoom = 'outside' | 'barred';

/** An entry that could not be placed, and why. */
export interface Missed {
  readonly entry: string;
  readonly why: NoRoom;
}

/** The result of an operation on many cells: every entry is either in `puts` or in `missed`. */
export interface Placing {
  readonly puts: readonly Put[];
  readonly missed: readonly Missed[];
}

const isNothing = (entry: string): boolean => entry === '' || /^0+$/.test(entry);

/** Puts nothing into cells that cannot be ordered, except that their content may be cleared. */
export const placed = (field: CellGrid, wanted: readonly Put[]): Placing => {
  const puts: Put[] = [];
  const missed: Missed[] = [];
  for (const put of wanted) {
    const cellKind = field[put.at.row]?.[put.at.column] ?? 'hole';
    if (cellKind === 'open' || (cellKind === 'barred' && isNothing(put.entry))) puts.push(put);
    else if (!isNothing(put.entry)) {
      missed.push({ entry: put.entry, why: cellKind === 'barred' ? 'barred' : 'outside' });
    }
  }
  return { puts, missed };
};
