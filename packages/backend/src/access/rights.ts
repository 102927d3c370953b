import type { RightEnv } from '@selvedge/core/contract';
import { orderingRights } from '@selvedge/core/contract';
import type { SignedInUser } from './accessCheck.ts';

export const entersOrdering = (user: SignedInUser, rightEnv: RightEnv): boolean =>
  orderingRights.some((right) => user.rights[rightEnv].rights.includes(right));

/** A person's name for display. */
export const nameOf = ({ firstName, lastName }: SignedInUser): string => `${firstName} ${lastName}`;
