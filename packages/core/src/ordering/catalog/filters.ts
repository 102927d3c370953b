import type { StyleMark } from '../../contract/index.ts';

/** Attributes the list of styles can be narrowed by (M1). */
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

/** The ten switches of the list (M1): the marks of a style, and what was scanned. */
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
 * What the list of styles is ordered by: ascending unless `descending`; what has no such value comes last either way,
 * ties go by number. `delivery` is the first day any of its colours is delivered, `margin` (RRP − CP) / RRP,
 * `new` puts marked styles first.
 */
export const styleSorts = ['number', 'name', 'delivery', 'price', 'retail', 'margin', 'new'] as const;
export type StyleSort = (typeof styleSorts)[number];

/** Pictures side by side, or rows. */
export const listLayouts = ['grid', 'list'] as const;
export type ListLayout = (typeof listLayouts)[number];

/** What the list shows: values of one facet widen, facets and switches narrow each other. */
export interface Filters {
  readonly term: string;
  /** Chosen values' keys by facet; a facet without any is absent. */
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly switches: readonly SwitchName[];
  readonly sort: StyleSort;
  readonly descending: boolean;
  readonly layout: ListLayout;
}

/** The list as it is first seen: all styles by number. */
export const everything: Filters = {
  term: '',
  facets: {},
  switches: [],
  sort: 'number',
  descending: false,
  layout: 'grid',
};

/** One value of a facet, its label in the user's language, and how many styles it would show. */
export interface FacetValue {
  readonly key: string;
  readonly label: string;
  /** Styles with it among those that all other facets, switches and the term leave. */
  readonly count: number;
  readonly chosen: boolean;
}

/** An attribute with its values in the order they are shown in. */
export interface Facet {
  readonly name: FacetName;
  readonly values: readonly FacetValue[];
}
