import type { Catalog } from './catalog.ts';
import { type Facet, type Filters, facetNames, type SwitchName, switchNames } from './filters.ts';
import type { FoundStyles } from './find.ts';

/**
 * Every facet that has values in the season, in the order of `facetNames`. A chosen value that the season lacks
 * counts 0.
 */
export function facetsOf({ vocabularies }: Catalog, { facets }: Filters, found: FoundStyles): Facet[] {
  return facetNames.flatMap((name) => {
    const { keys, labels } = vocabularies[name];
    const chosen = facets[name] ?? [];
    const unknown = chosen.filter((key) => !keys.includes(key));
    const values = keys.map((key, at) => ({
      key,
      label: labels[at] ?? key,
      count: found.facets[name][at] ?? 0,
      chosen: chosen.includes(key),
    }));
    values.push(...unknown.map((key) => ({ key, label: key, count: 0, chosen: true })));
    return values.length === 0 ? [] : [{ name, values }];
  });
}

/** A switch of the list, and the number of styles it would show. */
export interface Switch {
  readonly name: SwitchName;
  /** Number of matching styles, given all other filters. */
  readonly count: number;
  readonly chosen: boolean;
}

/** The switches in the order of `switchNames`. */
export const switchesOf = ({ switches }: Filters, found: FoundStyles): Switch[] =>
  switchNames.map((name) => ({ name, count: found.switches[name], chosen: switches.includes(name) }));
