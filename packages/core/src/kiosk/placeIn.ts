import { type SeasonPlace, seasonParams } from '../contract/index.ts';

/**
 * The place that settings such as those of an address name: `rightEnv`, `customerId`, `season`, `subdivision`,
 * `collectionType`; what else is in them is left alone.
 *
 * @throws {StructError} naming the first that is missing or wrong.
 */
export const placeIn = (settings: Iterable<readonly [string, string]>): SeasonPlace =>
  seasonParams.mask(Object.fromEntries(settings));
