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
import { idStruct } from '../id.ts';
import { seasonParams } from './place.ts';

/** Marks of a style; the switches of the product list (M1). */
export const styleMarks = [
  'keylook',
  'sale',
  'new',
  'noos',
  'srs',
  'coreRange',
  'digitalOnly',
  'specialOffer',
  'recommended',
] as const;
export type StyleMark = (typeof styleMarks)[number];

/**
 * A size of a colour in a length, with all facts the cart rules need. Prices are minor units of the style's currency,
 * null if none is valid; `availableQuantity` and `permittedQuantity` are pieces, null if not limited.
 */
export const variantStruct = type({
  articleVariantId: string(),
  ean: string(),
  articleLength: string(),
  size: string(),
  salesPrice: nullable(integer()),
  retailPrice: nullable(integer()),
  availableQuantity: nullable(integer()),
  permittedQuantity: nullable(integer()),
  buyable: boolean(),
  cancelled: boolean(),
  allowedForCustomer: boolean(),
  reorderable: boolean(),
  preorderable: boolean(),
});
/** One size and length of a colour: what is ordered. Prices are minor units, quantities pieces. */
export type Variant = Infer<typeof variantStruct>;

/** Maximum pieces of a colour in one length, over all sizes: the rule `lengthTotalExceeded` (N7). */
export const lengthLimitStruct = type({ articleLength: string(), permittedTotal: integer() });

/**
 * `salesPeriodTo` (epoch ms, exclusive) is the end of the colour's own sales period; null: the season's applies.
 * `deliveryFrom` and `deliveryTo` (epoch ms) lie within the first and the last day of its delivery.
 */
export const colourStruct = type({
  articleColorId: string(),
  code: string(),
  name: string(),
  hex: string(),
  colourGroup: string(),
  /** The kind of stock of this colour. */
  colourStock: string(),
  salesPeriodTo: nullable(integer()),
  deliveryFrom: integer(),
  deliveryTo: integer(),
  pictured: boolean(),
  /** The views in which it is pictured, the first one's picture first; absent: in one, or not at all. */
  views: optional(array(string())),
  lengthLimits: array(lengthLimitStruct),
  variants: array(variantStruct),
});
export type Colour = Infer<typeof colourStruct>;

/**
 * A style with everything its page and the matrix need. `sizes` and `lengths` are in display order. The `code` of a
 * care instruction is the same in every language and identifies its symbol.
 */
export const styleStruct = type({
  articleId: string(),
  articleNumber: string(),
  name: string(),
  description: string(),
  brandId: integer(),
  brandName: string(),
  lineName: string(),
  gender: string(),
  commodityClass: string(),
  commodityMainClass: string(),
  commoditySubclass: string(),
  styleRole: string(),
  model: string(),
  shape: string(),
  fit: string(),
  season: string(),
  subdivision: string(),
  collectionType: string(),
  currency: string(),
  marks: array(enums(styleMarks)),
  keylookId: nullable(string()),
  material: array(type({ part: enums(['fabric', 'yarn', 'lining']), composition: string() })),
  care: array(type({ code: string(), text: string() })),
  sizes: array(string()),
  lengths: array(string()),
  /**
   * The rate of the value added tax that retail prices include, in thousandths (190 is 19 %), by country and class of
   * goods. Absent: not known, as in answers of an earlier release.
   */
  vatPerMille: optional(integer()),
  colours: array(colourStruct),
});
/** A style with all its colours and variants, and its current facts. Prices are minor units of `currency`. */
export type Style = Infer<typeof styleStruct>;

/** One style; 404 if it is not in the season or not visible to the customer ('Yikes! Style not available.'). */
export const styleDetail = endpoint({
  name: 'styleDetail',
  path: '/:rightEnv/styles/:customerId/:season/:subdivision/:collectionType/:articleId',
  params: object({ ...seasonParams.schema, articleId: idStruct }),
  answer: styleStruct,
});
