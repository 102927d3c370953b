import { array, enums, type Infer, nullable, object, optional, size, string, type } from 'superstruct';
import { endpoint } from './endpoint.ts';

/** What the search dialog can be narrowed to (specification, section 2). */
export const searchFilters = ['apps', 'formsManuals', 'events', 'contacts', 'faq'] as const;
export type SearchFilter = (typeof searchFilters)[number];

export const searchTypes = [
  'dashboardTile',
  'dashboardTileGroup',
  'staticText',
  'formsManuals',
  'formsManualsCategory',
  'event',
  'zendeskCategory',
  'zendeskSection',
  'zendeskArticle',
] as const;
export type SearchType = (typeof searchTypes)[number];

const text = optional(nullable(string()));

/**
 * One result of the search over the self-service area (section 3); which fields it has depends on its type.
 * An event's `slug` is its id. `itemType` tells zendesk results of contacts from those of the FAQ; `start` and `end` are ISO 8601 date-times;
 * of `texts` the first is the title and the second the description.
 */
export const searchResultStruct = type({
  type: enums(searchTypes),
  itemType: optional(nullable(enums(['contacts', 'faq']))),
  title: text,
  description: text,
  body: text,
  url: text,
  slug: text,
  fileId: text,
  fileName: text,
  documentType: optional(nullable(enums(['form', 'manual', 'video']))),
  start: text,
  end: text,
  content: text,
  link: text,
  texts: optional(nullable(array(string()))),
});
export type SearchResult = Infer<typeof searchResultStruct>;

/** Full text search in the user's language; without a filter over everything, best first within each type (section 7). */
export const search = endpoint({
  name: 'search',
  path: '/search',
  query: object({ query: size(string(), 1, 200), filter: optional(enums(searchFilters)) }),
  answer: array(searchResultStruct),
});
