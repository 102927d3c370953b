import type { Style } from '@selvedge/core/contract';
import { orderedStyles, plainCart, wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CartViewRef } from './state/cartPage.ts';
import type { CartRef } from './state/cellView.ts';

/** The styles in the chosen order. They keep their places while the user types: only a new choice sorts them again. */
export function useSortedStyles(
  cart: CartRef,
  styles: readonly Style[],
  cartView: CartViewRef | undefined,
): readonly Style[] {
  const { locale } = useIntl();
  const sort = useSelector(cartView, (at) => at?.context.view.sort ?? plainCart.sort);
  return useMemo(() => {
    const snapshot = cart.getSnapshot();
    const { lines } = snapshot.context;
    return orderedStyles(styles, sort, { pieces: wishedPieces(snapshot), lines, language: locale });
  }, [cart, styles, sort, locale]);
}
