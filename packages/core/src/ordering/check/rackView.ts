/** What the Order-Check's tabs are about (O1). */
export const rackTabs = ['order', 'view', 'filter'] as const;
/** What is seen of the rack. */
export type RackTab = (typeof rackTabs)[number];

/** How the rack is grouped. */
export const rackGroupings = ['none', 'deliveryWeek', 'colourGroup', 'commodityClass', 'keylook'] as const;
/** What the styles of the rack are grouped by. */
export type RackGrouping = (typeof rackGroupings)[number];

/** What the rack can be narrowed by ('Filter styles'). */
export const rackFacets = [
  'brand',
  'line',
  'gender',
  'commodityClass',
  'colourGroup',
  'deliveryWeek',
] as const;
/** What the rack can be narrowed by. */
export type RackFacetName = (typeof rackFacets)[number];

/** Steps of the zoom, from the most pieces in a row to the largest pictures. */
export const SMALLEST_ZOOM = 1;
/** The largest pictures of the rack, as a step. */
export const LARGEST_ZOOM = 5;

/** How the rack is looked at. */
export interface RackView {
  readonly tab: RackTab;
  readonly grouping: RackGrouping;
  /** Whole, from {@link SMALLEST_ZOOM} to {@link LARGEST_ZOOM}. */
  readonly zoom: number;
  /** Facts and figures: pieces, value, margin, share of the limit. */
  readonly figures: boolean;
  /** Chosen values' keys by facet; a facet without any is absent. */
  readonly chosen: Readonly<Partial<Record<RackFacetName, readonly string[]>>>;
}

/** The rack as it is first seen: everything, ungrouped. */
export const wholeRack: RackView = { tab: 'order', grouping: 'none', zoom: 3, figures: true, chosen: {} };

/** Some value of a facet is chosen, so that the rack does not show all pieces. */
export const isNarrowed = ({ chosen }: RackView): boolean => Object.keys(chosen).length > 0;

/** The view with a value of a facet chosen or not. */
export function withValue(view: RackView, facet: RackFacetName, key: string, wanted: boolean): RackView {
  const others = (view.chosen[facet] ?? []).filter((one) => one !== key);
  const keys = wanted ? [...others, key].sort() : others;
  const { [facet]: _, ...rest } = view.chosen;
  return { ...view, chosen: keys.length > 0 ? { ...rest, [facet]: keys } : rest };
}
