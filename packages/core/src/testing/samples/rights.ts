import type { OrderingRight, ResolvedRights } from '../../contract/index.ts';

/** Resolved rights with the same ordering rights before and after the season. */
export const sampleRights = (...rights: OrderingRight[]): ResolvedRights => ({
  preorder: { rights, features: [] },
  postorder: { rights, features: [] },
  admin: { rights: [], features: [] },
  selfService: { rights: [], features: [] },
});

export const buyerRights = sampleRights('COLLECTION_VIEW', 'SHOPPINGCART_INSERT');
export const managerRights = sampleRights('COLLECTION_VIEW', 'SHOPPINGCART_INSERT', 'SHOPPINGCART_SUBMIT');
export const viewerRights = sampleRights('COLLECTION_VIEW');
