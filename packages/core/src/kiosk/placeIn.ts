import { type SeasonPlace, seasonParams } from '../contract/index.ts';

/**
 * Reads the place from settings, such as the query of an address: `rightEnv`, `customerId`, `season`, `subdivision`,
 * `collectionType`. Other settings are ignored.
 *
 * @throws {StructError} naming the first that is missing or invalid.
 */
export const placeIn = (settings: Iterable<readonly [string, string]>): SeasonPlace =>
  seasonParams.mask(Object.fromEntries(settings));
