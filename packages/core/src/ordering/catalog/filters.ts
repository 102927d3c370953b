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

/** The switches of the list (M1): marks of a style, whether it is a favourite, and whether it was scanned. */
export const switchNames = [
  'favorite',
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
] as const satisfies readonly ('favorite' | 'scanned' | StyleMark)[];
export type SwitchName = (typeof switchNames)[number];

/**
 * Sort keys of the list of styles. Ascending unless `descending`. Styles without a value always come last; ties are
 * broken by number. `delivery` is the first delivery day of any colour, `margin` is (RRP − CP) / RRP, `new` puts
 * marked styles first. Brand, line, gender and class are in the order of their facets; `colours` is their number.
 */
export const styleSorts = [
  'number',
  'name',
  'delivery',
  'price',
  'retail',
  'margin',
  'new',
  'brand',
  'line',
  'gender',
  'class',
  'colours',
] as const;
export type StyleSort = (typeof styleSorts)[number];

/** A grid of pictures, or rows. */
export const listLayouts = ['grid', 'list'] as const;
export type ListLayout = (typeof listLayouts)[number];

/** From one value to another, both included; null: without this end. At least one end is there. */
export interface Span<T> {
  readonly from: T | null;
  readonly to: T | null;
}

/** What the list can be narrowed to a range of. */
export const rangeNames = ['price', 'retail', 'weeks'] as const;
export type RangeName = (typeof rangeNames)[number];

/**
 * The ranges that are asked for; those absent are not. `price` and `retail`: a style's lowest wholesale and retail
 * price in minor units of the season's currency. `weeks`: delivery weeks like '2027-W08', which a colour of the style
 * must be delivered in that satisfies the facets of colours, too (M1).
 */
export interface Ranges {
  readonly price?: Span<number>;
  readonly retail?: Span<number>;
  readonly weeks?: Span<string>;
}

/**
 * The filters, sorting and layout of the list. Values of one facet are combined with OR; facets, switches and ranges
 * with AND.
 */
export interface Filters {
  readonly term: string;
  /** The keys of the chosen values by facet; a facet without chosen values is absent. */
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  readonly switches: readonly SwitchName[];
  readonly ranges: Ranges;
  readonly sort: StyleSort;
  readonly descending: boolean;
  readonly layout: ListLayout;
}

/** The initial state of the list: all styles, sorted by number. */
export const everything: Filters = {
  term: '',
  facets: {},
  switches: [],
  ranges: {},
  sort: 'number',
  descending: false,
  layout: 'grid',
};

/** Which styles the user has picked: what two of the switches narrow to. As articleIds; unknown ones are ignored. */
export interface PickedStyles {
  readonly scanned: readonly string[];
  readonly favorites: readonly string[];
}

/** Before anything is scanned, and before favourites have come. */
export const nonePicked: PickedStyles = { scanned: [], favorites: [] };

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
