import { type Catalog, type Facet, find, type Selection } from '@selvedge/core/ordering';
import { withoutFacet, withSwitch } from './narrowing.ts';

/** One thing that the list is narrowed by, and what the list would hold without it. */
export type Loosening = {
  /** Styles without it. */
  readonly count: number;
  readonly without: Selection;
} & (
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'switch'; readonly name: Selection['switches'][number] }
  | { readonly kind: 'facet'; readonly facet: Facet['name']; readonly labels: readonly string[] }
);

/** What to take away, one at a time, to find something again; what brings most first, none that brings nothing. */
export function looseningsOf(
  catalog: Catalog,
  selection: Selection,
  facets: readonly Facet[],
  scanned: readonly string[],
): Loosening[] {
  const brings = (without: Selection) => ({
    without,
    count: find(catalog, without, scanned).positions.length,
  });
  const { term, switches } = selection;
  const chosen = facets.map(({ name, values }) => ({
    facet: name,
    labels: values.filter((value) => value.chosen).map(({ label }) => label),
  }));
  const all: Loosening[] = [
    ...(term === '' ? [] : [{ kind: 'term' as const, term, ...brings({ ...selection, term: '' }) }]),
    ...switches.map((name) => ({
      kind: 'switch' as const,
      name,
      ...brings(withSwitch(selection, name, false)),
    })),
    ...chosen
      .filter(({ labels }) => labels.length > 0)
      .map((one) => ({ kind: 'facet' as const, ...one, ...brings(withoutFacet(selection, one.facet)) })),
  ];
  return all.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
}
