import { type SearchFilter, searchFilters } from '../contract/index.ts';
import type { SearchHit } from './results.ts';
import type { SearchContext } from './search.machine.ts';

type FoundHits = Pick<SearchContext, 'hits' | 'filter'>;

/** The number of results by kind. */
export const countsOf = ({ hits }: Pick<FoundHits, 'hits'>): Record<SearchFilter, number> => {
  const counts = { apps: 0, formsManuals: 0, events: 0, contacts: 0, faq: 0 };
  for (const { kind } of hits) counts[kind] += 1;
  return counts;
};

/** The results under one heading. */
export interface HitGroup {
  readonly kind: SearchFilter;
  readonly hits: readonly SearchHit[];
}

/** The groups to show: the results of the filter, or, without a filter, all by kind in the order of the filters. */
export const groupsOf = ({ hits, filter }: FoundHits): HitGroup[] =>
  searchFilters
    .filter((kind) => filter === null || filter === kind)
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }))
    .filter((group) => group.hits.length > 0);
