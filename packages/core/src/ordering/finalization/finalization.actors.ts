import { fromPromise } from 'xstate';
import { type CartHead, finalizeCart } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import type { FinalizedOrder } from './finalization.machine.ts';

/**
 * Idempotency key of a finalization. It is the same for the same version of a cart, across retries, reloads and tabs.
 * The server stores keys per user.
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
