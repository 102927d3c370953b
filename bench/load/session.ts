import type { CartHead, SeasonPlace } from '@selvedge/core/contract';
import type { Calls } from './caller.ts';
import type { Ledger } from './ledger.ts';
import type { Pace } from './pace.ts';

/** A style that takes quantities. */
export interface OrderableStyle {
  readonly articleId: string;
  readonly variantIds: readonly string[];
}

/** What deeds of one buyer work with. */
export interface Session {
  readonly calls: Calls;
  readonly pace: Pace;
  readonly ledger: Ledger;
  readonly place: SeasonPlace;
  readonly styles: readonly OrderableStyle[];
  /** Signs in by the form; in place of that, a session may be there already. */
  readonly enter: () => Promise<void>;
  /** The cart of this day; null before it is opened. */
  cart: Pick<CartHead, 'cartId' | 'version'> | null;
  /** The style that is looked at. */
  style: OrderableStyle | null;
  /** What was typed in this day's cart. */
  readonly typed: { readonly variantId: string; readonly quantity: number }[];
}

/** @throws where a deed comes before the one that opens the cart. */
export function cartOf({ cart }: Session): Pick<CartHead, 'cartId' | 'version'> {
  if (!cart) throw new Error('No cart is open');
  return cart;
}

export const anyOf = <One>(list: readonly One[]): One => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from');
  return one;
};
