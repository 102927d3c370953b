import type { Style } from '@selvedge/core/contract';
import { type MatrixRow, matrixRows, type Sums, wishedPieces } from '@selvedge/core/ordering';
import { useMemo, useState } from 'react';
import type { CartRef } from '../state/cellView.ts';

const orderedIn = (cart: CartRef, rows: readonly MatrixRow[], _sums: Sums): string => {
  const snapshot = cart.getSnapshot();
  const pieces = wishedPieces(snapshot);
  const { cells: edits } = snapshot.context.ledger;
  return rows
    .filter(({ cells }) =>
      cells.some(
        (variant) => variant && (pieces.has(variant.articleVariantId) || edits.get(variant.articleVariantId)),
      ),
    )
    .map(({ key }) => key)
    .join('\n');
};

/**
 * The colours and lengths of a style that the dense cart shows: those that were or are ordered since it was opened, so
 * that a row does not vanish while the user empties it. All of them on demand.
 */
export function useDenseRows(style: Style, cart: CartRef, sums: Sums) {
  const [showsAll, setShowsAll] = useState(false);
  const all = useMemo(() => matrixRows(style), [style]);
  // `sums` changes whenever a quantity of this style does, so keystrokes in other styles recompute nothing.
  const ordered = useMemo(() => orderedIn(cart, all, sums), [cart, all, sums]);
  const [opened] = useState(ordered);
  const rows = useMemo(() => {
    const wanted = new Set(`${opened}\n${ordered}`.split('\n'));
    const some = all.filter(({ key }) => wanted.has(key));
    const shown = showsAll ? all : [...some, ...all.slice(0, some.length === 0 ? 1 : 0)];
    return shown.map(
      (row, at): MatrixRow => ({
        ...row,
        leads: row.colour.articleColorId !== shown[at - 1]?.colour.articleColorId,
      }),
    );
  }, [all, opened, ordered, showsAll]);
  return { rows, hasMore: rows.length < all.length || showsAll, showsAll, setShowsAll };
}
