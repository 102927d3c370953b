import type { OrderingRight, ResolvedRights } from '../../contract/index.ts';

/** Resolved rights with the same ordering rights before and after the season. */
export const sampleRights = (...rights: OrderingRight[]): ResolvedRights => ({
  preorder: { rights, features: [] },
  postorder: { rights, features: [] },
  admin: { rights: [], features: [] },
  selfService: { rights: [], features: [] },
});

/** Sees the collection and fills carts; approves, but does not finalize (O2). */
export const buyerRights = sampleRights('COLLECTION_VIEW', 'SHOPPINGCART_INSERT');
/** The POS Manager: finalizes as well (O2). */
export const managerRights = sampleRights('COLLECTION_VIEW', 'SHOPPINGCART_INSERT', 'SHOPPINGCART_SUBMIT');
/** Sees the collection, has no cart. */
export const viewerRights = sampleRights('COLLECTION_VIEW');
