import type { Colour, Style } from '@selvedge/core/contract';
import type { Pieces } from '@selvedge/core/ordering';
import { useMemo, useState } from 'react';

const isOrdered = ({ variants }: Colour, pieces: Pieces): boolean =>
  variants.some(({ articleVariantId }) => pieces.has(articleVariantId));

/**
 * The colours of a style that the cart shows: those that were or are ordered since it was opened, so that a row does
 * not vanish under the hand that empties it; all on demand.
 */
export function useColoursInHand(style: Style, pieces: Pieces) {
  const [opened] = useState(pieces);
  const [showsAll, setShowsAll] = useState(false);
  const ordered = style.colours.filter((colour) => isOrdered(colour, pieces));
  const wanted = style.colours.filter(
    (colour) => showsAll || isOrdered(colour, opened) || isOrdered(colour, pieces),
  );
  const key = wanted.map(({ articleColorId }) => articleColorId).join(' ');
  const inHand = useMemo<Style>(() => {
    const ids = new Set(key.split(' '));
    return { ...style, colours: style.colours.filter(({ articleColorId }) => ids.has(articleColorId)) };
  }, [style, key]);
  return { inHand, ordered, showsAll, setShowsAll };
}
