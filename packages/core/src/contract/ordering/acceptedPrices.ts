import { array, type Infer, integer, nullable, object, optional, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { cartStruct } from './cart.ts';
import { cartParams, idStruct, seenVersionStruct } from './place.ts';

const acceptedStruct = object({ articleVariantId: idStruct, price: integer() });
/** A price (minor units) that a user saw and accepts for a line. */
export type AcceptedPrice = Infer<typeof acceptedStruct>;

/**
 * Takes prices into the lines, explicitly: those that were seen. Each is recorded. 409 `pricesMoved` when one of them
 * is not the valid one any more, 409 `versionConflict` when the lines are not those of `version`.
 */
export const acceptPrices = endpoint({
  name: 'acceptPrices',
  method: 'POST',
  path: '/:rightEnv/carts/:cartId/prices',
  params: cartParams,
  body: object({ version: seenVersionStruct, prices: size(array(acceptedStruct), 1, 20_000) }),
  answer: cartStruct,
});

/** Who accepted which price for which line and when (epoch ms); prices in minor units, `old` null: there was none; a currency is absent where it is the cart's. */
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

/** Every price that was accepted in a cart, the last first (N7: the sales price is unchanged). */
export const priceAcceptances = endpoint({
  name: 'priceAcceptances',
  path: '/:rightEnv/carts/:cartId/prices',
  params: cartParams,
  answer: array(priceAcceptanceStruct),
});
