import { fromPromise } from 'xstate';
import { acceptPrices, type Cart } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import type { PriceAcceptanceInput } from './priceAcceptance.machine.ts';

export const priceAcceptanceActors = (api: Api) => ({
  acceptPrices: fromPromise<Cart, PriceAcceptanceInput>(
    ({
      input: {
        head: { rightEnv, cartId, version },
        prices,
      },
      signal,
    }) =>
      api.send(acceptPrices, {
        params: { rightEnv, cartId },
        body: { version, prices: [...prices] },
        signal,
      }),
  ),
});
