/**
 * What happened to a cart that is being finalized: nothing (`none`), not known yet (`uncertain`), failed because the
 * cart has changed (`outdated`), or an order exists, as the answer (`over`) or only the news (`ordered`) say.
 */
export type Ending = 'none' | 'uncertain' | 'outdated' | 'over' | 'ordered';

/** Whether nothing is left to find out about a cart once it is no longer there. */
export const endsWithCart = (ending: Ending): boolean =>
  ending === 'none' || ending === 'outdated' || ending === 'ordered';
