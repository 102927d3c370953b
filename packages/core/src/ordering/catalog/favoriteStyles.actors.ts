import { type ActorRefFrom, fromPromise } from 'xstate';
import { favoriteStyles, markStyle, type SeasonPlace, unmarkStyle } from '../../contract/index.ts';
import { raise } from '../../notices/raise.ts';
import type { Api } from '../../platform/api/client.ts';
import { favoriteStylesMachine, type StyleWish } from './favoriteStyles.machine.ts';

/** The chart with its services. A catalogue fetches it once the list is there, so that the list does not wait for its code. */
export const favoriteStylesPart = (api: Api) =>
  favoriteStylesMachine.provide({
    actors: {
      loadFavorites: fromPromise<string[], SeasonPlace>(({ input, signal }) =>
        api.send(favoriteStyles, { params: input, signal }),
      ),
      storeWish: fromPromise<void, StyleWish & { readonly place: SeasonPlace }>(
        async ({ input: { place, articleId, favorite }, signal }) => {
          const call = { params: { ...place, articleId }, signal };
          await (favorite ? api.send(markStyle, call) : api.send(unmarkStyle, call));
        },
      ),
    },
    actions: { raise },
  });

/** Makes the chart of favourite styles from the API. */
export type FavoriteStylesPart = typeof favoriteStylesPart;
/** The running chart of favourite styles. */
export type FavoriteStylesRef = ActorRefFrom<typeof favoriteStylesMachine>;
