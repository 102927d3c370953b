import { enums, type Infer, object, pattern, size, string } from 'superstruct';
import { rightEnvs } from '../rights.ts';

/** Identifiers travel in paths: letters, digits, dot, hyphen and underscore only. */
export const idStruct = size(pattern(string(), /^[\w.-]+$/), 1, 64);

export const rightEnvStruct = enums(rightEnvs);
export const envParams = object({ rightEnv: rightEnvStruct });

/** What a cart is for, besides its customer: season × subdivision × collection type (ordering domain). */
export const seasonFields = { season: idStruct, subdivision: idStruct, collectionType: idStruct };

export const customerParams = object({ rightEnv: rightEnvStruct, customerId: idStruct });
export const seasonParams = object({ rightEnv: rightEnvStruct, customerId: idStruct, ...seasonFields });
export type SeasonPlace = Infer<typeof seasonParams>;

export const cartParams = object({ rightEnv: rightEnvStruct, cartId: idStruct });
