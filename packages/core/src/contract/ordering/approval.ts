import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { cartParams } from './place.ts';

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
