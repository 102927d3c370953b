import { enums, type Infer, integer, max, min, nullable, object, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { approvalRecordStruct } from './approval.ts';
import { cartStates } from './cart.ts';
import { envParams, seasonParams } from './place.ts';

/** The longest wait before the next request that the server may tell a client, in milliseconds. */
export const LONGEST_NEWS_PAUSE = 60_000;

/** Fields of all news: `mark` identifies the state that is known; `askAgainIn` is in milliseconds. */
const newsFields = { mark: string(), askAgainIn: max(min(integer(), 0), LONGEST_NEWS_PAUSE) };

/**
 * `after` is the known mark, '' for none; with `hold` 'no' the response comes at once, whether there are news or not.
 */
const newsQuery = object({ after: size(string(), 0, 120), hold: enums(['yes', 'no']) });

/**
 * The state of a place's cart: the current one, else the one finalized last, null if there never was one. `deed` is
 * the action that led to this state; null if lines, prices or the note were changed.
 */
export const cartNewsStruct = type({
  ...newsFields,
  cart: nullable(
    type({
      cartId: string(),
      state: enums(cartStates),
      version: integer(),
      changed: type({ by: string(), at: integer() }),
      deed: nullable(approvalRecordStruct),
      order: nullable(type({ orderId: string(), orderNumber: string() })),
    }),
  ),
});
export type CartNews = Infer<typeof cartNewsStruct>;

/** How many approved carts wait for the POS Manager; 0 for all other users. */
export const waitingNewsStruct = type({ ...newsFields, waiting: integer() });
export type WaitingNews = Infer<typeof waitingNewsStruct>;

/** News of the cart of a place. If there are none, the response is held back for at most 20 seconds. */
export const followCart = endpoint({
  name: 'followCart',
  path: '/:rightEnv/news/cart/:customerId/:season/:subdivision/:collectionType',
  params: seasonParams,
  query: newsQuery,
  answer: cartNewsStruct,
});

/** News of the carts that wait for the POS Manager, held back in the same way. */
export const followWaiting = endpoint({
  name: 'followWaiting',
  path: '/:rightEnv/news/waiting',
  params: envParams,
  query: newsQuery,
  answer: waitingNewsStruct,
});
