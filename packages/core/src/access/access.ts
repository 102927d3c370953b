import type { ResolvedRights, RightEnv } from '../contract/index.ts';
import { holds } from './orderingRights.ts';

/** Who the user is to the portal: role names and resolved rights (requirement K1). */
export interface Access {
  readonly roles: readonly string[];
  readonly rights: ResolvedRights;
}

/** The class of a user for analytics alone; it gates nothing (specification, section 6). */
export type RoleClass = 'External' | 'Internal';

/** The class of a user for analytics, by role names (specification, section 6). */
export const roleClass = (roles: readonly string[]): RoleClass =>
  roles.includes('ROLE_EXTERN') ? 'External' : 'Internal';

/** Upcoming selling times. The page asks these for its looks; the backend decides. */
export const mayPreview = (rights: ResolvedRights, env: RightEnv): boolean =>
  holds(rights, env, 'PRE_ORDER_PREVIEW');

/** Product list and detail in open selling times. */
export const mayView = (rights: ResolvedRights, env: RightEnv): boolean =>
  holds(rights, env, 'COLLECTION_VIEW');

/** Carts, quantities, notes, and approving. */
export const mayInsert = (rights: ResolvedRights, env: RightEnv): boolean =>
  holds(rights, env, 'SHOPPINGCART_INSERT');

/** Finalizing: the POS Manager. */
export const maySubmit = (rights: ResolvedRights, env: RightEnv): boolean =>
  holds(rights, env, 'SHOPPINGCART_SUBMIT');

/** Scanning labels in the ordering area (specification, section 6). */
export const mayScan = (rights: ResolvedRights, env: RightEnv): boolean =>
  holds(rights, env, 'SCAN_ARTICLES');
