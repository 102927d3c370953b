import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { cartHeadStruct, cartStruct } from './cart.ts';
import { reasonStruct } from './note.ts';
import { cartParams, envParams, seenVersionStruct } from './place.ts';

/** Actions around a cart's approval; `reopened`: lines or prices changed after the approval. */
export const approvalActions = ['approved', 'recalled', 'returned', 'reopened', 'finalized'] as const;
export type ApprovalAction = (typeof approvalActions)[number];

/** Who did it and when (epoch ms); `reason` if the POS Manager returned the cart. */
export const approvalRecordStruct = type({
  deed: enums(approvalActions),
  by: string(),
  at: integer(),
  reason: nullable(string()),
});
export type ApprovalRecord = Infer<typeof approvalRecordStruct>;

/** Pieces and stored price (minor units) of a cell; null: no line. */
const cellStruct = type({ quantity: integer(), price: nullable(integer()) });

/** A cell that differs from its approved state: `approved` is the approved state, `now` the current one. */
export const changedCellStruct = type({
  articleId: string(),
  articleNumber: string(),
  styleName: string(),
  articleColorId: string(),
  colourName: string(),
  articleVariantId: string(),
  articleLength: string(),
  size: string(),
  /** The style comes in one length only, which is then not shown; absent in answers of an earlier release. */
  oneLength: optional(boolean()),
  approved: cellStruct,
  now: cellStruct,
});
export type ChangedCell = Infer<typeof changedCellStruct>;

/**
 * What happened to a cart since an approval. `since` is the approval compared with: the last one, or, while the cart
 * is approved, the one before it; null: there is none. `changes` are in the order of the cart.
 */
export const approvalHistoryStruct = type({
  version: integer(),
  deeds: array(approvalRecordStruct),
  since: nullable(type({ by: string(), at: integer() })),
  changes: array(changedCellStruct),
});
export type ApprovalHistory = Infer<typeof approvalHistoryStruct>;

/** Who approved, recalled and returned a cart, and what changed since its approval; approval records in chronological order. */
export const approvalHistory = endpoint({
  name: 'approvalHistory',
  path: '/:rightEnv/carts/:cartId/approval',
  params: cartParams,
  answer: approvalHistoryStruct,
});

/** Approved carts of all customers the user may see: those that wait for the POS Manager. */
export const approvedCarts = endpoint({
  name: 'approvedCarts',
  path: '/:rightEnv/approved-carts',
  params: envParams,
  answer: array(cartHeadStruct),
});

/** Approves the current lines; 409 `versionConflict` if the cart is no longer at `version`; 422 with findings. */
export const approveCart = endpoint({
  name: 'approveCart',
  method: 'POST',
  path: '/:rightEnv/carts/:cartId/approval',
  params: cartParams,
  body: object({ version: seenVersionStruct }),
  answer: cartStruct,
});

/** The approver recalls the approval. */
export const recallCart = endpoint({
  name: 'recallCart',
  method: 'DELETE',
  path: '/:rightEnv/carts/:cartId/approval',
  params: cartParams,
  answer: cartStruct,
});

/**
 * The POS Manager returns an approved cart with a reason. The reason is normalized by `returnReason` and never blank.
 */
export const returnCart = endpoint({
  name: 'returnCart',
  method: 'POST',
  path: '/:rightEnv/carts/:cartId/return',
  params: cartParams,
  body: object({ version: seenVersionStruct, reason: reasonStruct }),
  answer: cartStruct,
});
