import type { CellGrid } from './cellGrid.ts';
import type { Read } from './fill.ts';
import type { MatrixRow } from './matrixRows.ts';
import { type Placing, type Put, placed } from './placing.ts';

/**
 * The rows a colour's size run can be copied to: the same length in the other colours, its other lengths, or all the
 * rest.
 */
export type RunTargets = 'colours' | 'lengths' | 'rest';

/** Indices, in order, of the rows to which the size run of row `from` can be copied; none if there is no such row. */
export const rowsFor = (rows: readonly MatrixRow[], from: number, targets: RunTargets): number[] => {
  const source = rows[from];
  if (!source) return [];
  const isOwn = (row: MatrixRow) => row.colour.articleColorId === source.colour.articleColorId;
  const fits: Readonly<Record<RunTargets, (row: MatrixRow) => boolean>> = {
    colours: (row) => !isOwn(row) && row.articleLength === source.articleLength,
    lengths: (row) => isOwn(row) && row.articleLength !== source.articleLength,
    rest: (row) => row !== source,
  };
  return rows.flatMap((row, at) => (fits[targets](row) ? [at] : []));
};

/** Copies the quantities of one row to others, size by size; empty sizes are cleared there. */
export const sizeRunCopied = (field: CellGrid, from: number, to: readonly number[], read: Read): Placing =>
  placed(
    field,
    to.flatMap((row): Put[] =>
      (field[from] ?? []).flatMap((cellKind, column) => {
        const entry = cellKind === 'hole' ? '' : read({ row: from, column });
        const isMade = field[row]?.[column] !== 'hole';
        return isMade || entry !== '' ? [{ at: { row, column }, entry }] : [];
      }),
    ),
  );
