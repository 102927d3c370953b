import type { Style } from '../../contract/index.ts';
import { entryOf } from '../../rules/quantityText.ts';
import type { Remedy } from '../../rules/remedy.ts';
import type { Pieces } from '../cart/cartSums.ts';
import type { CellEntry } from '../cart/cell.ts';
import type { Lines } from '../cart/ledger.ts';
import { allocate } from '../matrix/allocation.ts';

/** Reduces the pieces of a length in proportion; no size gets more than it had. */
const reduced = (ids: readonly string[], pieces: Pieces, total: number): CellEntry[] => {
  const slots = ids.map((id) => ({ weight: pieces.get(id) ?? 0, most: pieces.get(id) ?? 0 }));
  const spread = allocate(total, slots).pieces;
  return ids
    .map((articleVariantId, at) => ({ articleVariantId, entry: entryOf(spread[at] ?? 0) }))
    .filter((_, at) => spread[at] !== slots[at]?.weight);
};

/**
 * The entries that a fix types into the cart, as one undoable step; null if the fix does not change quantities.
 * `lines` are the stored ones, needed for variants of styles that are no longer available.
 */
export function applyFix(
  remedy: Remedy,
  styles: readonly Style[],
  pieces: Pieces,
  lines: Lines,
): CellEntry[] | null {
  const variantsOf = (articleColorId: string) =>
    styles
      .flatMap(({ colours }) => colours)
      .filter((colour) => colour.articleColorId === articleColorId)
      .flatMap(({ variants }) => variants);
  switch (remedy.kind) {
    case 'setTo':
      return [{ articleVariantId: remedy.articleVariantId, entry: entryOf(remedy.pieces) }];
    case 'remove':
      return [{ articleVariantId: remedy.articleVariantId, entry: '' }];
    case 'removeColour': {
      const stored = [...lines]
        .filter(([, line]) => line.articleColorId === remedy.articleColorId)
        .map(([articleVariantId]) => articleVariantId);
      const ids = new Set([
        ...stored,
        ...variantsOf(remedy.articleColorId).map(({ articleVariantId }) => articleVariantId),
      ]);
      return [...ids]
        .filter((id) => pieces.has(id))
        .map((articleVariantId) => ({ articleVariantId, entry: '' }));
    }
    case 'reduceTo': {
      const ids = variantsOf(remedy.articleColorId)
        .filter(({ articleLength }) => articleLength === remedy.articleLength)
        .map(({ articleVariantId }) => articleVariantId);
      return reduced(ids, pieces, remedy.total);
    }
    default:
      return null;
  }
}
