import type { Style } from '@selvedge/core/contract';
import { type CartSort, orderedStyles, wishedPieces } from '@selvedge/core/ordering';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CartRef } from '../matrix/cellView.ts';

/** The styles in the order that was chosen. They keep their places while one types: only choosing sorts anew. */
export function useSortedStyles(cart: CartRef, styles: readonly Style[]) {
  const { locale } = useIntl();
  const [sort, setSort] = useState<CartSort>('number');
  const sorted = useMemo(() => {
    const snapshot = cart.getSnapshot();
    const { lines } = snapshot.context;
    return orderedStyles(styles, sort, { pieces: wishedPieces(snapshot), lines, language: locale });
  }, [cart, styles, sort, locale]);
  return { sorted, sort, setSort };
}
