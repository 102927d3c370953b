import { fromPromise } from 'xstate';
import {
  acceptPrices,
  type Cart,
  changeLines,
  currentCart,
  type LinesAnswer,
  lookUpArticles,
  MOST_CODES,
  openCart,
  readCart,
  type SeasonPlace,
  type Style,
} from '../../contract/index.ts';
import { failureOf } from '../../platform/api/failure.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import type { PagePorts } from '../../platform/ports.ts';
import { watchPage } from '../../session/watches.ts';
import type { AcceptInput, CartEnd, SaveInput } from './cartEvents.ts';
import { draftKeeper } from './draftKeeper.ts';

type CartDependencies = Pick<OrderingDependencies, 'api' | 'user' | 'clock'> & { readonly ports: PagePorts };

export const cartActors = ({ api, ports, user, clock }: CartDependencies) => ({
  loadCart: fromPromise<Cart | null, SeasonPlace>(({ input, signal }) =>
    api.send(currentCart, { params: input, signal }),
  ),

  /** Opens the cart first if there is none. Not aborted when the screen is left, so that typed quantities are saved. */
  saveLines: fromPromise<LinesAnswer, SaveInput>(async ({ input: { place, head, changes } }) => {
    const { rightEnv, ...body } = place;
    const { cartId, version } = head ?? (await api.send(openCart, { params: { rightEnv }, body })).head;
    return api.send(changeLines, { params: { rightEnv, cartId }, body: { version, changes: [...changes] } });
  }),

  acceptPrices: fromPromise<Cart, AcceptInput>(
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

  nameOrphanedStyles: fromPromise<
    readonly Style[],
    { place: SeasonPlace; articleVariantIds: readonly string[] }
  >(async ({ input: { place, articleVariantIds }, signal }) => {
    const styles = new Map<string, Style>();
    for (let from = 0; from < articleVariantIds.length; from += MOST_CODES) {
      const ids = articleVariantIds.slice(from, from + MOST_CODES);
      const body = { eans: [], articleNumbers: [], articleVariantIds: ids };
      const found = await api.send(lookUpArticles, { params: place, body, signal });
      for (const style of found.styles) styles.set(style.articleId, style);
    }
    return [...styles.values()];
  }),

  readEnd: fromPromise<CartEnd, { rightEnv: SeasonPlace['rightEnv']; cartId: string }>(({ input, signal }) =>
    api.send(readCart, { params: input, signal }).then(
      ({ head }) => head,
      (error): 'removed' => {
        if (failureOf(error).status === 404) return 'removed';
        throw error;
      },
    ),
  ),

  keepDraft: draftKeeper({ ports, user, clock }),
  watchPage: watchPage(ports),
});
