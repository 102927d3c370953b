import type { CartContext } from './cartEvents.ts';
import type { Tally } from './ledger.ts';

interface OfCart {
  readonly context: Pick<CartContext, 'mostChanges'> & { readonly ledger: { readonly tally: Tally } };
}

const tallyIn = ({ context }: OfCart): Tally => context.ledger.tally;

/** What has to hold for quantities to be stored, by what is counted of them (N3, N4). The cart's chart guards by it. */
export const savingConditions = {
  /** Saving is disabled while there are invalid entries. */
  isValid: (cart: OfCart): boolean => tallyIn(cart).invalid === 0,
  /** A conflict holds nothing up while something else can be sent. */
  isDecided: (cart: OfCart): boolean => tallyIn(cart).ready > 0 || tallyIn(cart).conflicting === 0,
  /** Nor does a refusal. */
  isAccepted: (cart: OfCart): boolean => tallyIn(cart).ready > 0 || tallyIn(cart).refused === 0,
  hasToSave: (cart: OfCart): boolean => {
    const { ready, conflicting, refused, invalid } = tallyIn(cart);
    return ready + conflicting + refused + invalid > 0;
  },
  hasChanges: (cart: OfCart): boolean => tallyIn(cart).ready > 0,
  hasNoChanges: (cart: OfCart): boolean => tallyIn(cart).ready === 0,
  hasConflict: (cart: OfCart): boolean => tallyIn(cart).conflicting > 0,
  /** A full batch was sent and more is ready: continue without a pause. */
  hasFurtherLots: (cart: OfCart): boolean =>
    tallyIn(cart).sending === cart.context.mostChanges && tallyIn(cart).ready > 0,
};
