import {
  type Catalog,
  type Facet,
  type Filters,
  find,
  type PickedStyles,
  type RangeName,
  rangeNames,
} from '@selvedge/core/ordering';
import { withoutFacet, withRange, withSwitch } from './narrowing.ts';

/** One filter, and what the list would hold without it. */
export type Loosening = {
  /** The number of styles without it. */
  readonly count: number;
  readonly without: Filters;
} & (
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'range'; readonly name: RangeName }
  | { readonly kind: 'switch'; readonly name: Filters['switches'][number] }
  | { readonly kind: 'facet'; readonly facet: Facet['name']; readonly labels: readonly string[] }
);

/** The filters whose removal (one at a time) would bring styles back. Most styles first, none that brings nothing. */
export function looseningsOf(
  catalog: Catalog,
  filters: Filters,
  facets: readonly Facet[],
  picked: PickedStyles,
): Loosening[] {
  const brings = (without: Filters) => ({
    without,
    count: find(catalog, without, picked).positions.length,
  });
  const { term, switches } = filters;
  const chosen = facets.map(({ name, values }) => ({
    facet: name,
    labels: values.filter((value) => value.chosen).map(({ label }) => label),
  }));
  const all: Loosening[] = [
    ...(term === '' ? [] : [{ kind: 'term' as const, term, ...brings({ ...filters, term: '' }) }]),
    ...switches.map((name) => ({
      kind: 'switch' as const,
      name,
      ...brings(withSwitch(filters, name, false)),
    })),
    ...rangeNames
      .filter((name) => filters.ranges[name])
      .map((name) => ({ kind: 'range' as const, name, ...brings(withRange(filters, name)) })),
    ...chosen
      .filter(({ labels }) => labels.length > 0)
      .map((one) => ({ kind: 'facet' as const, ...one, ...brings(withoutFacet(filters, one.facet)) })),
  ];
  return all.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}
