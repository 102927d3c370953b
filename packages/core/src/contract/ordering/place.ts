import { enums, type Infer, integer, max, min, object, optional, string } from 'superstruct';
import { idStruct } from '../id.ts';
import { rightEnvs } from '../rights.ts';

/** `preorder` or `postorder`: in a path, and as the target of a copy. */
export const rightEnvStruct = enums(rightEnvs);
/** Path parameters of what belongs only to a right environment. */
export const envParams = object({ rightEnv: rightEnvStruct });

/** The version that a user saw; at most the largest integer of the database. */
export const seenVersionStruct = max(min(integer(), 0), 2 ** 31 - 1);

/** What a cart is for, besides its customer: season × subdivision × collection type (ordering domain). */
export const seasonFields = { season: idStruct, subdivision: idStruct, collectionType: idStruct };

/** Path parameters of what belongs to a customer: right environment and customer. */
export const customerParams = object({ rightEnv: rightEnvStruct, customerId: idStruct });
/**
 * Path parameters of what belongs to a customer's season: right environment, customer, season, subdivision and
 * collection type.
 */
export const seasonParams = object({ rightEnv: rightEnvStruct, customerId: idStruct, ...seasonFields });
/**
 * The place of an order: customer, season, subdivision (such as 13-0) and collection type, before or after the
 * season.
 */
export type SeasonPlace = Infer<typeof seasonParams>;

/** What the heads of carts and orders say of their place, and the currency (ISO 4217) of their prices. */
export const placeOfHead = {
  rightEnv: rightEnvStruct,
  customerId: string(),
  customerNumber: string(),
  customerName: string(),
  season: string(),
  subdivision: string(),
  /** '' where the house names it by its number only; an earlier release does not tell it. */
  subdivisionName: optional(string()),
  collectionType: string(),
  currency: string(),
};

/** Path parameters of a cart: right environment and cart. */
export const cartParams = object({ rightEnv: rightEnvStruct, cartId: idStruct });
