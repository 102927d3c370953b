import { array, type Infer, object, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { seasonParams } from './place.ts';
import { styleStruct } from './style.ts';

/**
 * Styles that are shown together as one keylook, complete, in the order of their article numbers. `name` is in the
 * user's language.
 */
export const keylookStruct = type({ keylookId: string(), name: string(), styles: array(styleStruct) });
export type Keylook = Infer<typeof keylookStruct>;

/** A keylook with all its styles that the customer may see in the season; 404 if there are none, or no such keylook. */
export const keylook = endpoint({
  name: 'keylook',
  path: '/:rightEnv/keylooks/:customerId/:season/:subdivision/:collectionType/:keylookId',
  params: object({ ...seasonParams.schema, keylookId: idStruct }),
  answer: keylookStruct,
});
