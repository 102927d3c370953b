import type { OrderingRight, ResolvedRights, RightEnv } from '../contract/index.ts';

/** Whether a right is held in a right environment (specification, section 6). */
export const holds = (rights: ResolvedRights, rightEnv: RightEnv, right: OrderingRight): boolean =>
  rights[rightEnv].rights.includes(right);

/** Carts and orders are for those who put in or submit; to all others the backend tells of none. */
export const handlesCarts = (rights: ResolvedRights, rightEnv: RightEnv): boolean =>
  holds(rights, rightEnv, 'SHOPPINGCART_INSERT') || holds(rights, rightEnv, 'SHOPPINGCART_SUBMIT');
