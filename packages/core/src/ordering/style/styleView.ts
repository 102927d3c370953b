/** The tabs of a style's page (M2). */
export const styleTabs = ['details', 'fit', 'material', 'care'] as const;
export type StyleTab = (typeof styleTabs)[number];

/**
 * What a style's address says besides how the list is narrowed: `colour=<articleColorId>` and `tab=`. All other
 * parameters of the address are the list's and stay as they are, so that the way back leads to the same list.
 */
export interface StyleView {
  readonly articleColorId: string | null;
  readonly tab: StyleTab;
}

/** Parameters of the address that are the style page's own; the list's are those of `filtersAddress.ts`. */
export const styleParameters = { articleColorId: 'colour', tab: 'tab' } as const;

const LONGEST_ID = 64;

const isTab = (text: string | null): text is StyleTab => styleTabs.some((tab) => tab === text);

/** What an address says of the style's page; what it says wrongly is left out. `search` is '' or begins with '?'. */
export function styleViewOf(search: string): StyleView {
  const params = new URLSearchParams(search);
  const colour = params.get(styleParameters.articleColorId) ?? '';
  const tab = params.get(styleParameters.tab);
  return {
    articleColorId: colour === '' || colour.length > LONGEST_ID ? null : colour,
    tab: isTab(tab) ? tab : 'details',
  };
}

/** The list's part of `search` with what the style's page shows; {@link styleViewOf} reads it back. */
export function styleSearch(search: string, { articleColorId, tab }: StyleView): string {
  const params = new URLSearchParams(search);
  for (const own of Object.values(styleParameters)) params.delete(own);
  if (articleColorId !== null) params.set(styleParameters.articleColorId, articleColorId);
  if (tab !== 'details') params.set(styleParameters.tab, tab);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** How the list is narrowed, by a style's address: without what the style's page shows. */
export const listSearch = (search: string): string =>
  styleSearch(search, { articleColorId: null, tab: 'details' });
