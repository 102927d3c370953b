import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type CartHead, finalizeCart } from '../../contract/index.ts';
import type { FinalizedOrder } from './finalization.machine.ts';

/**
 * The key of an intention to finalize: the same cart as it was seen is the same intention, across
 * retries, reloads and tabs. The server keeps keys per user.
 */
export const intentionKey = ({ cartId, version }: Pick<CartHead, 'cartId' | 'version'>): string =>
  `finalize-${cartId}-${version}`;

export const finalizationActors = (api: Api) => ({
  finalize: fromPromise<FinalizedOrder, CartHead>(({ input: head }) =>
    api.send(finalizeCart, {
      params: { rightEnv: head.rightEnv, cartId: head.cartId },
      body: { version: head.version },
      idempotencyKey: intentionKey(head),
    }),
  ),
});
