import { fromPromise } from 'xstate';
import {
  acceptPrices,
  type Cart,
  changeLines,
  currentCart,
  type LinesAnswer,
  openCart,
  type SeasonPlace,
} from '../../../contract/index.ts';
import type { Api } from '../../../platform/api/client.ts';
import type { SaveInput, SeenPrices } from './cartCalls.machine.ts';

export const cartCallsActors = (api: Api) => ({
  loadCart: fromPromise<Cart | null, SeasonPlace>(({ input, signal }) =>
    api.send(currentCart, { params: input, signal }),
  ),

  /** Opens the cart first if there is none. Not aborted when the screen is left, so that typed quantities are saved. */
  saveLines: fromPromise<LinesAnswer, SaveInput>(async ({ input: { place, head, changes } }) => {
    const { rightEnv, ...body } = place;
    const { cartId, version } = head ?? (await api.send(openCart, { params: { rightEnv }, body })).head;
    return api.send(changeLines, { params: { rightEnv, cartId }, body: { version, changes: [...changes] } });
  }),

  acceptPrices: fromPromise<Cart, SeenPrices>(({ input: { head, prices }, signal }) => {
    const { rightEnv, cartId, version } = head;
    return api.send(acceptPrices, {
      params: { rightEnv, cartId },
      body: { version, prices: [...prices] },
      signal,
    });
  }),
});
