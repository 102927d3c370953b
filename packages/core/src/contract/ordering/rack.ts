import { define, object, pattern, size, string } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { cartParams } from './place.ts';

const fileStruct = define<Uint8Array>('file', (value) => value instanceof Uint8Array);

/** The longest search part of an address that says how the rack is looked at. */
export const LONGEST_RACK_VIEW = 6000;

/**
 * A cart as its Order-Check shows it, a PDF file in the user's language: `view` is the search part of the page's address,
 * `version` the cart that was seen; 409 `versionConflict` when it is another one by now.
 */
export const cartRack = endpoint({
  name: 'cartRack',
  path: '/:rightEnv/carts/:cartId/rack',
  params: cartParams,
  query: object({ version: pattern(string(), /^\d{1,9}$/), view: size(string(), 0, LONGEST_RACK_VIEW) }),
  answer: fileStruct,
  form: 'bytes',
});
