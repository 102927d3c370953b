import { fromPromise } from 'xstate';
import { approveCart, type Cart, type CartHead, recallCart, returnCart } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';

export const approvalActors = (api: Api) => ({
  approve: fromPromise<Cart, CartHead>(({ input: { rightEnv, cartId, version }, signal }) =>
    api.send(approveCart, { params: { rightEnv, cartId }, body: { version }, signal }),
  ),
  recall: fromPromise<Cart, CartHead>(({ input: { rightEnv, cartId }, signal }) =>
    api.send(recallCart, { params: { rightEnv, cartId }, signal }),
  ),
  giveBack: fromPromise<Cart, { head: CartHead; reason: string }>(
    ({
      input: {
        head: { rightEnv, cartId, version },
        reason,
      },
      signal,
    }) => api.send(returnCart, { params: { rightEnv, cartId }, body: { version, reason }, signal }),
  ),
});
