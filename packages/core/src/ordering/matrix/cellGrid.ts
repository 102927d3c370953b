/** A position in the matrix, counted from 0. */
export interface At {
  readonly row: number;
  readonly column: number;
}

/** The kind of a position: no cell (not produced), a read-only cell, or an editable cell. */
export type CellKind = 'hole' | 'barred' | 'open';

/** The rows of the matrix, by the kind of each position. */
export type CellGrid = readonly (readonly CellKind[])[];
