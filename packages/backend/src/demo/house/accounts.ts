import { rightTo } from '@selvedge/core/rules';
import type { SignedInUser } from '../../access/accessCheck.ts';
import { rightsOfRole } from '../../user/roleRights.ts';

/** `everyCustomer`, or a selection of the demo's customers (see `customersOf`). */
export interface Account extends SignedInUser {
  readonly customers: 'regulars' | 'few' | 'locked' | 'none';
}

/** A buyer who sees a season before it opens, but does not scan. */
function previewRights(): Pick<SignedInUser, 'roles' | 'rights'> {
  const { roles, rights } = rightsOfRole('buyer', ['DELIVERY_NOTE']);
  const postorder = [rightTo.view, rightTo.insert];
  return {
    roles,
    rights: {
      ...rights,
      preorder: { rights: [...postorder, rightTo.preview], features: [] },
      postorder: { rights: postorder, features: [] },
    },
  };
}

/** One account for each way of working. They sign in with the demo password. */
export const accounts: readonly Account[] = [
  {
    userId: 'u-buyer',
    email: 'buyer@selvedge.test',
    firstName: 'Clara',
    lastName: 'Lindner',
    canonicalId: 'P-20417',
    ...rightsOfRole('buyer', ['ORDER_CONFIRMATION', 'ORDER']),
    everyCustomer: false,
    customers: 'regulars',
  },
  {
    userId: 'u-manager',
    email: 'manager@selvedge.test',
    firstName: 'Henrik',
    lastName: 'Vogt',
    canonicalId: 'P-20418',
    ...rightsOfRole('manager', ['ORDER_CONFIRMATION', 'ORDER', 'DELIVERY_NOTE', 'INVOICE', 'CREDIT_NOTE']),
    everyCustomer: false,
    customers: 'regulars',
  },
  {
    userId: 'u-viewer',
    email: 'viewer@selvedge.test',
    firstName: 'Marta',
    lastName: 'Nowak',
    canonicalId: 'P-20931',
    ...rightsOfRole('viewer'),
    everyCustomer: false,
    customers: 'few',
  },
  {
    userId: 'u-preview',
    email: 'preview@selvedge.test',
    firstName: 'Oliver',
    lastName: 'Finch',
    canonicalId: 'P-21006',
    ...previewRights(),
    everyCustomer: false,
    customers: 'few',
  },
  {
    userId: 'u-employee',
    email: 'employee@selvedge.test',
    firstName: 'Sanne',
    lastName: 'Berger',
    canonicalId: 'E-00112',
    ...rightsOfRole('employee'),
    everyCustomer: true,
    customers: 'none',
  },
  {
    userId: 'u-locked',
    email: 'locked@selvedge.test',
    firstName: 'Jonas',
    lastName: 'Weiß',
    canonicalId: 'P-21340',
    ...rightsOfRole('manager', ['INVOICE', 'REMINDER']),
    everyCustomer: false,
    customers: 'locked',
  },
];
