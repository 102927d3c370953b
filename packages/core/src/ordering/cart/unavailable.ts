import type { Finding, Style } from '../../contract/index.ts';
import { type CellFacts, hindranceOf, type OrderingMoment } from '../../rules/index.ts';
import type { CellEntry } from './cartEvents.ts';
import { changedCells, emptyLedger, type Quantities, storedPieces, wishedOf } from './ledger.ts';
import { variantIndex } from './variantIndex.ts';

/** An ordered variant that can no longer be ordered at all (N3). */
export interface Unavailable {
  readonly articleId: string;
  readonly articleVariantId: string;
  readonly pieces: number;
  readonly kind: 'cancelled' | 'unavailable';
  /** The reason, as a finding of the cart rules. */
  readonly finding: Finding;
}

/**
 * Tracks the unavailable variants of a cart over its lifetime. After a change it only judges the affected cells,
 * however many there are. It returns the same object until the result changes.
 */
export interface UnavailableBook {
  of(quantities: Quantities): readonly Unavailable[];
}

const soldOut = ({ style, colour, variant }: CellFacts, quantity: number): Finding | null =>
  variant.availableQuantity === 0
    ? {
        code: 'stockExceeded',
        place: {
          articleId: style.articleId,
          articleColorId: colour.articleColorId,
          articleLength: variant.articleLength,
          articleVariantId: variant.articleVariantId,
        },
        values: { availableQuantity: 0, quantity },
      }
    : null;

const judged = (cell: CellFacts, pieces: number, moment: OrderingMoment): Unavailable | null => {
  const finding = hindranceOf(cell, moment) ?? soldOut(cell, pieces);
  if (finding === null) return null;
  const { articleVariantId, cancelled } = cell.variant;
  const kind = cancelled ? 'cancelled' : 'unavailable';
  return { articleId: cell.style.articleId, articleVariantId, pieces, kind, finding };
};

/** A line whose style is no longer in the collection. */
const orphaned = (articleVariantId: string, pieces: number, { lines }: Quantities): Unavailable | null => {
  const line = lines.get(articleVariantId);
  if (!line) return null;
  const { articleId, articleColorId } = line;
  const place = { articleId, articleColorId, articleVariantId };
  const finding: Finding = { code: 'notAllowedForCart', place, values: {} };
  return { articleId, articleVariantId, pieces, kind: 'unavailable', finding };
};

const piecesIn = ({ ledger, lines }: Quantities, articleVariantId: string): number => {
  const edit = ledger.cells.get(articleVariantId);
  return edit ? wishedOf(edit) : storedPieces(lines, articleVariantId);
};

/** Finds every ordered variant that was cancelled or is unavailable (requirement N3). */
export function createUnavailableBook(styles: readonly Style[], moment: OrderingMoment): UnavailableBook {
  const index = variantIndex(styles);
  const found = new Map<string, Unavailable>();
  let known: Quantities | null = null;
  let list: readonly Unavailable[] = [];

  /** Whether the result changed. */
  const judge = (quantities: Quantities, articleVariantId: string, pieces: number): boolean => {
    const before = found.get(articleVariantId);
    if (before?.pieces === pieces) return false;
    const cell = index.get(articleVariantId, quantities.lines.get(articleVariantId)?.articleId);
    const ordered = () =>
      cell ? judged(cell, pieces, moment) : orphaned(articleVariantId, pieces, quantities);
    const now = pieces === 0 ? null : ordered();
    if (now) found.set(articleVariantId, now);
    else if (!found.delete(articleVariantId)) return false;
    return true;
  };

  const placeOf = ({ articleVariantId }: Unavailable): number =>
    index.get(articleVariantId)?.at ?? Number.MAX_SAFE_INTEGER;

  return {
    of(quantities) {
      const { lines, ledger } = quantities;
      if (known?.lines === lines && known.ledger === ledger) return list;
      let isOther = false;
      if (known === null)
        lines.forEach(({ quantity }, id) => {
          judge(quantities, id, quantity);
        });
      const cells = changedCells(known ?? { lines, ledger: emptyLedger }, quantities);
      for (const id of cells) isOther = judge(quantities, id, piecesIn(quantities, id)) || isOther;
      if (isOther || known === null)
        list = [...found.values()].sort((one, other) => placeOf(one) - placeOf(other));
      known = { lines, ledger };
      return list;
    },
  };
}

/** Entries that remove them all, as one undoable step. */
export const withoutThem = (unavailable: readonly Unavailable[]): CellEntry[] =>
  unavailable.map(({ articleVariantId }) => ({ articleVariantId, entry: '' }));
