import type { OrderingRight, RightEnv } from '@selvedge/core/contract';
import { orderingRights } from '@selvedge/core/contract';
import type { SignedInUser } from '../identity/accessCheck.ts';

/** Whether the user holds an ordering right in a right environment (specification, section 6). */
export const holds = (user: SignedInUser, rightEnv: RightEnv, right: OrderingRight): boolean =>
  user.rights[rightEnv].rights.includes(right);

/** Carts and orders are for those who put in or submit. */
export const handlesCarts = (user: SignedInUser, rightEnv: RightEnv): boolean =>
  holds(user, rightEnv, 'SHOPPINGCART_INSERT') || holds(user, rightEnv, 'SHOPPINGCART_SUBMIT');

export const entersOrdering = (user: SignedInUser, rightEnv: RightEnv): boolean =>
  orderingRights.some((right) => holds(user, rightEnv, right));

/** A person's name as others read it. */
export const nameOf = ({ firstName, lastName }: SignedInUser): string => `${firstName} ${lastName}`;
