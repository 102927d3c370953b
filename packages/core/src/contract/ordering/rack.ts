import { define, object, pattern, size, string } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { cartParams } from './place.ts';

const fileStruct = define<Uint8Array>('file', (value) => value instanceof Uint8Array);

/** Maximum length of the query string with the rack's view options. */
export const LONGEST_RACK_VIEW = 6000;

/**
 * A cart's rack as in the Order-Check, a PDF file in the user's language. `view` is the query string of the page,
 * `version` the version that the user saw; 409 `versionConflict` if the cart has changed since.
 */
export const cartRack = endpoint({
  name: 'cartRack',
  path: '/:rightEnv/carts/:cartId/rack',
  params: cartParams,
  query: object({ version: pattern(string(), /^\d{1,9}$/), view: size(string(), 0, LONGEST_RACK_VIEW) }),
  answer: fileStruct,
  form: 'bytes',
});
