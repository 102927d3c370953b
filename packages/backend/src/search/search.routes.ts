import { type SearchFilter, type SearchResult, search } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { bind } from '../endpoint/bind.ts';
import { createCatalogue } from './catalogue.ts';
import type { SearchEntry } from './entries/searchEntry.ts';
import { excerptOf } from './index/excerpt.ts';
import type { Found } from './index/searchIndex.ts';

/** Results sent per kind, even if there are none of other kinds: the page filters by kind itself. */
const mostOfEach = 24;
/** Weight of a past event, relative to one that is not over. */
const over = 0.6;

const asResult = ({ result, excerptIn, body }: SearchEntry, query: string): SearchResult =>
  excerptIn === null ? result : { ...result, [excerptIn]: excerptOf(body, query) };

/** The best results of each kind. */
function bestOfEach(found: readonly Found<SearchEntry>[]): SearchEntry[] {
  const taken = new Map<SearchFilter, number>();
  return found.flatMap(({ entry }) => {
    const count = (taken.get(entry.filter) ?? 0) + 1;
    taken.set(entry.filter, count);
    return count > mostOfEach ? [] : [entry];
  });
}

/** GET /search: full-text search over everything the user may see, in the language of the call (B7, G1). */
export function registerSearch(app: FastifyInstance, context: AppContext): void {
  const indexOf = createCatalogue(context);
  bind(
    app,
    context,
    search,
    async ({ query: { query, filter }, user, language }) => {
      const index = await indexOf(language);
      const now = context.now();
      const found = index
        .find(query, (entry) => entry.visibleTo(user))
        .filter(({ entry }) => filter === undefined || entry.filter === filter)
        .map(({ entry, score }) => ({
          entry,
          score: entry.endsAt !== null && entry.endsAt < now ? score * over : score,
        }))
        .sort((one, other) => other.score - one.score);
      return bestOfEach(found).map((entry) => asResult(entry, query));
    },
    { fairUse: 'search' },
  );
}
