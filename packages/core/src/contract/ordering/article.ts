import { array, type Infer, integer, object, optional, pattern, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct, seasonParams } from './place.ts';
import { styleStruct } from './style.ts';

/** The most codes of each kind that one call looks up: each answers a whole style. */
export const MOST_CODES = 125;

/** A GTIN as printed or scanned: 8 to 14 digits. */
export const eanStruct = size(pattern(string(), /^\d+$/), 8, 14);

/** A code that means something, only not here: `articleId` is in another season the customer may order in. */
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
 * What codes mean in a season: `styles` are whole, all their variants with today's facts included, each once.
 * A code that is in no style of `styles` and not in `elsewhere` means nothing to this customer.
 */
export const foundArticlesStruct = type({
  serverTime: integer(),
  styles: array(styleStruct),
  elsewhere: array(foundElsewhereStruct),
});
export type FoundArticles = Infer<typeof foundArticlesStruct>;

/**
 * Looks up articles by EAN and by article number, as typed, pasted or scanned. An article number of figures alone is
 * also found without the zeros before it and behind its decimals, which spreadsheets take away.
 */
export const lookUpArticles = endpoint({
  name: 'lookUpArticles',
  method: 'POST',
  path: '/:rightEnv/articles/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  body: object({
    eans: size(array(eanStruct), 0, MOST_CODES),
    articleNumbers: size(array(idStruct), 0, MOST_CODES),
    /** Of styles of this season only. */
    articleVariantIds: optional(size(array(idStruct), 0, MOST_CODES)),
  }),
  answer: foundArticlesStruct,
});
