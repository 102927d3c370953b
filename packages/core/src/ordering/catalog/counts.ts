import type { ColourFacet, StyleFacet } from '../../contract/index.ts';
import { type Bits, countOf, countOfBoth, positionsIn } from './bitset.ts';
import type { Catalog } from './catalog.ts';
import { type ColourMatch, countSuiting } from './colourMatch.ts';
import type { FacetName } from './filters.ts';

/** Styles to be counted. The list of positions is created lazily, on first use. */
export interface Counted {
  readonly bits: Bits;
  readonly count: number;
  positions: Uint32Array | null;
}

export const counted = (bits: Bits): Counted => ({ bits, count: countOf(bits), positions: null });

const byBits = ({ vocabularies }: Catalog, facet: FacetName, bits: Bits): Uint32Array =>
  Uint32Array.from(vocabularies[facet].bits, (styles) => countOfBoth(styles, bits));

function byColumn(catalog: Catalog, facet: StyleFacet, styles: Counted): Uint32Array {
  const { rows, sets } = catalog.styleColumns[facet];
  const counts = new Uint32Array(catalog.vocabularies[facet].keys.length);
  const inSets = sets === null ? counts : new Uint32Array(sets.length);
  styles.positions ??= positionsIn(styles.bits, styles.count);
  const { positions } = styles;
  for (let at = 0; at < positions.length; at += 1) {
    const row = rows[positions[at] ?? 0] ?? 0;
    inSets[row] = (inSets[row] ?? 0) + 1;
  }
  for (const [at, set] of (sets ?? []).entries())
    for (const value of set) counts[value] = (counts[value] ?? 0) + (inSets[at] ?? 0);
  return counts;
}

/** Counts the styles that have each value, by the cheaper way: a pass over the styles or over the values' bits. */
export function countValues(catalog: Catalog, facet: StyleFacet, styles: Counted): Uint32Array {
  const { bits, totals } = catalog.vocabularies[facet];
  if (styles.count === catalog.size) return totals;
  if (styles.count === 0) return new Uint32Array(totals.length);
  return bits.length * styles.bits.length < styles.count
    ? byBits(catalog, facet, styles.bits)
    : byColumn(catalog, facet, styles);
}

/** Counts, for each value, the styles with a colour that has the value and satisfies all other wishes. */
export function countColours(
  catalog: Catalog,
  facet: ColourFacet,
  styles: Counted,
  match: ColourMatch,
): Uint32Array {
  // One colour must have the value and satisfy the other wishes as well. Bit sets of styles cannot tell that.
  if (match.wishes.some((wish) => wish.facet !== facet || wish.ranged))
    return countSuiting(catalog, { styles: styles.bits, facet, match });
  const { totals } = catalog.vocabularies[facet];
  return styles.count === catalog.size ? totals : byBits(catalog, facet, styles.bits);
}
