import { fromPromise } from 'xstate';
import { search } from '../contract/index.ts';
import type { OverlaysDependencies } from '../overlays/dependencies.ts';
import { hitOf, type SearchHit } from './results.ts';

/**
 * Everything is asked for at once, without the call's filter, so that the counts and the filters that would show nothing
 * are known; the filter then narrows what is there, with no further call (requirement G2).
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
