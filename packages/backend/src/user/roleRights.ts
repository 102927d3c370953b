import {
  DOCUMENT_TYPES,
  documentTypes,
  type OrderingRight,
  orderingRights,
  type ResolvedRights,
} from '@selvedge/core/contract';

/** The ways of working that an operator gives somebody; each stands for roles and rights (K1). */
export const workingRoles = ['viewer', 'buyer', 'manager', 'employee'] as const;
export type WorkingRole = (typeof workingRoles)[number];

const view: readonly OrderingRight[] = ['COLLECTION_VIEW'];
const order: readonly OrderingRight[] = [...view, 'SHOPPINGCART_INSERT', 'SCAN_ARTICLES'];
const finalize: readonly OrderingRight[] = [...order, 'SHOPPINGCART_SUBMIT'];

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
export function rightsOfRole(role: WorkingRole): RoleRights {
  const ordering = () => ({ rights: [...orderingOf[role]], features: [] });
  return {
    roles: [...rolesOf[role]],
    rights: {
      preorder: ordering(),
      postorder: ordering(),
      admin: { rights: role === 'employee' ? ['USER_ADMIN'] : [], features: [] },
      selfService: { rights: role === 'viewer' ? [] : [DOCUMENT_TYPES, ...documentTypes], features: [] },
    },
  };
}

/** The way of working whose ordering rights these are; null for rights of another making. */
export const roleOfRights = (rights: ResolvedRights): WorkingRole | null =>
  workingRoles.find((role) => {
    const own = new Set(rights.preorder.rights);
    const expected = orderingOf[role];
    return own.size === expected.length && expected.every((right) => own.has(right));
  }) ?? null;
