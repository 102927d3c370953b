import {
  DOCUMENT_TYPES,
  type DocumentType,
  documentTypes,
  type OrderingRight,
  type ResolvedRights,
} from '@selvedge/core/contract';
import type { SignedInUser } from '../../access/accessCheck.ts';

const papers = (...types: DocumentType[]) => ({ selfService: [DOCUMENT_TYPES, ...types] });

function rightsOf(
  preorder: readonly OrderingRight[],
  postorder: readonly OrderingRight[],
  more: { readonly admin?: string[]; readonly selfService?: string[] } = {},
): ResolvedRights {
  return {
    preorder: { rights: [...preorder], features: [] },
    postorder: { rights: [...postorder], features: [] },
    admin: { rights: more.admin ?? [], features: [] },
    selfService: { rights: more.selfService ?? [], features: [] },
  };
}

const view = ['COLLECTION_VIEW'] as const;
const putIn = [...view, 'SHOPPINGCART_INSERT'] as const;
const submit = [...putIn, 'SHOPPINGCART_SUBMIT', 'SCAN_ARTICLES'] as const;

/** `everyCustomer`, or a selection of the demo's customers (see `customersOf`). */
export interface Account extends SignedInUser {
  readonly customers: 'regulars' | 'few' | 'locked' | 'none';
}

const retail = ['ROLE_EXTERN', 'ROLE_RETAIL'] as const;

/** One account for each way of working. They sign in with the demo password. */
export const accounts: readonly Account[] = [
  {
    userId: 'u-buyer',
    email: 'buyer@selvedge.test',
    firstName: 'Clara',
    lastName: 'Lindner',
    canonicalId: 'P-20417',
    roles: [...retail, 'ROLE_BUYER'],
    rights: rightsOf(
      [...putIn, 'SCAN_ARTICLES'],
      [...putIn, 'SCAN_ARTICLES'],
      papers('ORDER_CONFIRMATION', 'ORDER'),
    ),
    everyCustomer: false,
    customers: 'regulars',
  },
  {
    userId: 'u-manager',
    email: 'manager@selvedge.test',
    firstName: 'Henrik',
    lastName: 'Vogt',
    canonicalId: 'P-20418',
    roles: [...retail, 'ROLE_POS_MANAGER'],
    rights: rightsOf(
      submit,
      submit,
      papers('ORDER_CONFIRMATION', 'ORDER', 'DELIVERY_NOTE', 'INVOICE', 'CREDIT_NOTE'),
    ),
    everyCustomer: false,
    customers: 'regulars',
  },
  {
    userId: 'u-viewer',
    email: 'viewer@selvedge.test',
    firstName: 'Marta',
    lastName: 'Nowak',
    canonicalId: 'P-20931',
    roles: retail,
    rights: rightsOf(view, view),
    everyCustomer: false,
    customers: 'few',
  },
  {
    userId: 'u-preview',
    email: 'preview@selvedge.test',
    firstName: 'Oliver',
    lastName: 'Finch',
    canonicalId: 'P-21006',
    roles: [...retail, 'ROLE_BUYER'],
    rights: rightsOf([...putIn, 'PRE_ORDER_PREVIEW'], putIn, papers('DELIVERY_NOTE')),
    everyCustomer: false,
    customers: 'few',
  },
  {
    userId: 'u-employee',
    email: 'employee@selvedge.test',
    firstName: 'Sanne',
    lastName: 'Berger',
    canonicalId: 'E-00112',
    roles: ['ROLE_SALES', 'ROLE_SERVICE'],
    rights: rightsOf([...submit, 'PRE_ORDER_PREVIEW'], [...submit, 'PRE_ORDER_PREVIEW'], {
      admin: ['USER_ADMIN'],
      ...papers(...documentTypes),
    }),
    everyCustomer: true,
    customers: 'none',
  },
  {
    userId: 'u-locked',
    email: 'locked@selvedge.test',
    firstName: 'Jonas',
    lastName: 'Weiß',
    canonicalId: 'P-21340',
    roles: [...retail, 'ROLE_POS_MANAGER'],
    rights: rightsOf(submit, submit, papers('INVOICE', 'REMINDER')),
    everyCustomer: false,
    customers: 'locked',
  },
];
