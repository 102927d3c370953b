import type { Finding } from '../../contract/index.ts';
import type { CartFacts, LineFacts } from './facts.ts';
import { finding, placeOfLine } from './placeOf.ts';

const belongs = (line: LineFacts, { cart }: CartFacts): boolean =>
  line.style !== null &&
  line.style.season === cart.season &&
  line.style.subdivision === cart.subdivision &&
  line.style.collectionType === cart.collectionType;

const judgeLine = (line: LineFacts, facts: CartFacts): Finding | null => {
  const { variant } = line;
  if (variant === null || !belongs(line, facts)) return finding('notAllowedForCart', placeOfLine(line));
  if (!variant.allowedForCustomer) return finding('notAllowedForCustomer', placeOfLine(line));
  if (!variant.buyable || variant.cancelled) return finding('notBuyable', placeOfLine(line));
  if (facts.cart.rightEnv === 'postorder' && !variant.reorderable) {
    return finding('notReorderable', placeOfLine(line));
  }
  if (facts.cart.rightEnv === 'preorder' && !variant.preorderable) {
    return finding('notPreorderable', placeOfLine(line));
  }
  return null;
};

/** Allowed for the cart, for the customer, buyable, for pre-order or re-order: the first that fails is said (section 5). */
export const variantsAreOrderable = (facts: CartFacts): Finding[] =>
  facts.lines.flatMap((line) => judgeLine(line, facts) ?? []);
