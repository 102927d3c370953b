import { fromPromise } from 'xstate';
import { type CartHead, customerCarts, removeCart, validateCart } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import type { CartsInput, Warnings } from './carts.machine.ts';

export const cartsActors = (api: Api) => ({
  read: fromPromise<CartHead[], CartsInput>(({ input: { rightEnv, customerId }, signal }) =>
    api.send(customerCarts, { params: { rightEnv, customerId }, signal }),
  ),

  /** One call after the other, because the rules of a large cart are expensive for the server. */
  judge: fromPromise<Warnings, readonly CartHead[]>(async ({ input: heads, signal }) => {
    const warnings: Record<string, Warnings[string]> = {};
    for (const { rightEnv, cartId, state } of heads) {
      if (state === 'finalized') continue;
      const { findings } = await api.send(validateCart, { params: { rightEnv, cartId }, signal });
      warnings[cartId] = findings;
    }
    return warnings;
  }),

  remove: fromPromise<void, CartHead>(async ({ input: { rightEnv, cartId, version }, signal }) => {
    await api.send(removeCart, { params: { rightEnv, cartId }, body: { version }, signal });
  }),
});
