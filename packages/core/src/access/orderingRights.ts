import type { OrderingRight, ResolvedRights, RightEnv } from '../contract/index.ts';

const holds = (rights: ResolvedRights, rightEnv: RightEnv, right: OrderingRight): boolean =>
  rights[rightEnv].rights.includes(right);

/** May see upcoming selling times. The page uses these functions only for display; the backend enforces the rights. */
export const mayPreview = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'PRE_ORDER_PREVIEW');

/** May see the product list and details in open selling times. */
export const mayView = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'COLLECTION_VIEW');

/** May edit carts, quantities and notes, and approve. */
export const mayInsert = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'SHOPPINGCART_INSERT');

/** May finalize: the POS Manager. */
export const maySubmit = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'SHOPPINGCART_SUBMIT');

/** May scan labels in the ordering area. */
export const mayScan = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'SCAN_ARTICLES');

/** May see carts and orders: requires the right to insert or submit. For other users the backend returns none. */
export const handlesCarts = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  mayInsert(rights, rightEnv) || maySubmit(rights, rightEnv);
