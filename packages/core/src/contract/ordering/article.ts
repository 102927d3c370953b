import { array, type Infer, integer, object, optional, pattern, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { seasonParams } from './place.ts';
import { styleStruct } from './style.ts';

/** Maximum codes of each kind per call; each code returns a whole style. */
export const MOST_CODES = 125;

/** A GTIN as printed or scanned: 8 to 14 digits. */
export const eanStruct = size(pattern(string(), /^\d+$/), 8, 14);

/** A code that is known, but not in this season: `articleId` is in another season the customer may order in. */
export const foundElsewhereStruct = type({
  ean: string(),
  articleId: string(),
  articleNumber: string(),
  name: string(),
  season: string(),
  subdivision: string(),
  collectionType: string(),
});
export type FoundElsewhere = Infer<typeof foundElsewhereStruct>;

/**
 * The meaning of codes in a season. `styles` are complete, with all variants and today's facts, without duplicates. A
 * code that is neither in `styles` nor in `elsewhere` is unknown for this customer.
 */
export const foundArticlesStruct = type({
  serverTime: integer(),
  styles: array(styleStruct),
  elsewhere: array(foundElsewhereStruct),
});
export type FoundArticles = Infer<typeof foundArticlesStruct>;

/**
 * Looks up articles by EAN and article number, as typed, pasted or scanned. A numeric article number is also found
 * without its leading zeros and trailing decimal zeros, which spreadsheets remove.
 */
export const lookUpArticles = endpoint({
  name: 'lookUpArticles',
  method: 'POST',
  path: '/:rightEnv/articles/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  body: object({
    eans: size(array(eanStruct), 0, MOST_CODES),
    articleNumbers: size(array(idStruct), 0, MOST_CODES),
    /** Only variants of styles in this season. */
    articleVariantIds: optional(size(array(idStruct), 0, MOST_CODES)),
  }),
  answer: foundArticlesStruct,
});
