import type { Finding, Variant } from '../contract/index.ts';
import type { CartFacts, LineFacts } from './facts.ts';
import { finding, placeOfLine } from './placeOf.ts';

type CartPlace = Pick<CartFacts['cart'], 'season' | 'subdivision' | 'collectionType'>;
/** The place of the order. */
export type OrderPlace = CartPlace & Pick<CartFacts['cart'], 'rightEnv'>;

interface AssortmentFacts {
  readonly style: LineFacts['style'];
  readonly variant: Pick<Variant, 'allowedForCustomer'> | null;
}

/**
 * Why a variant is not in what the customer may order in that place, whatever else can be said of it (N7). The backend
 * does not even store pieces of one; null: it is.
 */
export const assortmentFaultOf = (
  { style, variant }: AssortmentFacts,
  place: CartPlace,
): 'notAllowedForCart' | 'notAllowedForCustomer' | null => {
  const belongs =
    style !== null &&
    style.season === place.season &&
    style.subdivision === place.subdivision &&
    style.collectionType === place.collectionType;
  if (variant === null || !belongs) return 'notAllowedForCart';
  return variant.allowedForCustomer ? null : 'notAllowedForCustomer';
};

/** The first reason why a line's variant cannot be ordered there. */
export const orderFaultOf = (line: LineFacts, cart: OrderPlace): Finding | null => {
  const { variant } = line;
  const fault = assortmentFaultOf(line, cart);
  if (variant === null || fault) return finding(fault ?? 'notAllowedForCart', placeOfLine(line));
  if (!variant.buyable || variant.cancelled) return finding('notBuyable', placeOfLine(line));
  if (cart.rightEnv === 'postorder' && !variant.reorderable) {
    return finding('notReorderable', placeOfLine(line));
  }
  if (cart.rightEnv === 'preorder' && !variant.preorderable) {
    return finding('notPreorderable', placeOfLine(line));
  }
  return null;
};

/**
 * Each variant is allowed for the cart and for the customer, buyable, and open for pre-order or re-order. Only the
 * first failing check is reported (N7).
 */
export const variantsAreOrderable = (facts: CartFacts): Finding[] =>
  facts.lines.flatMap((line) => orderFaultOf(line, facts.cart) ?? []);
