import { array, type Infer, string, type } from 'superstruct';
import { endpoint } from './endpoint.ts';

/** The right environments of ordering (K1). */
export const rightEnvs = ['preorder', 'postorder'] as const;
/** Ordering before the season (`preorder`) or again during it (`postorder`); rights are granted for each separately. */
export type RightEnv = (typeof rightEnvs)[number];

/** The rights that give access to the ordering area (K1). */
export const orderingRights = [
  'PRE_ORDER_PREVIEW',
  'COLLECTION_VIEW',
  'SHOPPINGCART_INSERT',
  'SHOPPINGCART_SUBMIT',
  'SCAN_ARTICLES',
] as const;
export type OrderingRight = (typeof orderingRights)[number];

/**
 * Gives access to the documents of the self-service area (K1). Which ones is determined by the {@link documentTypes}
 * the user also holds.
 */
export const DOCUMENT_TYPES = 'DOCUMENT_TYPES';

/** The document types of the self-service area; each is a right of its own. */
export const documentTypes = [
  'ORDER_CONFIRMATION',
  'ORDER',
  'DELIVERY_NOTE',
  'REMINDER',
  'INVOICE',
  'CREDIT_NOTE',
  'DIRECT_DEBIT',
] as const;
export type DocumentType = (typeof documentTypes)[number];

const rightGroup = type({ rights: array(string()), features: array(string()) });

/** Rights and features by group (K1). Names that this portal does not know are kept and have no effect. */
export const resolvedRightsStruct = type({
  preorder: rightGroup,
  postorder: rightGroup,
  admin: rightGroup,
  selfService: rightGroup,
});
export type ResolvedRights = Infer<typeof resolvedRightsStruct>;

/** Role names of the user; one named ROLE_EXTERN makes the user External for analytics (K1). */
export const userRoles = endpoint({ name: 'userRoles', path: '/user/roles', answer: array(string()) });

/** Rights by group, each a right list and a feature list (B7, K1; version v2). */
export const resolvedRights = endpoint({
  name: 'resolvedRights',
  version: 'v2',
  path: '/user/right/resolved',
  answer: resolvedRightsStruct,
});
