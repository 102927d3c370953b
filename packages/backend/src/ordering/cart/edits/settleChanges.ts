import type { CellConflict, LineChange, RefusedCell } from '@selvedge/core/contract';

/** Who made the last change, and when (epoch ms). */
export interface LastChange {
  readonly changedBy: string;
  readonly changedAt: number;
}

/** The price that a line was stored with. A null currency is that of the valid prices. */
export interface StoredPrice {
  readonly storedPrice: number | null;
  readonly storedCurrency: string | null;
}

/** A cell of the cart in its current state. */
export interface StoredCell extends LastChange, StoredPrice {
  readonly quantity: number;
}

/** The catalogue's verdict on a wished cell: the valid price, or why it may not be ordered. */
export type CellVerdict = { readonly price: number | null } | { readonly refused: RefusedCell['finding'] };

export interface SettledCell extends StoredPrice {
  readonly articleVariantId: string;
  readonly quantity: number;
  /** False when the cell already had this quantity. */
  readonly written: boolean;
}

/** A conflict, with the price that the current line was stored with. */
export type StoredConflict = Omit<CellConflict, 'line'> & StoredPrice;

export interface Settlement {
  readonly settled: readonly SettledCell[];
  readonly conflicts: readonly StoredConflict[];
  readonly refused: readonly RefusedCell[];
}

type Outcome = Partial<{ settled: SettledCell; conflict: StoredConflict; refused: RefusedCell }>;

function settle(
  { articleVariantId, quantity, was }: LineChange,
  cell: StoredCell | undefined,
  cart: LastChange,
  verdict: CellVerdict,
): Outcome {
  const current = cell?.quantity ?? 0;
  const existing: StoredPrice = {
    storedPrice: cell?.storedPrice ?? null,
    storedCurrency: cell?.storedCurrency ?? null,
  };
  if (current === quantity) {
    return { settled: { articleVariantId, quantity, ...existing, written: false } };
  }
  const asSeen = current === was;
  if ('refused' in verdict && (cell ? asSeen && quantity > 0 : true)) {
    return { refused: { articleVariantId, finding: verdict.refused } };
  }
  if (!asSeen) {
    const { changedBy: by, changedAt: at } = cell ?? cart;
    const conflict = {
      articleVariantId,
      mine: quantity,
      theirs: current,
      by,
      at,
      ...existing,
    };
    return { conflict };
  }
  const valid = 'price' in verdict ? verdict.price : null;
  const stored = current > 0 ? existing : { storedPrice: valid, storedCurrency: null };
  return { settled: { articleVariantId, quantity, ...stored, written: true } };
}

/**
 * Puts each change into exactly one list. A change is stored when the cell still has the quantity that the change
 * was based on (`was`), or already has the wished one. Otherwise it is a conflict, and the cell stays. Removing
 * pieces is never refused. For cells that nobody ever filled, `cart` gives the last change.
 */
export function settleChanges(
  changes: readonly LineChange[],
  existing: ReadonlyMap<string, StoredCell>,
  cart: LastChange,
  judge: (articleVariantId: string) => CellVerdict,
): Settlement {
  const outcomes = changes.map((change) =>
    settle(change, existing.get(change.articleVariantId), cart, judge(change.articleVariantId)),
  );
  return {
    settled: outcomes.flatMap(({ settled }) => settled ?? []),
    conflicts: outcomes.flatMap(({ conflict }) => conflict ?? []),
    refused: outcomes.flatMap(({ refused }) => refused ?? []),
  };
}
