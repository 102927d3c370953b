import {
  define,
  enums,
  type Infer,
  integer,
  nullable,
  refine,
  type as shape,
  string,
  union,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { languages } from '../profile.ts';
import { seasonParams } from './place.ts';
import { faultOf } from './styleIndexFault.ts';

/** Attributes of a style that its list can be narrowed by (M1). */
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

/** Attributes of a single colour: a style is found by them when one of its colours has all that is asked. */
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
const column = string();

/** Texts, one a row; or, where they count up: what they begin with, the first number, its digits, and each one's step from the last. */
const numberedStruct = union([
  texts,
  shape({ prefix: string(), begin: integer(), digits: integer(), steps: column }),
]);
/** Texts, one a row, or the steps in which they count up; see the columns of {@link styleIndexStruct}. */
export type Numbered = Infer<typeof numberedStruct>;

/** Values in the order they are shown in: `keys` do not depend on the language, `labels` are in the user's. */
const vocabulary = { keys: texts, labels: texts };

/** `rows` name a value; or, where `sets` are given, one of these, each a list of values. */
const facetStruct = shape({ ...vocabulary, sets: nullable(sets), rows: column });
/** The values of a facet, and which of them each style has: `rows` name a value, or one of `sets`, each a list of values. */
export type FacetColumns = Infer<typeof facetStruct>;

const styleFacetsStruct = shape(
  Object.fromEntries(styleFacets.map((name) => [name, facetStruct])) as Record<
    StyleFacet,
    typeof facetStruct
  >,
);

const columnsStruct = shape({
  /** Of all labels. */
  language: enums(languages),
  currency: string(),
  /** Styles are in the order of their numbers. */
  articleIds: numberedStruct,
  articleNumbers: numberedStruct,
  /** Names in alphabetical order; `name` is a position in them for every style. */
  names: texts,
  name: column,
  /** Prices in ascending minor units; `salesPrice` is 0 for none, else 1 + a position in them. */
  salesPrices: integers,
  salesPrice: column,
  retailPrices: integers,
  retailPrice: column,
  /** `rows` of styles are positions in `sets`; these hold positions in `styleMarks`. */
  marks: shape({ sets, rows: column }),
  facets: styleFacetsStruct,
  /** What colours are called and look like; `colourGroup` is a position in the facet's values for every dye. */
  dyes: shape({ codes: texts, names: texts, hexes: texts, colourGroup: column }),
  /** How many colours each style has. All columns of colours follow, one style's colours after another's. */
  colourCount: column,
  /** null: the article's id, a hyphen and the dye's code. */
  articleColorIds: nullable(texts),
  dye: column,
  /** 0 or 1. */
  pictured: column,
  /** First days of delivery in ascending epoch days; `delivery` is a position in them. */
  days: integers,
  delivery: column,
  colourFacets: shape({
    colourGroup: shape(vocabulary),
    colourStock: shape({ ...vocabulary, rows: column }),
    /** `days` are values of every day of delivery. */
    deliveryMonth: shape({ ...vocabulary, days: column }),
    calendarWeek: shape({ ...vocabulary, days: column }),
  }),
  /**
   * EANs of all variants as runs of consecutive numbers, their check digits left out: how many runs each style has;
   * from the end of one run to the begin of the next; how long each is.
   */
  eans: shape({ runCount: column, steps: integers, lengths: integers }),
});

/**
 * All styles of a season the customer may see, as columns (docs/decisions/the-index-of-a-season.md). Made by
 * `packStyleIndex`, read by `openCatalog`.
 */
export const styleIndexStruct = refine(columnsStruct, 'columns that fit each other', (index) => {
  const fault = faultOf(index);
  return fault === null ? true : { message: `Wrong column: ${fault}`, path: fault.split('.') };
});
export type StyleIndex = Infer<typeof columnsStruct>;

/** All styles of a season the customer may see, in one answer, so that filtering is local. */
export const styleIndex = endpoint({
  name: 'styleIndex',
  path: '/:rightEnv/styles/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  answer: styleIndexStruct,
});
