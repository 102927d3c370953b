import {
  everything,
  type FacetName,
  type Selection,
  type SwitchName,
  switchNames,
} from '@selvedge/core/ordering';

export function withoutFacet(selection: Selection, facet: FacetName): Selection {
  const { [facet]: _, ...facets } = selection.facets;
  return { ...selection, facets };
}

/** The selection with a value of a facet chosen or not; in whatever order one chooses, the address is the same. */
export function withValue(selection: Selection, facet: FacetName, key: string, chosen: boolean): Selection {
  const others = (selection.facets[facet] ?? []).filter((one) => one !== key);
  const values = chosen ? [...others, key].sort() : others;
  if (values.length === 0) return withoutFacet(selection, facet);
  return { ...selection, facets: { ...selection.facets, [facet]: values } };
}

export const withSwitch = (selection: Selection, name: SwitchName, on: boolean): Selection => {
  const others = selection.switches.filter((one) => one !== name);
  return {
    ...selection,
    switches: switchNames.filter((one) => others.includes(one) || (on && one === name)),
  };
};

/** Without facets and switches; what was searched, the order and the layout stay. */
export const withoutFilters = (selection: Selection): Selection => ({
  ...selection,
  facets: everything.facets,
  switches: everything.switches,
});

/** Shows every style, ordered and laid out as before. */
export const widened = (selection: Selection): Selection => ({
  ...withoutFilters(selection),
  term: everything.term,
});

/** How many values and switches are chosen. */
export const countFilters = ({ facets, switches }: Selection): number =>
  Object.values(facets).reduce((sum, values) => sum + values.length, switches.length);
