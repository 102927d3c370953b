/**
 * What happened to a cart that is being finalized: nothing (`none`), not known yet (`uncertain`), failed because the
 * cart has changed (`outdated`), or an order exists, as the answer (`over`) or only the news (`ordered`) say.
 */
export type Ending = 'none' | 'uncertain' | 'outdated' | 'over' | 'ordered';
