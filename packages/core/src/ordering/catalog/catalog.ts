import type { ColourFacet, Language, StyleFacet, StyleMark } from '../../contract/index.ts';
import type { Bits } from './bitset.ts';
import type { FacetName } from './filters.ts';

/** The values of a facet, in display order. */
export interface Vocabulary {
  readonly keys: readonly string[];
  readonly labels: readonly string[];
  /** By value: the styles that have it. For a colour facet: the styles with such a colour. */
  readonly bits: readonly Bits[];
  /** By value: the number of those styles. */
  readonly totals: Uint32Array;
}

/**
 * A facet of styles. `rows` holds a value for each style, or an index into `sets` where a style may have several
 * values or none.
 */
export interface StyleColumn {
  readonly rows: Uint16Array;
  readonly sets: readonly Uint16Array[] | null;
}

/** The data for text search, normalized by `fold`. */
export interface SearchTexts {
  readonly names: readonly string[];
  /** Code and name of each dye. */
  readonly dyes: readonly string[];
  /** By dye: the styles available in it. */
  readonly dyedStyles: readonly Bits[];
  /** All article numbers concatenated, and the start of each style's number. */
  readonly numbers: string;
  readonly numberStarts: Uint32Array;
}

/** Ranges of consecutive EANs without check digits: first and last number, and the style each range belongs to. */
export interface EanRuns {
  readonly first: Float64Array;
  readonly last: Float64Array;
  readonly style: Uint32Array;
}

/**
 * A season's styles, indexed for filtering: typed columns, and a bit set for every value. A style is identified by
 * its position, 0 to `size` − 1, in the order of article numbers. Immutable.
 */
export interface Catalog {
  readonly size: number;
  readonly language: Language;
  readonly currency: string;
  readonly articleIds: readonly string[];
  readonly articleNumbers: readonly string[];
  readonly names: readonly string[];
  readonly name: Uint16Array;
  /** Minor units, ascending. A column holds 0 for no price, else 1 + an index into this list. */
  readonly salesPrices: readonly number[];
  readonly salesPrice: Uint16Array;
  readonly retailPrices: readonly number[];
  /** The tax in the retail prices, in thousandths, by style; null: not known. */
  readonly vatPerMille: readonly (number | undefined)[] | null;
  readonly retailPrice: Uint16Array;
  readonly marks: Readonly<Record<StyleMark, Bits>>;
  readonly vocabularies: Readonly<Record<FacetName, Vocabulary>>;
  readonly styleColumns: Readonly<Record<StyleFacet, StyleColumn>>;
  /** By colour: the index of a value. */
  readonly colourColumns: Readonly<Record<ColourFacet, Uint16Array>>;
  /** Style n has the colours from `firstColour[n]` up to, but not including, `firstColour[n + 1]`. */
  readonly firstColour: Uint32Array;
  readonly dyeCodes: readonly string[];
  readonly dyeNames: readonly string[];
  readonly dyeHexes: readonly string[];
  readonly dye: Uint16Array;
  readonly pictured: Uint16Array;
  /** null: the id is the article's id, a hyphen and the dye's code. */
  readonly articleColorIds: readonly string[] | null;
  /** Epoch days; `delivery` holds an index into them for each colour. */
  readonly days: readonly number[];
  readonly delivery: Uint16Array;
  readonly texts: SearchTexts;
  readonly eans: EanRuns;
}

/** The position of a style; −1 if it is not in the season. */
export const positionOf = ({ articleIds }: Catalog, articleId: string): number =>
  articleIds.indexOf(articleId);
