import type { OrderTotals } from '../../rules/orderTotals.ts';
import { type CartSnapshot, piecesInCart, wishedPieces } from './cart.selectors.ts';
import { type CountedStyle, sumsOfStyles } from './cartSums.ts';
import { storedOptions, storedValue } from './styleProgress.ts';

/** Totals, and the value at cost price in minor units of the cart's currency. */
export interface CartTotals extends OrderTotals {
  readonly value: number;
}

/**
 * What the cart has (M4). Builds a new object on each call, so compare with shallow equality. The style on the page counts
 * as it is typed; of other styles what is stored, with edits of it.
 */
export const totalsInCart = (snapshot: CartSnapshot, style?: CountedStyle): CartTotals => {
  const { context } = snapshot;
  const { styles, options } = storedOptions(context, style?.articleId);
  const own = style && sumsOfStyles([style], wishedPieces(snapshot), context.lines);
  return {
    styles: styles + (own?.styles ?? 0),
    options: options + (own?.options ?? 0),
    pieces: piecesInCart(snapshot),
    value: storedValue(context, style?.articleId) + (own?.value ?? 0),
  };
};
