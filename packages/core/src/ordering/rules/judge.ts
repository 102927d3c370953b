import type { Finding } from '../../contract/index.ts';
import { cartHasLines } from './cartRules.ts';
import type { CartFacts } from './facts.ts';
import { limitIsKept } from './limitRule.ts';
import { customerIsNotLocked } from './lockRules.ts';
import { pricesAreUnchanged } from './priceRules.ts';
import { lengthTotalsArePermitted, quantitiesAreThere } from './quantityRules.ts';
import { coloursAreInSalesPeriod, sellingTimeIsActive } from './sellingTimeRules.ts';
import { variantsAreOrderable } from './variantRules.ts';

const rules = [
  sellingTimeIsActive,
  customerIsNotLocked,
  cartHasLines,
  coloursAreInSalesPeriod,
  variantsAreOrderable,
  pricesAreUnchanged,
  quantitiesAreThere,
  lengthTotalsArePermitted,
  limitIsKept,
] as const;

/**
 * All findings of a cart at once (N7); none means it may be approved and finalized. Run by the
 * backend with authority inside the finalizing transaction, by the page for feedback.
 */
export const judgeCart = (facts: CartFacts): Finding[] => rules.flatMap((rule) => rule(facts));
