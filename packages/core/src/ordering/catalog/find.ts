import { type Catalog, valuesOf } from './catalog.ts';
import { type FacetName, facetNames, type Selection, type SwitchName, switchNames } from './selection.ts';
import { listStyles } from './styleList.ts';

/** What a selection finds in a catalogue. */
export interface Found {
  /** Positions of the styles, in the chosen order. */
  readonly positions: Uint32Array;
  /** By facet, by position of the value in the facet's vocabulary: see `FacetValue.count`. */
  readonly facets: Readonly<Record<FacetName, Uint32Array>>;
  /** How many styles each switch would show, given everything else. */
  readonly switches: Readonly<Record<SwitchName, number>>;
}

/** Finds the styles of a selection and counts every facet and switch; `scanned` are articleIds. */
export function find(catalog: Catalog, selection: Selection, scanned: readonly string[]): Found {
  const { index } = catalog;
  const holds = (style: (typeof index.styles)[number], name: SwitchName): boolean =>
    name === 'scanned' ? scanned.includes(style.articleId) : style.marks.includes(name);
  const narrowed = (facet: FacetName | null) => {
    const others = facetNames.filter((name) => name !== facet);
    return listStyles(index, selection).filter(
      (style) =>
        selection.switches.every((name) => holds(style, name)) &&
        others.every((name) => {
          const chosen = selection.facets[name] ?? [];
          return chosen.length === 0 || valuesOf(style, name).some((value) => chosen.includes(value));
        }),
    );
  };
  const all = narrowed(null);
  const listed = selection.descending ? all.toReversed() : all;
  return {
    positions: Uint32Array.from(listed, (style) => index.styles.indexOf(style)),
    facets: Object.fromEntries(
      facetNames.map((facet) => {
        const left = narrowed(facet);
        return [
          facet,
          Uint32Array.from(
            catalog.vocabularies[facet].keys,
            (key) => left.filter((style) => valuesOf(style, facet).includes(key)).length,
          ),
        ];
      }),
    ) as unknown as Found['facets'],
    switches: Object.fromEntries(
      switchNames.map((name) => [name, all.filter((style) => holds(style, name)).length]),
    ) as Found['switches'],
  };
}
