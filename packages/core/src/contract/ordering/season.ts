import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  optional,
  record,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { otherValuesField } from './otherValues.ts';
import { customerParams, envParams, seasonParams } from './place.ts';

/**
 * The period in which something may be sold (L3). `salesPeriodFrom` inclusive, `salesPeriodTo` exclusive, epoch ms. `mine`
 * is what the customer has to do with it: a cart or an order there, or orders of the same brand; absent: neither.
 */
export const sellingTimeStruct = type({
  subdivision: string(),
  season: string(),
  collectionType: string(),
  country: string(),
  salesPeriodFrom: integer(),
  salesPeriodTo: integer(),
  role: string(),
  mine: optional(enums(['place', 'brand'])),
});
export type SellingTime = Infer<typeof sellingTimeStruct>;

/** Brand → line → subdivision; a subdivision has a key such as '13-0' (L2). */
export const brandStruct = type({
  id: integer(),
  displayName: string(),
  lines: array(
    type({ displayName: string(), subdivisions: record(string(), type({ displayName: string() })) }),
  ),
});
export type Brand = Infer<typeof brandStruct>;

/**
 * The amount a customer may order in a season. `used` is finalized; `inCarts` is still in carts of all the customer's
 * subdivisions (0 for users who do not handle carts). Minor units.
 */
export const orderLimitStruct = type({
  amount: integer(),
  used: integer(),
  inCarts: integer(),
  currency: string(),
});
export type OrderLimit = Infer<typeof orderLimitStruct>;

/** A garment of a season: the colour that is pictured, and its tone. */
export const garmentStruct = type({ articleColorId: string(), hex: string(), pictured: boolean() });
export type Garment = Infer<typeof garmentStruct>;

/**
 * The status of a season card besides its selling time: the user's cart there, finalized orders and the limit.
 * `liveNow`: a live shopping event is running. `limit`: null if there is none, or if it was agreed in another currency than
 * `currency`; the order check says so (O4). `garments`: up to three, to tell seasons apart.
 */
export const seasonStateStruct = type({
  serverTime: integer(),
  sellingTime: sellingTimeStruct,
  liveNow: boolean(),
  cart: nullable(
    type({
      cartId: string(),
      state: enums(['open', 'approved']),
      pieces: integer(),
      value: integer(),
      otherValues: otherValuesField,
      /** Why the POS Manager returned the cart; null if it was not returned. */
      returned: nullable(string()),
    }),
  ),
  orders: array(type({ orderId: string(), orderNumber: string(), finalizedAt: integer() })),
  currency: string(),
  limit: nullable(orderLimitStruct),
  garments: optional(array(garmentStruct)),
});
export type SeasonState = Infer<typeof seasonStateStruct>;

/** Currently active selling times for the customer's country and the user's role (B7, L3). */
export const activeSellingTimes = endpoint({
  name: 'activeSellingTimes',
  path: '/:rightEnv/sellingTime/list/active/:customerId',
  params: customerParams,
  answer: array(sellingTimeStruct),
});

/** Upcoming selling times; empty without PRE_ORDER_PREVIEW (B7, L3). */
export const upcomingSellingTimes = endpoint({
  name: 'upcomingSellingTimes',
  path: '/:rightEnv/sellingTime/list/upcoming/:customerId',
  params: customerParams,
  answer: array(sellingTimeStruct),
});

/**
 * All brands of the house with their lines and subdivisions (B7, L2). 404 without a right of the ordering
 * area.
 */
export const brandTree = endpoint({
  name: 'brandTree',
  path: '/:rightEnv/brand/all/full',
  params: envParams,
  answer: array(brandStruct),
});

/** The status of one season card; only this card fails if its data cannot be loaded. */
export const seasonState = endpoint({
  name: 'seasonState',
  path: '/:rightEnv/seasons/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  answer: seasonStateStruct,
});
