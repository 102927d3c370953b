import { define, enums, type Infer, integer, nullable, optional, type as shape, string } from 'superstruct';
import { eitherStruct } from '../either.ts';
import { languages } from '../language.ts';
import { columnStruct as column } from './columns.ts';

/** Facets of a style by which its list can be filtered (M1). */
export const styleFacets = [
  'brand',
  'line',
  'gender',
  'commodityClass',
  'commodityMainClass',
  'commoditySubclass',
  'model',
  'shape',
  'fit',
  'size',
  'length',
  'styleRole',
  'fabric',
  'yarn',
  'lining',
  'care',
] as const;
export type StyleFacet = (typeof styleFacets)[number];

/** Facets of a single colour. A style matches if one of its colours satisfies all of them. */
export const colourFacets = ['colourGroup', 'colourStock', 'deliveryMonth', 'calendarWeek'] as const;
export type ColourFacet = (typeof colourFacets)[number];

const texts = define<string[]>(
  'texts',
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
);
const integers = define<number[]>(
  'integers',
  (value) => Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)),
);
const sets = define<number[][]>(
  'sets',
  (value) =>
    Array.isArray(value) &&
    value.every((one) => Array.isArray(one) && one.every((member) => Number.isSafeInteger(member))),
);

/**
 * Texts, one per row. If they are numbered consecutively: their prefix, the first number, its digits, and the step
 * from each number to the next.
 */
const numberedStruct = eitherStruct(
  texts,
  shape({ prefix: string(), begin: integer(), digits: integer(), steps: column }),
);
/** Texts, one per row, or the steps between their numbers; see the columns of `styleIndexStruct`. */
export type Numbered = Infer<typeof numberedStruct>;

/** Values in display order: `keys` are independent of the language, `labels` are in the user's language. */
const vocabulary = { keys: texts, labels: texts };

/** `rows` are indices of values or, if there are `sets`, indices of sets, each a list of values. */
const facetStruct = shape({ ...vocabulary, sets: nullable(sets), rows: column });
/** The values of a facet, and those of each style: `rows` are indices of values or of `sets`, each a list of values. */
export type FacetColumns = Infer<typeof facetStruct>;

const styleFacetsStruct = shape(
  Object.fromEntries(styleFacets.map((name) => [name, facetStruct])) as Record<
    StyleFacet,
    typeof facetStruct
  >,
);

export const columnsStruct = shape({
  /** The language of all labels. */
  language: enums(languages),
  currency: string(),
  /**
   * Texts, one per style, which are sorted by article number. If they are numbered consecutively: their prefix, the
   * first number, how many digits each number has, and the step from each number to the next; the first step is 0.
   */
  articleIds: numberedStruct,
  /** As `articleIds`. */
  articleNumbers: numberedStruct,
  /** Names in alphabetical order; `name` is the index of each style's name. */
  names: texts,
  name: column,
  /** Prices in minor units, ascending; `salesPrice` is 0 for none, else 1 + an index. */
  salesPrices: integers,
  salesPrice: column,
  retailPrices: integers,
  retailPrice: column,
  /**
   * The rates of the tax in retail prices, in thousandths; `rows` are indices of them, one per style. Absent: not
   * known, as in answers of an earlier release.
   */
  vatPerMille: optional(shape({ rates: integers, rows: column })),
  /** `rows` are indices of `sets`, one per style; the sets contain indices of marks, as `Style` lists them. */
  marks: shape({ sets, rows: column }),
  /**
   * The values of each facet in display order: `keys` are independent of the language, `labels` are in it. `rows` are
   * indices of values, one per style, or, if there are `sets`, indices of sets, each a list of indices of values.
   */
  facets: styleFacetsStruct,
  /** Names and appearance of colours; `colourGroup` is the index of a facet value for each dye. */
  dyes: shape({ codes: texts, names: texts, hexes: texts, colourGroup: column }),
  /** Number of colours per style. All columns of colours list them style by style. */
  colourCount: column,
  /** null: the id is the article's id, a hyphen and the dye's code. */
  articleColorIds: nullable(texts),
  /** The index of each colour's dye. */
  dye: column,
  /** 0 or 1. */
  pictured: column,
  /** First delivery days in ascending epoch days; `delivery` is an index into them. */
  days: integers,
  delivery: column,
  /** The values of the facets of colours, as those of styles. */
  colourFacets: shape({
    /** Each dye has one: `dyes.colourGroup`. */
    colourGroup: shape(vocabulary),
    /** `rows` are indices of values, one for each colour. */
    colourStock: shape({ ...vocabulary, rows: column }),
    /** `days` are indices of values, one for each delivery day. */
    deliveryMonth: shape({ ...vocabulary, days: column }),
    calendarWeek: shape({ ...vocabulary, days: column }),
  }),
  /**
   * EANs of all variants as runs of consecutive numbers without check digits: the number of runs per style, the steps
   * from the end of one run to the start of the next, and the lengths of the runs.
   */
  eans: shape({ runCount: column, steps: integers, lengths: integers }),
});

/** All styles of a season as columns, as they come; see `styleIndexStruct`. */
export type StyleIndex = Infer<typeof columnsStruct>;
