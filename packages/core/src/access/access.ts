import type { ResolvedRights } from '../contract/index.ts';

/** The user's role names and resolved rights (K1). */
export interface Access {
  readonly roles: readonly string[];
  readonly rights: ResolvedRights;
}

/** The user's class, for analytics only; it controls no access (I2). */
export type RoleClass = 'External' | 'Internal';

/** Determines the user's class for analytics from role names (I2). */
export const roleClass = (roles: readonly string[]): RoleClass =>
  roles.includes('ROLE_EXTERN') ? 'External' : 'Internal';
