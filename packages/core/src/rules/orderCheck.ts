import type { Finding } from '../contract/index.ts';
import { cartHasLines } from './emptyCartRule.ts';
import type { CartFacts } from './facts.ts';
import { limitIsRespected } from './limitRule.ts';
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
  limitIsRespected,
] as const;

/**
 * All findings of a cart at once (N7). With no findings it may be approved and finalized; some only warn on approval,
 * see `approvalWarnings.ts`. The backend runs this inside the finalizing transaction, and its result is binding; the
 * page runs it for feedback.
 */
export const judgeCart = (facts: CartFacts): Finding[] => rules.flatMap((rule) => rule(facts));
