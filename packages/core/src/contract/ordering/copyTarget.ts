import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  record,
  string,
  type,
  union,
} from 'superstruct';
import { idStruct } from '../id.ts';
import { findingCodes } from './finding.ts';

/**
 * Reasons that copying adds to the findings of the cart rules (N9): the three copy rules, then a target for which
 * nobody may order any more, a target that is the source itself, one that differs from the plan, one that could not
 * be written, and a cell that is full.
 */
export const copyCodes = [
  'noSubdivisionAccess',
  'targetNotEmpty',
  'nothingToCopy',
  'customerMissing',
  'targetIsSource',
  'planChanged',
  'notWritten',
  'cellFull',
] as const;

/** Why a target or a line of it takes nothing, or less. `values` fill the message, like those of a finding. */
export const copyReasonStruct = type({
  code: enums([...findingCodes, ...copyCodes]),
  values: record(string(), union([string(), number()])),
});
export type CopyReason = Infer<typeof copyReasonStruct>;

/** What happens to existing quantities in the target's cart: the copy is added to them, or replaces them. */
export const copyModes = ['add', 'replace'] as const;
export type CopyMode = (typeof copyModes)[number];

/** A customer to copy to; `standing` null: not decided, so a cart that is not empty is refused. */
export const copyWishStruct = object({ customerId: idStruct, standing: nullable(enums(copyModes)) });
export type CopyWish = Infer<typeof copyWishStruct>;

/** Numbers of pieces and lines: planned always equals copied + refused. */
export const copySumsStruct = type({
  planned: integer(),
  copied: integer(),
  refused: integer(),
  lines: integer(),
  copiedLines: integer(),
  reducedLines: integer(),
  refusedLines: integer(),
});
export type CopySums = Infer<typeof copySumsStruct>;

/**
 * A line of the source that a target does not take unchanged: fewer pieces, none, or at another price. `standing` are
 * the pieces already in that cell of the target's cart. Prices are minor units: `priceWas` in the source's currency,
 * `price` in the target's. `articleLength` is '' if the style comes in only one length.
 */
export const copyLineStruct = type({
  articleVariantId: string(),
  articleNumber: string(),
  styleName: string(),
  colourName: string(),
  hex: string(),
  articleLength: string(),
  size: string(),
  planned: integer(),
  copied: integer(),
  refused: integer(),
  standing: integer(),
  priceWas: nullable(integer()),
  price: nullable(integer()),
  reasons: array(copyReasonStruct),
});
export type CopyLine = Infer<typeof copyLineStruct>;

/**
 * The plan or result of a copy for one target. `cart` is its current cart; `removed` pieces of it are deleted with
 * 'replace'. `reasons` refuse the whole target. `value` is the value of the copied pieces, in minor units of
 * `currency`. `lines` are those not taken unchanged; all other lines are.
 */
export const copyTargetStruct = type({
  customerId: string(),
  customerNumber: string(),
  customerName: string(),
  city: string(),
  currency: string(),
  otherCurrency: boolean(),
  standing: nullable(enums(copyModes)),
  cart: nullable(type({ cartId: string(), approved: boolean(), pieces: integer() })),
  removed: integer(),
  version: string(),
  reasons: array(copyReasonStruct),
  sums: copySumsStruct,
  value: integer(),
  priceDifferences: integer(),
  lines: array(copyLineStruct),
});
export type CopyTarget = Infer<typeof copyTargetStruct>;
