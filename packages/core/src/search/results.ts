import type { SearchFilter, SearchResult, SearchType } from '../contract/index.ts';
import { within } from '../platform/within.ts';
import { plainText, shortened } from './plainText.ts';

/** A search result as shown. */
export interface SearchHit {
  readonly kind: SearchFilter;
  /** Empty if the result has none. */
  readonly title: string;
  readonly description: string;
  /** The link, not validated: whoever renders it must check its scheme. Null: no link. */
  readonly href: string | null;
}

/** What is needed to build the links of results. */
export interface ResultPlace {
  /** Address of the self-service area. */
  readonly area: string;
  /** Offset of local time from UTC at a moment (epoch milliseconds), in minutes. */
  readonly utcOffset: (time: number) => number;
}

const kinds: Record<Exclude<SearchType, `zendesk${string}`>, SearchFilter> = {
  dashboardTile: 'apps',
  dashboardTileGroup: 'apps',
  staticText: 'apps',
  formsManuals: 'formsManuals',
  formsManualsCategory: 'formsManuals',
  event: 'events',
};

/** The filter a result belongs to (G3). Zendesk results are assigned by `itemType`; without one they are FAQ. */
export function kindOf({ type, itemType }: Pick<SearchResult, 'type' | 'itemType'>): SearchFilter {
  switch (type) {
    case 'zendeskCategory':
    case 'zendeskSection':
    case 'zendeskArticle':
      return itemType === 'contacts' ? 'contacts' : 'faq';
    default:
      return kinds[type];
  }
}

const firstOf = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts.find((text) => text !== null && text !== undefined && text.trim() !== '') ?? null;

const tabs = { form: 'forms', manual: 'manuals', video: 'videos' } as const;

const formsManualsPage = ({ slug, fileId, documentType }: SearchResult): string => {
  const page = firstOf(slug);
  const path = page === null ? 'forms-and-manuals' : `forms-and-manuals/${segment(page)}`;
  const file = firstOf(fileId);
  if (page === null || file === null || !documentType) return path;
  return `${path}?${new URLSearchParams({ tab: tabs[documentType], fileId: file })}`;
};

const segment = (text: string): string => encodeURIComponent(text.toWellFormed());

const MINUTE = 60_000;

/** The month of a date-time: as written if it has an offset, else by the user's own clock. */
const monthOf = (start: string, { utcOffset }: ResultPlace): Record<string, string> => {
  const time = Date.parse(start);
  if (Number.isNaN(time)) return {};
  const [, year, month] = /^(\d{4})-(\d{2})-\S+[+-]\d{2}:\d{2}$/.exec(start) ?? [];
  if (year !== undefined && month !== undefined) return { year, month: String(Number(month)) };
  const local = new Date(time + utcOffset(time) * MINUTE);
  return { year: String(local.getUTCFullYear()), month: String(local.getUTCMonth() + 1) };
};

/** The calendar page with the event selected; the event's id is its `slug`. */
const calendarPage = ({ start, slug }: SearchResult, place: ResultPlace): string => {
  const id = firstOf(slug);
  const query = new URLSearchParams({
    ...monthOf(start ?? '', place),
    ...(id === null ? {} : { id }),
  });
  return query.size === 0 ? 'calendar' : `calendar?${query}`;
};

const isWhole = (address: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/|\?|#)/i.test(address.trim());

const hrefOf = (result: SearchResult, place: ResultPlace): string | null => {
  const given = firstOf(result.link, result.url);
  switch (result.type) {
    case 'formsManuals':
    case 'formsManualsCategory':
      return within(place.area, formsManualsPage(result));
    case 'event':
      return within(place.area, calendarPage(result, place));
    case 'zendeskCategory':
    case 'zendeskSection':
    case 'zendeskArticle':
      return given === null || isWhole(given) ? given : within(place.area, given);
    default: {
      const page = firstOf(result.slug);
      return given ?? (page === null ? null : `/${page.split('/').map(segment).join('/')}`);
    }
  }
};

/**
 * Converts a result of any type for display. Missing fields stay empty and never cause an error (requirements G3,
 * G4).
 */
export function hitOf(result: SearchResult, place: ResultPlace): SearchHit {
  const [firstText, secondText] = result.texts ?? [];
  const described = firstOf(result.description, secondText);
  const body = firstOf(result.body, result.content);
  return {
    kind: kindOf(result),
    title: shortened(firstOf(result.title, firstText, result.fileName) ?? ''),
    description: described === null ? plainText(body ?? '') : shortened(described),
    href: hrefOf(result, place),
  };
}
