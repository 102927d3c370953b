import { array, enums, type Infer, nullable, object, optional, size, string, type } from 'superstruct';
import { endpoint } from './endpoint.ts';

/** The filters of the search dialog (G2). */
export const searchFilters = ['apps', 'formsManuals', 'events', 'contacts', 'faq'] as const;
export type SearchFilter = (typeof searchFilters)[number];

/** Kinds of search results, from tiles to articles of the help centre (G3). */
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
 * One result of the search over the self-service area (G3). Texts are plain, never HTML. The fields depend on the
 * type:
 * - dashboardTile, dashboardTileGroup: title, description, texts, `link` (an address, possibly of another site)
 * - staticText: title, texts, `body` or description, `link`
 * - formsManualsCategory: title, description, slug, url; formsManuals: fileId, fileName and documentType as well
 * - event: title, start, end (ISO 8601 date-times with their UTC offset), content, url, link; its id is its `slug`
 * - zendesk…: itemType (contacts or FAQ), title, description or body, slug, url
 * In `texts` the first is the title and the second the description. `body` and `content` are the excerpt that
 * contains the search words, at most 240 characters.
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

/**
 * Full text search in the user's language. Without a filter it searches everything; best first within each type (B7,
 * G1).
 */
export const search = endpoint({
  name: 'search',
  path: '/search',
  query: object({ query: size(string(), 1, 200), filter: optional(enums(searchFilters)) }),
  answer: array(searchResultStruct),
});
