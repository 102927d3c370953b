import { fromPromise } from 'xstate';
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
import { watchPage } from '../../session/watches.ts';
import type { OrderingWorld } from '../world.ts';
import type { SaveInput } from './cartEvents.ts';
import { draftKeeper } from './draftKeeper.ts';

type CartWorld = Pick<OrderingWorld, 'api' | 'ports' | 'user' | 'clock'>;

export const cartActors = ({ api, ports, user, clock }: CartWorld) => ({
  loadCart: fromPromise<Cart | null, SeasonPlace>(({ input, signal }) =>
    api.send(currentCart, { params: input, signal }),
  ),

  /** Opens the cart first where there is none. Not stopped with the screen: what is typed gets there. */
  saveLines: fromPromise<LinesAnswer, SaveInput>(async ({ input: { place, head, changes } }) => {
    const { rightEnv, ...body } = place;
    const { cartId, version } = head ?? (await api.send(openCart, { params: { rightEnv }, body })).head;
    return api.send(changeLines, { params: { rightEnv, cartId }, body: { version, changes: [...changes] } });
  }),

  acceptPrices: fromPromise<Cart, CartHead>(({ input: { rightEnv, cartId, version }, signal }) =>
    api.send(acceptPrices, { params: { rightEnv, cartId }, body: { version }, signal }),
  ),

  keepDraft: draftKeeper({ ports, user, clock }),
  watchPage: watchPage(ports),
});
