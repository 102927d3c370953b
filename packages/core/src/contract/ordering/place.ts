import { enums, type Infer, integer, max, min, object, pattern, size, string } from 'superstruct';
import { rightEnvs } from '../rights.ts';

/** Identifiers travel in paths: letters, digits, dot, hyphen and underscore only. */
export const idStruct = size(pattern(string(), /^[\w.-]+$/), 1, 64);

/** `preorder` or `postorder`: as part of a path, and where a copy goes. */
export const rightEnvStruct = enums(rightEnvs);
/** Path of what belongs to a right environment alone. */
export const envParams = object({ rightEnv: rightEnvStruct });

/** The version that somebody saw: no more than a database counts to. */
export const seenVersionStruct = max(min(integer(), 0), 2 ** 31 - 1);

/** What a cart is for, besides its customer: season × subdivision × collection type (ordering domain). */
export const seasonFields = { season: idStruct, subdivision: idStruct, collectionType: idStruct };

/** Path of what belongs to a customer: right environment and customer. */
export const customerParams = object({ rightEnv: rightEnvStruct, customerId: idStruct });
/**
 * Path of what belongs to a customer's season: right environment, customer, season, subdivision and collection type.
 */
export const seasonParams = object({ rightEnv: rightEnvStruct, customerId: idStruct, ...seasonFields });
/**
 * Whose order, and for what: customer, season, subdivision (as in 13-0) and collection type, before or after the
 * season.
 */
export type SeasonPlace = Infer<typeof seasonParams>;

/** Path of a cart: right environment and cart. */
export const cartParams = object({ rightEnv: rightEnvStruct, cartId: idStruct });
