import { type ColourFacet, colourFacets } from '../../contract/index.ts';
import { add, type Bits, hasBit, noBits, setBit } from './bitset.ts';
import type { Catalog } from './catalog.ts';
import type { Filters } from './filters.ts';
import { isWithin } from './ranges.ts';

/**
 * The accepted values of one colour facet: `wanted` is 1 for each accepted value. `ranged`: they lie in a range, beside
 * what is chosen of the facet.
 */
export interface ColourWish {
  readonly facet: ColourFacet;
  readonly ranged: boolean;
  readonly wanted: Uint8Array;
}

/** The selected values of the colour facets, and the range of weeks. A single colour must satisfy all of them. */
export function colourWishes(
  { vocabularies }: Catalog,
  { facets, ranges: { weeks } }: Filters,
): ColourWish[] {
  const wishFor = (facet: ColourFacet, ranged: boolean, wants: (key: string) => boolean): ColourWish => ({
    facet,
    ranged,
    wanted: Uint8Array.from(vocabularies[facet].keys, (key) => Number(wants(key))),
  });
  const wishes = colourFacets.flatMap((facet) => {
    const chosen = facets[facet] ?? [];
    return chosen.length === 0 ? [] : [wishFor(facet, false, (key) => chosen.includes(key))];
  });
  return weeks ? [...wishes, wishFor('calendarWeek', true, (key) => isWithin(key, weeks))] : wishes;
}

/** Whether a colour satisfies all wishes. */
export const suits = ({ colourColumns }: Catalog, wishes: readonly ColourWish[], colour: number): boolean =>
  wishes.every(({ facet, wanted }) => wanted[colourColumns[facet][colour] ?? 0] === 1);

/**
 * The wishes of several facets, evaluated together. `met` has one byte per colour, with one bit for each wish that it
 * satisfies.
 */
export interface ColourMatch {
  readonly wishes: readonly ColourWish[];
  readonly met: Uint8Array;
}

export function matchColours({ colourColumns, dye }: Catalog, wishes: readonly ColourWish[]): ColourMatch {
  const met = new Uint8Array(wishes.length === 0 ? 0 : dye.length);
  for (const [at, { facet, wanted }] of wishes.entries()) {
    const values = colourColumns[facet];
    for (let colour = 0; colour < met.length; colour += 1)
      met[colour] = (met[colour] ?? 0) | ((wanted[values[colour] ?? 0] ?? 0) << at);
  }
  return { wishes, met };
}

/** The styles with a colour that satisfies all wishes; null: there are no wishes. */
export function stylesSuiting(catalog: Catalog, { wishes, met }: ColourMatch): Bits | null {
  const [only, ...more] = wishes;
  if (only === undefined) return null;
  const found = noBits(catalog.size);
  if (more.length === 0) {
    for (const [value, styles] of catalog.vocabularies[only.facet].bits.entries())
      if (only.wanted[value] === 1) add(found, styles);
    return found;
  }
  const { firstColour, size } = catalog;
  const every = (1 << wishes.length) - 1;
  for (let style = 0; style < size; style += 1) {
    const end = firstColour[style + 1] ?? 0;
    for (let colour = firstColour[style] ?? 0; colour < end; colour += 1)
      if (met[colour] === every) setBit(found, style);
  }
  return found;
}

/**
 * Counts, for each value of a colour facet, the styles with a colour that has the value and satisfies all other
 * wishes.
 */
export function countSuiting(
  catalog: Catalog,
  {
    styles,
    facet,
    match: { wishes, met },
  }: { readonly styles: Bits; readonly facet: ColourFacet; readonly match: ColourMatch },
): Uint32Array {
  const { colourColumns, firstColour, size, vocabularies } = catalog;
  const values = colourColumns[facet];
  const counts = new Uint32Array(vocabularies[facet].keys.length);
  const lastSeen = new Int32Array(counts.length).fill(-1);
  const own = wishes.findIndex((wish) => wish.facet === facet && !wish.ranged);
  const others = ((1 << wishes.length) - 1) & ~(own < 0 ? 0 : 1 << own);
  for (let style = 0; style < size; style += 1) {
    if (!hasBit(styles, style)) continue;
    const end = firstColour[style + 1] ?? 0;
    for (let colour = firstColour[style] ?? 0; colour < end; colour += 1) {
      const value = values[colour] ?? 0;
      if (((met[colour] ?? 0) & others) !== others || lastSeen[value] === style) continue;
      lastSeen[value] = style;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}
