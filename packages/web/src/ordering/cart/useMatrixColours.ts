import type { Colour, Style } from '@selvedge/core/contract';
import { type Sums, wishedPieces } from '@selvedge/core/ordering';
import { useMemo, useState } from 'react';
import type { CartRef, CartSnapshot } from './state/cellView.ts';

const orderedIn = (snapshot: CartSnapshot, { colours }: Style, { pieces: any }: Sums): string => {
  const { cells } = snapshot.context.ledger;
  if (any === 0 && cells.size === 0) return '';
  const pieces = wishedPieces(snapshot);
  const isOrdered = ({ variants }: Colour) =>
    variants.some(({ articleVariantId: id }) => pieces.get(id) !== undefined || cells.get(id) !== undefined);
  return colours
    .filter(isOrdered)
    .map(({ articleColorId }) => articleColorId)
    .join(' ');
};

const coloursOf = ({ colours }: Style, ids: string): Colour[] => {
  const wanted = new Set(ids.split(' '));
  return colours.filter(({ articleColorId }) => wanted.has(articleColorId));
};

/**
 * The colours of a style that the cart shows: those that were or are ordered since it was opened, so that a row does
 * not vanish while the user empties it, and those with a quantity that is not stored yet. All colours on demand.
 */
export function useMatrixColours(style: Style, cart: CartRef, sums: Sums) {
  const [showsAll, setShowsAll] = useState(false);
  // `sums` changes whenever a quantity of this style does, so keystrokes in other styles recompute nothing.
  const ids = useMemo(() => orderedIn(cart.getSnapshot(), style, sums), [cart, style, sums]);
  const [opened] = useState(ids);
  const ordered = useMemo(() => coloursOf(style, ids), [style, ids]);
  const shownStyle = useMemo<Style>(
    () => ({ ...style, colours: showsAll ? style.colours : coloursOf(style, `${opened} ${ids}`) }),
    [style, opened, ids, showsAll],
  );
  return { shownStyle, ordered, showsAll, setShowsAll };
}
