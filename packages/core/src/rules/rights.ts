import {
  DOCUMENT_TYPES,
  type DocumentType,
  documentTypes,
  type OrderingRight,
  orderingRights,
  type ResolvedRights,
  type RightEnv,
} from '../contract/index.ts';
import type { SellingPhase } from './sellingPhase.ts';

/** The right that each question of this file asks for (K1), to name it to whoever lacks it. */
export const rightTo = {
  preview: 'PRE_ORDER_PREVIEW',
  view: 'COLLECTION_VIEW',
  insert: 'SHOPPINGCART_INSERT',
  submit: 'SHOPPINGCART_SUBMIT',
  scan: 'SCAN_ARTICLES',
} as const satisfies Record<string, OrderingRight>;

/** A question about a user's rights in a right environment. The page asks for display; the backend enforces. */
export type RightQuestion = (rights: ResolvedRights, rightEnv: RightEnv) => boolean;

const holds =
  (right: OrderingRight): RightQuestion =>
  (rights, rightEnv) =>
    rights[rightEnv].rights.includes(right);

/** May see upcoming selling times and their styles (K1, L3). */
export const mayPreview: RightQuestion = holds(rightTo.preview);

/** May see the product list and details in open selling times (K1). */
export const mayView: RightQuestion = holds(rightTo.view);

/** May edit carts, quantities and notes (K1). */
export const mayInsert: RightQuestion = holds(rightTo.insert);

/** May approve a cart, and recall an approval of their own: everybody who may edit it (O2). */
export const mayApprove: RightQuestion = (rights, rightEnv) => mayInsert(rights, rightEnv);

/** May finalize, and return an approved cart: the POS Manager (K1, O2). */
export const maySubmit: RightQuestion = holds(rightTo.submit);

/** May scan labels in the ordering area (K1). */
export const mayScan: RightQuestion = holds(rightTo.scan);

/** May see carts, orders and their documents: whoever may edit or finalize. The backend tells others of none (K1). */
export const handlesCarts: RightQuestion = (rights, rightEnv) =>
  mayInsert(rights, rightEnv) || maySubmit(rights, rightEnv);

/** May see anything in ordering at all, such as its points of sale: holds any of its rights (K1). */
export const entersOrdering: RightQuestion = (rights, rightEnv) =>
  orderingRights.some((right) => holds(right)(rights, rightEnv));

/** Who may look at a place in a phase of its sale; nobody at one that has ended (K1, L3). */
const viewing: Readonly<Record<SellingPhase, RightQuestion>> = {
  active: mayView,
  upcoming: mayPreview,
  ended: () => false,
};

/** May look at the styles of a place whose selling time is in `phase` (K1, L3). */
export const mayViewIn = (phase: SellingPhase, ...asked: Parameters<RightQuestion>): boolean =>
  viewing[phase](...asked);

/** May see the administration of self-service: holds any right of it (K1). */
export const entersAdministration = ({ admin }: ResolvedRights): boolean => admin.rights.length > 0;

/** The document types that a user may read in self-service (K1); none without the right to document types. */
export const readableDocuments = ({ selfService }: ResolvedRights): readonly DocumentType[] =>
  selfService.rights.includes(DOCUMENT_TYPES)
    ? documentTypes.filter((type) => selfService.rights.includes(type))
    : [];
