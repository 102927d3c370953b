import type { ResolvedRights } from '../contract/index.ts';

/** Who the user is to the portal: role names and resolved rights (K1). */
export interface Access {
  readonly roles: readonly string[];
  readonly rights: ResolvedRights;
}

/** The class of a user for analytics alone; it gates nothing (I2). */
export type RoleClass = 'External' | 'Internal';

/** The class of a user for analytics, by role names (I2). */
export const roleClass = (roles: readonly string[]): RoleClass =>
  roles.includes('ROLE_EXTERN') ? 'External' : 'Internal';
