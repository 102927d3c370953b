/** The tabs of a style's page (M2). */
export const styleTabs = ['details', 'fit', 'material', 'care'] as const;
export type StyleTab = (typeof styleTabs)[number];

/**
 * What a style's address contains besides the list's filters: `colour=<articleColorId>` and `tab=`. All other
 * parameters belong to the list and are kept, so that the way back leads to the same list.
 */
export interface StyleView {
  readonly articleColorId: string | null;
  readonly tab: StyleTab;
}

/** The query parameters of the style page; those of the list are in `filtersAddress.ts`. */
export const styleParameters = { articleColorId: 'colour', tab: 'tab' } as const;

const LONGEST_ID = 64;

const isTab = (text: string | null): text is StyleTab => styleTabs.some((tab) => tab === text);

/** Parses the style page's part of a query string ('' or starting with '?'); invalid values are ignored. */
export function styleViewOf(search: string): StyleView {
  const params = new URLSearchParams(search);
  const colour = params.get(styleParameters.articleColorId) ?? '';
  const tab = params.get(styleParameters.tab);
  return {
    articleColorId: colour === '' || colour.length > LONGEST_ID ? null : colour,
    tab: isTab(tab) ? tab : 'details',
  };
}

/**
 * The query string with the list's part of `search` and the style page's parameters; the inverse of {@link
 * styleViewOf}.
 */
export function styleSearch(search: string, { articleColorId, tab }: StyleView): string {
  const params = new URLSearchParams(search);
  for (const own of Object.values(styleParameters)) params.delete(own);
  if (articleColorId !== null) params.set(styleParameters.articleColorId, articleColorId);
  if (tab !== 'details') params.set(styleParameters.tab, tab);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The list's part of a style's query string. */
export const listSearch = (search: string): string =>
  styleSearch(search, { articleColorId: null, tab: 'details' });
