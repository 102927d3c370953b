import { array, type Infer, integer, nullable, object, optional, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { cartStruct } from './cart.ts';
import { cartParams, seenVersionStruct } from './place.ts';

const acceptedStruct = object({ articleVariantId: idStruct, price: integer() });
/** A price (minor units) that a user has seen and accepts for a line. */
export type AcceptedPrice = Infer<typeof acceptedStruct>;

/**
 * Stores the prices that the user has seen and accepted in their lines. Each acceptance is recorded. 409
 * `pricesMoved` if one of them is no longer the valid price, 409 `versionConflict` if the cart is no longer at
 * `version`.
 */
export const acceptPrices = endpoint({
  name: 'acceptPrices',
  method: 'POST',
  path: '/:rightEnv/carts/:cartId/prices',
  params: cartParams,
  body: object({ version: seenVersionStruct, prices: size(array(acceptedStruct), 1, 20_000) }),
  answer: cartStruct,
});

/**
 * Who accepted which price for which line and when (epoch ms). Prices in minor units; `old` null: there was none; a
 * currency is absent if it is the cart's.
 */
export const priceAcceptanceStruct = type({
  articleVariantId: string(),
  articleNumber: string(),
  styleName: string(),
  colourName: string(),
  articleLength: string(),
  size: string(),
  old: nullable(integer()),
  oldCurrency: optional(string()),
  new: integer(),
  newCurrency: optional(string()),
  by: string(),
  at: integer(),
});
export type PriceAcceptance = Infer<typeof priceAcceptanceStruct>;

/** Every price that was accepted in a cart, latest first (N7: the sales price is unchanged). */
export const priceAcceptances = endpoint({
  name: 'priceAcceptances',
  path: '/:rightEnv/carts/:cartId/prices',
  params: cartParams,
  answer: array(priceAcceptanceStruct),
});
