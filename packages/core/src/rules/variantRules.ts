import type { Finding } from '../contract/index.ts';
import type { CartFacts, LineFacts } from './facts.ts';
import { finding, placeOfLine } from './placeOf.ts';

/** The place of the order. */
type Where = Pick<CartFacts['cart'], 'rightEnv' | 'season' | 'subdivision' | 'collectionType'>;

const belongs = (line: LineFacts, cart: Where): boolean =>
  line.style !== null &&
  line.style.season === cart.season &&
  line.style.subdivision === cart.subdivision &&
  line.style.collectionType === cart.collectionType;

/** The first reason why a line's variant cannot be ordered there. */
export const orderFaultOf = (line: LineFacts, cart: Where): Finding | null => {
  const { variant } = line;
  if (variant === null || !belongs(line, cart)) return finding('notAllowedForCart', placeOfLine(line));
  if (!variant.allowedForCustomer) return finding('notAllowedForCustomer', placeOfLine(line));
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
