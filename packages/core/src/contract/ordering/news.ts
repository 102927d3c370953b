import { enums, type Infer, integer, max, min, nullable, object, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { approvalDeedStruct } from './approval.ts';
import { cartStates } from './cart.ts';
import { envParams, seasonParams } from './place.ts';

/** How long a client may be told to wait before it asks again, in milliseconds. */
export const LONGEST_NEWS_PAUSE = 60_000;

/** What all news have: `mark` names what is known by them; `askAgainIn` in milliseconds. */
const newsFields = { mark: string(), askAgainIn: max(min(integer(), 0), LONGEST_NEWS_PAUSE) };

/** `after` is the mark that is known, '' for none; with `hold` 'no' the answer comes at once, new or not. */
const newsQuery = object({ after: size(string(), 0, 120), hold: enums(['yes', 'no']) });

/**
 * How the cart of a place stands: the current one, else the one finalized last, null when there never was one. `deed` is
 * what made it so, null where lines, prices or the note were changed.
 */
export const cartNewsStruct = type({
  ...newsFields,
  cart: nullable(
    type({
      cartId: string(),
      state: enums(cartStates),
      version: integer(),
      changed: type({ by: string(), at: integer() }),
      deed: nullable(approvalDeedStruct),
      order: nullable(type({ orderId: string(), orderNumber: string() })),
    }),
  ),
});
export type CartNews = Infer<typeof cartNewsStruct>;

/** How many approved carts wait for the POS Manager; 0 for everybody else. */
export const waitingNewsStruct = type({ ...newsFields, waiting: integer() });
export type WaitingNews = Infer<typeof waitingNewsStruct>;

/** News of the cart of a place; while there is none the answer is held back, for at most 20 seconds. */
export const followCart = endpoint({
  name: 'followCart',
  path: '/:rightEnv/news/cart/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  query: newsQuery,
  answer: cartNewsStruct,
});

/** News of what waits for the POS Manager, held back in the same way. */
export const followWaiting = endpoint({
  name: 'followWaiting',
  path: '/:rightEnv/news/waiting',
  params: envParams,
  query: newsQuery,
  answer: waitingNewsStruct,
});
