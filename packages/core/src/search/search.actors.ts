import { fromPromise } from 'xstate';
import { search } from '../contract/index.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { hitOf, type SearchHit } from './results.ts';

/**
 * Requests all results at once, without the call's filter, so that the counts are known and empty filters can be
 * disabled. The filter is then applied locally, without another call (requirement G2).
 */
export const searchActors = ({
  api,
  ports,
  configuration,
}: Pick<OverlaysDependencies, 'api' | 'ports' | 'configuration'>) => ({
  findResults: fromPromise<SearchHit[], { query: string }>(async ({ input: { query }, signal }) => {
    const place = { area: configuration.selfServiceUrl, utcOffset: ports.utcOffset };
    const results = await api.send(search, { query: { query }, signal });
    return results.map((result) => hitOf(result, place));
  }),
});
