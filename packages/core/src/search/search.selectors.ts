import { type SearchFilter, searchFilters } from '../contract/index.ts';
import type { SearchHit } from './results.ts';
import type { SearchContext } from './search.machine.ts';

type FoundHits = Pick<SearchContext, 'hits' | 'filter'>;

/** How many results there are of each kind. */
export const countsOf = ({ hits }: Pick<FoundHits, 'hits'>): Record<SearchFilter, number> => {
  const counts = { apps: 0, formsManuals: 0, events: 0, contacts: 0, faq: 0 };
  for (const { kind } of hits) counts[kind] += 1;
  return counts;
};

/** The results that are shown under one heading. */
export interface HitGroup {
  readonly kind: SearchFilter;
  readonly hits: readonly SearchHit[];
}

/** What is shown: the filter's results, or without a filter all, by kind in the order of the filters. */
export const groupsOf = ({ hits, filter }: FoundHits): HitGroup[] =>
  searchFilters
    .filter((kind) => filter === null || filter === kind)
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }))
    .filter((group) => group.hits.length > 0);
