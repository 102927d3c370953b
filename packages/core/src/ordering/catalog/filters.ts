import type { StyleMark } from '../../contract/index.ts';

/** The facets by which the list of styles can be filtered (M1). */
export const facetNames = [
  'brand',
  'line',
  'gender',
  'commodityClass',
  'commodityMainClass',
  'commoditySubclass',
  'model',
  'shape',
  'fit',
  'size',
  'length',
  'colourGroup',
  'colourStock',
  'styleRole',
  'deliveryMonth',
  'calendarWeek',
  'fabric',
  'yarn',
  'lining',
  'care',
] as const;
export type FacetName = (typeof facetNames)[number];

/** The ten switches of the list (M1): marks of a style, and whether it was scanned. */
export const switchNames = [
  'scanned',
  'keylook',
  'sale',
  'new',
  'noos',
  'srs',
  'coreRange',
  'digitalOnly',
  'specialOffer',
  'recommended',
] as const satisfies readonly ('scanned' | StyleMark)[];
export type SwitchName = (typeof switchNames)[number];

/**
 * Sort keys of the list of styles. Ascending unless `descending`. Styles without a value always come last; ties are
 * broken by number. `delivery` is the first delivery day of any colour, `margin` is (RRP − CP) / RRP, `new` puts
 * marked styles first.
 */
export const styleSorts = ['number', 'name', 'delivery', 'price', 'retail', 'margin', 'new'] as const;
export type StyleSort = (typeof styleSorts)[number];

/** A grid of pictures, or rows. */
export const listLayouts = ['grid', 'list'] as const;
export type ListLayout = (typeof listLayouts)[number];

/**
 * The filters, sorting and layout of the list. Values of one facet are combined with OR; facets and switches with
 * AND.
 */
export interface Filters {
  readonly term: string;
  /** The keys of the chosen values by facet; a facet without chosen values is absent. */
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly switches: readonly SwitchName[];
  readonly sort: StyleSort;
  readonly descending: boolean;
  readonly layout: ListLayout;
}

/** The initial state of the list: all styles, sorted by number. */
export const everything: Filters = {
  term: '',
  facets: {},
  switches: [],
  sort: 'number',
  descending: false,
  layout: 'grid',
};

/** One value of a facet, its label in the user's language, and the number of styles it would show. */
export interface FacetValue {
  readonly key: string;
  readonly label: string;
  /** Number of styles with it, given all other facets, the switches and the term. */
  readonly count: number;
  readonly chosen: boolean;
}

/** A facet with its values in display order. */
export interface Facet {
  readonly name: FacetName;
  readonly values: readonly FacetValue[];
}
