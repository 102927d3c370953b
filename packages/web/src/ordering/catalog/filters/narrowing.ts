import {
  everything,
  type FacetName,
  type Filters,
  type RangeName,
  type Ranges,
  type SwitchName,
  switchNames,
} from '@selvedge/core/ordering';

export function withoutFacet(filters: Filters, facet: FacetName): Filters {
  const { [facet]: _, ...facets } = filters.facets;
  return { ...filters, facets };
}

/** Returns the filters with a facet's value chosen or not. The URL is the same whatever the order of choices. */
export function withValue(filters: Filters, facet: FacetName, key: string, chosen: boolean): Filters {
  const others = (filters.facets[facet] ?? []).filter((one) => one !== key);
  const values = chosen ? [...others, key].sort() : others;
  if (values.length === 0) return withoutFacet(filters, facet);
  return { ...filters, facets: { ...filters.facets, [facet]: values } };
}

/** Returns the filters with another range, or without it. */
export function withRange<Name extends RangeName>(
  filters: Filters,
  name: Name,
  span?: Ranges[Name],
): Filters {
  const { [name]: _, ...ranges } = filters.ranges;
  return { ...filters, ranges: span ? { ...ranges, [name]: span } : ranges };
}

export const withSwitch = (filters: Filters, name: SwitchName, on: boolean): Filters => {
  const others = filters.switches.filter((one) => one !== name);
  return {
    ...filters,
    switches: switchNames.filter((one) => others.includes(one) || (on && one === name)),
  };
};

/** Removes facets, switches and ranges. Search term, sorting and layout stay. */
export const withoutFilters = (filters: Filters): Filters => ({
  ...filters,
  facets: everything.facets,
  switches: everything.switches,
  ranges: everything.ranges,
});

/** Removes everything that limits the list. Sorting and layout stay. */
export const widened = (filters: Filters): Filters => ({
  ...withoutFilters(filters),
  term: everything.term,
});

/** The number of chosen values, switches and ranges. */
export const countFilters = ({ facets, switches, ranges }: Filters): number =>
  [switches, Object.keys(ranges), ...Object.values(facets)].flat().length;
