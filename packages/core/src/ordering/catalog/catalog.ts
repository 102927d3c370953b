import type { ColourFacet, Language, StyleFacet, StyleMark } from '../../contract/index.ts';
import type { Bits } from './bitset.ts';
import type { FacetName } from './filters.ts';

/** Values of a facet, in the order they are shown in. */
export interface Vocabulary {
  readonly keys: readonly string[];
  readonly labels: readonly string[];
  /** By value: the styles that have it; of a colour's facet, those with such a colour. */
  readonly bits: readonly Bits[];
  /** By value: how many styles these are. */
  readonly totals: Uint32Array;
}

/** A facet of styles: `rows` name a value for each style, or one of `sets` where styles may have several or none. */
export interface StyleColumn {
  readonly rows: Uint16Array;
  readonly sets: readonly Uint16Array[] | null;
}

/** What a text search looks at, folded as `fold` does it. */
export interface SearchTexts {
  readonly names: readonly string[];
  /** The words of names and dyes, each once: what a slip is put right by. */
  readonly words: readonly string[];
  /** Code and name of each dye. */
  readonly dyes: readonly string[];
  /** By dye: the styles that come in it. */
  readonly dyedStyles: readonly Bits[];
  /** All article numbers in one text, and where each style's begins. */
  readonly numbers: string;
  readonly numberStarts: Uint32Array;
}

/** Runs of consecutive EANs without their check digits: first and last number, and whose they are. */
export interface EanRuns {
  readonly first: Float64Array;
  readonly last: Float64Array;
  readonly style: Uint32Array;
}

/**
 * A season's styles, opened for filtering: typed columns, and a bit set for every value. Styles are known by their
 * position, 0 to `size` − 1, in the order of their numbers. Nothing of it changes once it is made.
 */
export interface Catalog {
  readonly size: number;
  readonly language: Language;
  readonly currency: string;
  readonly articleIds: readonly string[];
  readonly articleNumbers: readonly string[];
  readonly names: readonly string[];
  readonly name: Uint16Array;
  /** Minor units, ascending; columns hold 0 for none, else 1 + a position in them. */
  readonly salesPrices: readonly number[];
  readonly salesPrice: Uint16Array;
  readonly retailPrices: readonly number[];
  readonly retailPrice: Uint16Array;
  readonly marks: Readonly<Record<StyleMark, Bits>>;
  readonly vocabularies: Readonly<Record<FacetName, Vocabulary>>;
  readonly styleColumns: Readonly<Record<StyleFacet, StyleColumn>>;
  /** By colour: a value. */
  readonly colourColumns: Readonly<Record<ColourFacet, Uint16Array>>;
  /** The colours of style n are those from `firstColour[n]` to before `firstColour[n + 1]`. */
  readonly firstColour: Uint32Array;
  readonly dyeCodes: readonly string[];
  readonly dyeNames: readonly string[];
  readonly dyeHexes: readonly string[];
  readonly dye: Uint16Array;
  readonly pictured: Uint16Array;
  /** null: the article's id, a hyphen and the dye's code. */
  readonly articleColorIds: readonly string[] | null;
  /** Epoch days, and by colour a position in them. */
  readonly days: readonly number[];
  readonly delivery: Uint16Array;
  readonly texts: SearchTexts;
  readonly eans: EanRuns;
}

/** The position of a style; −1 when it is not in the season. */
export const positionOf = ({ articleIds }: Catalog, articleId: string): number =>
  articleIds.indexOf(articleId);
