import {
  array,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  size,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { customerStruct } from './customer.ts';
import { placeOfHead, rightEnvStruct } from './place.ts';

/** The most points of sale, styles, carts and orders that one search of ordering finds, each. */
export const MOST_FINDS = 6;
/** Minimum length of what is searched for in ordering, in UTF-16 code units. */
export const SHORTEST_FIND = 2;
/** Maximum length of what is searched for in ordering, in UTF-16 code units. */
export const LONGEST_FIND = 200;

const { currency: _, ...placeFields } = placeOfHead;

/** A point of sale that was found, with the right environments in which the user may order for it. */
export const foundCustomerStruct = type({ ...customerStruct.schema, rightEnvs: array(rightEnvStruct) });
export type FoundCustomer = Infer<typeof foundCustomerStruct>;

/**
 * A style of a season that is open to the user. The place is where it is shown: of `customers` points of sale that
 * could order it, a favourite or else the first by name. `ean` is that of the variant that was searched for, '' if it
 * was found by its number or name; `pictureId` the colour with a picture to show (null: none).
 */
export const foundStyleStruct = type({
  articleId: string(),
  articleNumber: string(),
  name: string(),
  ean: string(),
  pictureId: nullable(string()),
  ...placeFields,
  customers: integer(),
});
export type FoundStyle = Infer<typeof foundStyleStruct>;

/** A cart that is open or approved; `pieces` in pieces, `changedAt` epoch ms. */
export const foundCartStruct = type({
  cartId: string(),
  ...placeFields,
  state: enums(['open', 'approved']),
  pieces: integer(),
  changedAt: integer(),
});
export type FoundCart = Infer<typeof foundCartStruct>;

/** A finalized order; `finalizedAt` is epoch ms. */
export const foundOrderStruct = type({
  orderId: string(),
  orderNumber: string(),
  ...placeFields,
  pieces: integer(),
  finalizedAt: integer(),
});
export type FoundOrder = Infer<typeof foundOrderStruct>;

/**
 * What a search of ordering finds, best first within each kind, at most {@link MOST_FINDS} of each. `underMaintenance`
 * are the right environments that were not searched; absent: none.
 */
export const findsStruct = type({
  customers: array(foundCustomerStruct),
  styles: array(foundStyleStruct),
  carts: array(foundCartStruct),
  orders: array(foundOrderStruct),
  underMaintenance: optional(array(rightEnvStruct)),
});
export type Finds = Infer<typeof findsStruct>;

/** The kinds of finds, in the order in which they are shown. */
export const findKinds = ['customers', 'styles', 'carts', 'orders'] as const;
export type FindKind = (typeof findKinds)[number];

/**
 * What the user may open in ordering, by words: points of sale by name, number and city; styles of open seasons by
 * number, name and EAN; current carts by their point of sale and season; orders by number. Every word has to match.
 * Empty for whoever may not order at all. A right environment under maintenance is not searched.
 */
export const finds = endpoint({
  name: 'finds',
  path: '/finds',
  query: object({ query: size(string(), SHORTEST_FIND, LONGEST_FIND) }),
  answer: findsStruct,
});
