import type { At, CellGrid } from './moves.ts';

/** What is to stand in a cell, as if it were typed. */
export interface Put {
  readonly at: At;
  readonly entry: string;
}

/** Why something found no cell: there is none at that place, or nothing can be ordered in it. */
export type NoRoom = 'outside' | 'barred';

/** What found no cell, as it was to be typed, and why. */
export interface Missed {
  readonly entry: string;
  readonly why: NoRoom;
}

/** What an act on many cells does, and what of it found no room: the two together are all of it. */
export interface Placing {
  readonly puts: readonly Put[];
  readonly missed: readonly Missed[];
}

const isNothing = (entry: string): boolean => entry === '' || /^0+$/.test(entry);

/** Nothing is put where nothing can be ordered, except that what stands there may be taken out. */
export const placed = (field: CellGrid, wanted: readonly Put[]): Placing => {
  const puts: Put[] = [];
  const missed: Missed[] = [];
  for (const put of wanted) {
    const ground = field[put.at.row]?.[put.at.column] ?? 'hole';
    if (ground === 'open' || (ground === 'barred' && isNothing(put.entry))) puts.push(put);
    else if (!isNothing(put.entry)) {
      missed.push({ entry: put.entry, why: ground === 'barred' ? 'barred' : 'outside' });
    }
  }
  return { puts, missed };
};
