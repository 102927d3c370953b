import { colourFacets, type StyleFacet, styleFacets } from '../../contract/index.ts';
import { add, allBits, type Bits, countOfBoth, hasBit, keep, noBits, positionsIn, setBit } from './bitset.ts';
import { type Catalog, positionOf } from './catalog.ts';
import { type ColourMatch, colourWishes, matchColours, stylesSuiting } from './colourMatch.ts';
import { type Counted, countColours, counted, countValues } from './counts.ts';
import type { FacetName, Filters, PickedStyles, SwitchName } from './filters.ts';
import { stylesPriced } from './ranges.ts';
import { orderOf } from './sorting.ts';
import { stylesByTerm } from './termSearch.ts';

/** The result of filtering a catalogue. */
export interface FoundStyles {
  /** Positions of the styles, in the chosen order. */
  readonly positions: Uint32Array;
  /** By facet, by index of the value in the facet's vocabulary: see `FacetValue.count`. */
  readonly facets: Readonly<Record<FacetName, Uint32Array>>;
  /** How many styles each switch would show, given all other filters. */
  readonly switches: Readonly<Record<SwitchName, number>>;
}

function bitsOf(catalog: Catalog, articleIds: readonly string[]): Bits {
  const bits = noBits(catalog.size);
  for (const articleId of articleIds) {
    const position = positionOf(catalog, articleId);
    if (position >= 0) setBit(bits, position);
  }
  return bits;
}

/** Styles with any of the chosen values; null: no value is chosen. */
function widened(
  { size, vocabularies }: Catalog,
  facet: StyleFacet,
  chosen: readonly string[] = [],
): Bits | null {
  if (chosen.length === 0) return null;
  const { keys, bits } = vocabularies[facet];
  const found = noBits(size);
  for (const key of chosen) {
    const styles = bits[keys.indexOf(key)];
    if (styles) add(found, styles);
  }
  return found;
}

interface Narrowed {
  /** Styles that pass all filters. */
  readonly all: Bits;
  /** By style facet with chosen values: styles that pass all other filters. */
  readonly others: ReadonlyMap<StyleFacet, Bits>;
  /** Styles that pass all filters except those on colours. */
  readonly butColours: Bits;
}

/**
 * Applies the term, the switches, the prices, the colour facets and each style facet. For each facet it also computes the result
 * without that facet.
 */
function narrow(
  catalog: Catalog,
  filters: Filters,
  { marked, match }: { readonly marked: Record<SwitchName, Bits>; readonly match: ColourMatch },
): Narrowed {
  const base = allBits(catalog.size);
  const byTerm = stylesByTerm(catalog, filters.term);
  if (byTerm) keep(base, byTerm);
  for (const name of filters.switches) keep(base, marked[name]);
  const priced = stylesPriced(catalog, filters.ranges);
  if (priced) keep(base, priced);
  const colours = stylesSuiting(catalog, match);
  const chosen = styleFacets.flatMap((name): [StyleFacet, Bits][] => {
    const styles = widened(catalog, name, filters.facets[name]);
    return styles === null ? [] : [[name, styles]];
  });
  const butColours = base.slice();
  for (const [, styles] of chosen) keep(butColours, styles);
  const all = colours === null ? butColours : keep(butColours.slice(), colours);
  const others = chosen.map(([name]): [StyleFacet, Bits] => {
    const left = colours === null ? base.slice() : keep(base.slice(), colours);
    for (const [other, styles] of chosen) if (other !== name) keep(left, styles);
    return [name, left];
  });
  return { all, others: new Map(others), butColours };
}

/** Positions in the chosen order. They are already in the order of article numbers. */
function inOrder(catalog: Catalog, { sort, descending }: Filters, found: Counted): Uint32Array {
  if (sort === 'number' && !descending) {
    found.positions ??= positionsIn(found.bits, found.count);
    return found.positions;
  }
  const order = orderOf(catalog, sort, descending);
  const positions = new Uint32Array(found.count);
  let next = 0;
  for (let at = 0; at < order.length; at += 1) {
    const position = order[at] ?? 0;
    if (!hasBit(found.bits, position)) continue;
    positions[next] = position;
    next += 1;
  }
  return positions;
}

/** Finds the styles that pass the filters, and counts every facet and switch. */
export function find(catalog: Catalog, filters: Filters, picked: PickedStyles): FoundStyles {
  const marked: Record<SwitchName, Bits> = {
    ...catalog.marks,
    favorite: bitsOf(catalog, picked.favorites),
    scanned: bitsOf(catalog, picked.scanned),
  };
  const match = matchColours(catalog, colourWishes(catalog, filters));
  const { all, others, butColours } = narrow(catalog, filters, { marked, match });
  const found = counted(all);
  const coloursOf = match.wishes.length === 0 ? found : counted(butColours);
  const facets: Partial<Record<FacetName, Uint32Array>> = {};
  for (const name of styleFacets) {
    const left = others.get(name);
    facets[name] = countValues(catalog, name, left ? counted(left) : found);
  }
  for (const name of colourFacets) facets[name] = countColours(catalog, name, coloursOf, match);
  return {
    positions: inOrder(catalog, filters, found),
    facets: facets as Record<FacetName, Uint32Array>,
    switches: Object.fromEntries(
      Object.entries(marked).map(([name, styles]) => [name, countOfBoth(all, styles)]),
    ) as Record<SwitchName, number>,
  };
}
