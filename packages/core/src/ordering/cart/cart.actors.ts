import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import {
  acceptPrices,
  type Cart,
  type CartHead,
  changeLines,
  currentCart,
  type LinesAnswer,
  openCart,
  type SeasonPlace,
} from '../../contract/index.ts';
import type { SaveInput } from './cartEvents.ts';

export const cartActors = (api: Api) => ({
  loadCart: fromPromise<Cart | null, SeasonPlace>(({ input, signal }) =>
    api.send(currentCart, { params: input, signal }),
  ),

  /** Opens the cart first where there is none. Not stopped with the screen: what is typed gets there. */
  saveLines: fromPromise<LinesAnswer, SaveInput>(async ({ input: { place, head, changes } }) => {
    const { rightEnv, ...body } = place;
    const { cartId, version } = head ?? (await api.send(openCart, { params: { rightEnv }, body })).head;
    return api.send(changeLines, { params: { rightEnv, cartId }, body: { version, changes } });
  }),

  acceptPrices: fromPromise<Cart, CartHead>(({ input: { rightEnv, cartId, version }, signal }) =>
    api.send(acceptPrices, { params: { rightEnv, cartId }, body: { version }, signal }),
  ),
});
