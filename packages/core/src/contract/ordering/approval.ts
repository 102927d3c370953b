import { array, enums, type Infer, integer, nullable, object, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { cartHeadStruct, cartStruct } from './cart.ts';
import { reasonStruct } from './note.ts';
import { cartParams, envParams, seenVersionStruct } from './place.ts';

/** What people do to a cart around its approval; `reopened`: lines or prices changed after it. */
export const approvalDeeds = ['approved', 'recalled', 'returned', 'reopened', 'finalized'] as const;
export type ApprovalDeedKind = (typeof approvalDeeds)[number];

/** Who did it and when (epoch ms); `reason` where the POS Manager handed the cart back. */
export const approvalDeedStruct = type({
  deed: enums(approvalDeeds),
  by: string(),
  at: integer(),
  reason: nullable(string()),
});
export type ApprovalDeed = Infer<typeof approvalDeedStruct>;

/** Pieces and stored price (minor units) of a cell; null: no line. */
const cellStruct = type({ quantity: integer(), price: nullable(integer()) });

/** A cell that is not as it was approved: `approved` then, `now` as the cart stands. */
export const changedCellStruct = type({
  articleId: string(),
  articleNumber: string(),
  styleName: string(),
  articleColorId: string(),
  colourName: string(),
  articleVariantId: string(),
  articleLength: string(),
  size: string(),
  approved: cellStruct,
  now: cellStruct,
});
export type ChangedCell = Infer<typeof changedCellStruct>;

/**
 * What became of a cart since an approval. `since` is the approval that is compared with: the last one; while the cart
 * stands approved, the one before it. null: there is none. `changes` come in the order of the cart.
 */
export const approvalHistoryStruct = type({
  version: integer(),
  deeds: array(approvalDeedStruct),
  since: nullable(type({ by: string(), at: integer() })),
  changes: array(changedCellStruct),
});
export type ApprovalHistory = Infer<typeof approvalHistoryStruct>;

/** Who approved, recalled, returned a cart, and what changed since its approval; deeds from the first to the last. */
export const approvalHistory = endpoint({
  name: 'approvalHistory',
  path: '/:rightEnv/carts/:cartId/approval',
  params: cartParams,
  answer: approvalHistoryStruct,
});

/** Approved carts of all customers the user may see: what waits for the POS Manager. */
export const approvedCarts = endpoint({
  name: 'approvedCarts',
  path: '/:rightEnv/approved-carts',
  params: envParams,
  answer: array(cartHeadStruct),
});

/** Approves the lines as they are; 409 `versionConflict` when they are not those of `version`; 422 with findings. */
export const approveCart = endpoint({
  name: 'approveCart',
  method: 'POST',
  path: '/:rightEnv/carts/:cartId/approval',
  params: cartParams,
  body: object({ version: seenVersionStruct }),
  answer: cartStruct,
});

/** The approver takes the approval back. */
export const recallCart = endpoint({
  name: 'recallCart',
  method: 'DELETE',
  path: '/:rightEnv/carts/:cartId/approval',
  params: cartParams,
  answer: cartStruct,
});

/** The POS Manager hands an approved cart back with a reason, which is kept as `returnReason` makes it and never blank. */
export const returnCart = endpoint({
  name: 'returnCart',
  method: 'POST',
  path: '/:rightEnv/carts/:cartId/return',
  params: cartParams,
  body: object({ version: seenVersionStruct, reason: reasonStruct }),
  answer: cartStruct,
});
