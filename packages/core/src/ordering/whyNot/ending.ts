/**
 * What becomes of a cart that is being finalized: nothing (`none`), not known yet (`uncertain`), known to have
 * failed because the cart is another by now (`outdated`), or an order that stands (`over`).
 */
export type Ending = 'none' | 'uncertain' | 'outdated' | 'over';
