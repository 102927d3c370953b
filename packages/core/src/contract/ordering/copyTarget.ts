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
import { findingCodes } from './finding.ts';
import { idStruct } from './place.ts';

/**
 * What copying adds to the verdicts of the cart rules (N9): the three copy rules, then
 * a target nobody may order for any more, one that is the source itself, one that is not as it was planned, one that
 * could not be written, and a cell that is full.
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

/** Why a target or a line of it takes nothing, or less; `values` fill the message, as those of a finding. */
export const copyReasonStruct = type({
  code: enums([...findingCodes, ...copyCodes]),
  values: record(string(), union([string(), number()])),
});
export type CopyReason = Infer<typeof copyReasonStruct>;

/** What becomes of what stands in the target's cart: the copy is put on top of it, or takes its place. */
export const standings = ['add', 'replace'] as const;
export type TargetStanding = (typeof standings)[number];

/** A customer to copy to; `standing` null: nobody has decided, so that a cart which is not empty is refused. */
export const copyWishStruct = object({ customerId: idStruct, standing: nullable(enums(standings)) });
export type CopyWish = Infer<typeof copyWishStruct>;

/** Pieces and lines: planned is always copied + refused. */
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
 * A line of the source that a target does not take as it is: fewer pieces, none, or at another price. `standing` are
 * the pieces the target's cart has in that cell. Prices are minor units: `priceWas` of the source's currency, `price` of the target's.
 * `articleLength` is '' where the style comes in one length only.
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
 * What a copy would be, or was, for one target. `cart` is what stands there; `removed` pieces of it go with 'replace'.
 * `reasons` refuse the whole target. `value` is what the copied pieces come to, minor units of `currency`.
 * `lines` are those that are not taken as they are; all others are.
 */
export const copyTargetStruct = type({
  customerId: string(),
  customerNumber: string(),
  customerName: string(),
  city: string(),
  currency: string(),
  otherCurrency: boolean(),
  standing: nullable(enums(standings)),
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
