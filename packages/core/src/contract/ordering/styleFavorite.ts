import { array, object, string } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { seasonParams } from './place.ts';

const styleParams = object({ ...seasonParams.schema, articleId: idStruct });

/**
 * The articleIds of a season's styles that the user has marked, at whichever customer; in no order. 404 if the customer's
 * season may not be seen.
 */
export const favoriteStyles = endpoint({
  name: 'favoriteStyles',
  path: '/:rightEnv/style-favorites/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  answer: array(string()),
});

/** Marks a style as the user's favourite; idempotent, 204. 404 if it is not in the season or may not be seen (M1). */
export const markStyle = endpoint({
  name: 'markStyle',
  method: 'PUT',
  path: '/:rightEnv/style-favorites/:customerId/:season/:subdivision/:collectionType/:articleId',
  params: styleParams,
});

/** Removes the mark; idempotent, 204. 404 if the style is not in the season or may not be seen (M1). */
export const unmarkStyle = endpoint({
  name: 'unmarkStyle',
  method: 'DELETE',
  path: '/:rightEnv/style-favorites/:customerId/:season/:subdivision/:collectionType/:articleId',
  params: styleParams,
});
