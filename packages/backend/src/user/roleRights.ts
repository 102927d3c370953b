import {
  DOCUMENT_TYPES,
  type DocumentType,
  documentTypes,
  type OrderingRight,
  orderingRights,
  type ResolvedRights,
} from '@selvedge/core/contract';
import { rightTo } from '@selvedge/core/rules';

/** The ways of working that an operator gives somebody; each stands for roles and rights (K1). */
export const workingRoles = ['viewer', 'buyer', 'manager', 'employee'] as const;
export type WorkingRole = (typeof workingRoles)[number];

const view: readonly OrderingRight[] = [rightTo.view];
const order: readonly OrderingRight[] = [...view, rightTo.insert, rightTo.scan];
const finalize: readonly OrderingRight[] = [...order, rightTo.submit];

const orderingOf: Readonly<Record<WorkingRole, readonly OrderingRight[]>> = {
  viewer: view,
  buyer: order,
  manager: finalize,
  employee: orderingRights,
};

const rolesOf: Readonly<Record<WorkingRole, readonly string[]>> = {
  viewer: ['ROLE_EXTERN', 'ROLE_RETAIL'],
  buyer: ['ROLE_EXTERN', 'ROLE_RETAIL', 'ROLE_BUYER'],
  manager: ['ROLE_EXTERN', 'ROLE_RETAIL', 'ROLE_POS_MANAGER'],
  employee: ['ROLE_SALES', 'ROLE_SERVICE'],
};

interface RoleRights {
  readonly roles: string[];
  readonly rights: ResolvedRights;
}

/** The roles and rights of a way of working, the same before the season and in it. Viewers get no documents. */
export function rightsOfRole(
  role: WorkingRole,
  documents: readonly DocumentType[] = role === 'viewer' ? [] : documentTypes,
): RoleRights {
  const ordering = () => ({ rights: [...orderingOf[role]], features: [] });
  return {
    roles: [...rolesOf[role]],
    rights: {
      preorder: ordering(),
      postorder: ordering(),
      admin: { rights: role === 'employee' ? ['USER_ADMIN'] : [], features: [] },
      selfService: { rights: documents.length > 0 ? [DOCUMENT_TYPES, ...documents] : [], features: [] },
    },
  };
}

/** The way of working that has exactly these roles; null for roles of another making. */
export const workingRoleOf = (roles: readonly string[]): WorkingRole | null =>
  workingRoles.find((role) => {
    const own = rolesOf[role];
    return own.length === roles.length && own.every((name) => roles.includes(name));
  }) ?? null;
