import { enums, type Infer, number, optional, record, string, type, union } from 'superstruct';

/** All codes of findings of the cart rules (N7). The messages are in the core's catalogues as `rule.<code>`. */
export const findingCodes = [
  'cartMissing',
  'cartEmpty',
  'inPreview',
  'styleNotForSale',
  'colourPeriodEnded',
  'customerLocked',
  'subdivisionLocked',
  'collectionTypeLocked',
  'notAllowedForCustomer',
  'notAllowedForCart',
  'notReorderable',
  'notPreorderable',
  'notBuyable',
  'priceMissing',
  'priceChanged',
  'stockExceeded',
  'permittedExceeded',
  'lengthTotalExceeded',
  'limitExceeded',
  'limitNotComparable',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/**
 * What a finding refers to: the whole cart (all fields absent), a style, a colour, a colour's length or one variant.
 */
export const findingPlaceStruct = type({
  articleId: optional(string()),
  articleColorId: optional(string()),
  articleLength: optional(string()),
  articleVariantId: optional(string()),
});
export type FindingPlace = Infer<typeof findingPlaceStruct>;

/**
 * `values` fill the message: quantities as numbers, money as minor units together with `currency`; for a changed
 * price with `storedCurrency` and `validCurrency` instead.
 */
export const findingStruct = type({
  code: enums(findingCodes),
  place: findingPlaceStruct,
  values: record(string(), union([string(), number()])),
});
/** An objection of a cart rule: code, place and values of its message (N7). */
export type Finding = Infer<typeof findingStruct>;

/** What a finding refers to, by its names; the length only of a style that has several. */
export const namedSpotStruct = type({
  style: string(),
  articleNumber: string(),
  colour: optional(string()),
  articleLength: optional(string()),
  size: optional(string()),
});
export type NamedSpot = Infer<typeof namedSpotStruct>;
