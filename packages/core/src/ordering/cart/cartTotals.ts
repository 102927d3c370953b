import type { OrderTotals } from '../../rules/orderTotals.ts';
import { type CartSnapshot, piecesInCart, wishedPieces } from './cart.selectors.ts';
import { type CountedStyle, sumsOfStyles } from './cartSums.ts';
import { storedTotals, storedValue } from './styleProgress.ts';

/**
 * Totals, and the value at cost price in minor units of the cart's currency. Only the pieces while some are typed whose
 * style is on another page and not stored yet.
 */
export interface CartTotals extends Partial<OrderTotals> {
  readonly pieces: number;
  readonly value: number;
}

/**
 * What the cart has (M4). Builds a new object on each call, so compare with shallow equality. The style on the page counts
 * as it is typed; of other styles what is stored, with edits of it.
 */
export const totalsInCart = (snapshot: CartSnapshot, style?: CountedStyle): CartTotals => {
  const { context } = snapshot;
  const stored = storedTotals(context, style?.articleId);
  const own = style && sumsOfStyles([style], wishedPieces(snapshot), context.lines);
  const pieces = piecesInCart(snapshot);
  const value = storedValue(context, style?.articleId) + (own?.value ?? 0);
  if (stored.pieces + (own?.pieces ?? 0) !== pieces) return { pieces, value };
  return {
    styles: stored.styles + (own?.styles ?? 0),
    options: stored.options + (own?.options ?? 0),
    pieces,
    value,
  };
};
