/** The tabs of the Order-Check (O1). */
export const rackTabs = ['order', 'view', 'filter'] as const;
/** A tab of the rack. */
export type RackTab = (typeof rackTabs)[number];

/** The ways to group the rack. */
export const rackGroupings = ['none', 'deliveryWeek', 'colourGroup', 'commodityClass', 'keylook'] as const;
/** A way to group the rack. */
export type RackGrouping = (typeof rackGroupings)[number];

/** The facets by which the rack can be filtered ('Filter styles'). */
export const rackFacets = [
  'brand',
  'line',
  'gender',
  'commodityClass',
  'colourGroup',
  'deliveryWeek',
] as const;
/** A facet by which the rack can be filtered. */
export type RackFacetName = (typeof rackFacets)[number];

/** Zoom level with the most pieces in a row. */
export const SMALLEST_ZOOM = 1;
/** Zoom level with the largest pictures. */
export const LARGEST_ZOOM = 5;

/** The view options of the rack. */
export interface RackView {
  readonly tab: RackTab;
  readonly grouping: RackGrouping;
  /** A whole number from {@link SMALLEST_ZOOM} to {@link LARGEST_ZOOM}. */
  readonly zoom: number;
  /** Show facts and figures: pieces, value, margin, share of the limit. */
  readonly figures: boolean;
  /** The keys of the chosen values by facet; a facet without chosen values is absent. */
  readonly chosen: Readonly<Partial<Record<RackFacetName, readonly string[]>>>;
}

/** The initial view of the rack: everything, ungrouped. */
export const wholeRack: RackView = { tab: 'order', grouping: 'none', zoom: 3, figures: true, chosen: {} };

/** Whether a filter is active, so that the rack does not show all pieces. */
export const isNarrowed = ({ chosen }: RackView): boolean => Object.keys(chosen).length > 0;

/** The view with a facet's value added or removed. */
export function withValue(view: RackView, facet: RackFacetName, key: string, wanted: boolean): RackView {
  const others = (view.chosen[facet] ?? []).filter((one) => one !== key);
  const keys = wanted ? [...others, key].sort() : others;
  const { [facet]: _, ...rest } = view.chosen;
  return { ...view, chosen: keys.length > 0 ? { ...rest, [facet]: keys } : rest };
}
