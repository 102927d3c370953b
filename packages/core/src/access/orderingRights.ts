import type { OrderingRight, ResolvedRights, RightEnv } from '../contract/index.ts';

const holds = (rights: ResolvedRights, rightEnv: RightEnv, right: OrderingRight): boolean =>
  rights[rightEnv].rights.includes(right);

/** Upcoming selling times. The page asks these for its looks; the backend decides. */
export const mayPreview = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'PRE_ORDER_PREVIEW');

/** Product list and detail in open selling times. */
export const mayView = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'COLLECTION_VIEW');

/** Carts, quantities, notes, and approving. */
export const mayInsert = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'SHOPPINGCART_INSERT');

/** Finalizing: the POS Manager. */
export const maySubmit = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'SHOPPINGCART_SUBMIT');

/** Scanning labels in the ordering area. */
export const mayScan = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'SCAN_ARTICLES');

/** Carts and orders are for those who put in or submit; to all others the backend tells of none. */
export const handlesCarts = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  mayInsert(rights, rightEnv) || maySubmit(rights, rightEnv);
