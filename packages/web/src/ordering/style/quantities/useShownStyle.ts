import type { Style } from '@selvedge/core/contract';
import { styleInSizes, wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { CartRef, CartSnapshot } from '../../cart/state/cellView.ts';

const orderedSizes = (snapshot: CartSnapshot, style: Style): string => {
  const pieces = wishedPieces(snapshot);
  const ordered = style.colours.flatMap(({ variants }) =>
    variants.filter(({ articleVariantId }) => pieces.has(articleVariantId)).map(({ size }) => size),
  );
  return style.sizes.filter((size) => ordered.includes(size)).join(' ');
};

/**
 * The style with only its carried sizes, as the sheet shows it while the others are hidden. A size with pieces is never
 * hidden, and one that had some since stays, so that no column vanishes while the user types.
 */
export function useShownStyle(
  style: Style,
  cart: CartRef,
  carried: readonly string[],
  folded: boolean,
): Style {
  const ordered = useSelector(cart, (snapshot) => (folded ? orderedSizes(snapshot, style) : ''));
  const frame = `${style.articleId} ${folded} ${carried.join(' ')}`;
  const [held, setHeld] = useState({ frame, sizes: ordered });
  const kept = held.frame === frame ? held.sizes : '';
  const sizes = [...new Set(`${kept} ${ordered}`.split(' ').filter(Boolean))].join(' ');
  if (held.frame !== frame || held.sizes !== sizes) setHeld({ frame, sizes });
  const carriedKey = carried.join('\n');
  return useMemo(
    () => (folded ? styleInSizes(style, [...carriedKey.split('\n'), ...sizes.split(' ')]) : style),
    [style, folded, carriedKey, sizes],
  );
}
