import type { CellConflict, LineChange, RefusedCell } from '@selvedge/core/contract';

/** Who changed something last, and when (epoch ms). */
export interface LastChange {
  readonly changedBy: string;
  readonly changedAt: number;
}

/** A cell of the cart as it stands. */
export interface StandingCell extends LastChange {
  readonly quantity: number;
  readonly storedPrice: number | null;
}

/** What the catalogue says of a wished cell: the valid price, or why it may not be put in. */
export type Verdict = { readonly price: number | null } | { readonly refused: RefusedCell['finding'] };

export interface SettledCell {
  readonly articleVariantId: string;
  readonly quantity: number;
  readonly storedPrice: number | null;
  /** False: the cart already said so. */
  readonly written: boolean;
}

/** A conflict with what the standing line was stored with. */
export type StandingConflict = Omit<CellConflict, 'line'> & { readonly storedPrice: number | null };

export interface Settlement {
  readonly settled: readonly SettledCell[];
  readonly conflicts: readonly StandingConflict[];
  readonly refused: readonly RefusedCell[];
}

/**
 * Puts each change into exactly one list. A change is stored when the cell still has the quantity the change was made
 * on (`was`), or already has the wished one; else it is a conflict, and the cell stays. Taking out is never refused.
 * `cart` stands in for cells that nobody ever filled.
 */
export function settleChanges(
  changes: readonly LineChange[],
  standing: ReadonlyMap<string, StandingCell>,
  cart: LastChange,
  judge: (articleVariantId: string) => Verdict,
): Settlement {
  const settled: SettledCell[] = [];
  const conflicts: StandingConflict[] = [];
  const refused: RefusedCell[] = [];
  for (const { articleVariantId, quantity, was } of changes) {
    const cell = standing.get(articleVariantId);
    const current = cell?.quantity ?? 0;
    if (current === quantity) {
      settled.push({ articleVariantId, quantity, storedPrice: cell?.storedPrice ?? null, written: false });
      continue;
    }
    const verdict = judge(articleVariantId);
    const turnedDown = 'refused' in verdict && (quantity > 0 || !cell) ? verdict.refused : null;
    if (turnedDown && (!cell || current === was)) {
      refused.push({ articleVariantId, finding: turnedDown });
      continue;
    }
    if (current !== was) {
      const { changedBy, changedAt } = cell ?? cart;
      conflicts.push({
        articleVariantId,
        mine: quantity,
        theirs: current,
        by: changedBy,
        at: changedAt,
        storedPrice: cell?.storedPrice ?? null,
      });
      continue;
    }
    const valid = 'price' in verdict ? verdict.price : null;
    const storedPrice = current > 0 ? (cell?.storedPrice ?? null) : valid;
    settled.push({ articleVariantId, quantity, storedPrice, written: true });
  }
  return { settled, conflicts, refused };
}
