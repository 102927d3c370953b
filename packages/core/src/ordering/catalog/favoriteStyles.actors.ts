import { type ActorRefFrom, fromPromise } from 'xstate';
import { favoriteStyles, markStyle, type SeasonPlace, unmarkStyle } from '../../contract/index.ts';
import { raise } from '../../notices/raise.ts';
import type { Api } from '../../platform/api/client.ts';
import { favoriteStylesMachine, type StyleWish } from './favoriteStyles.machine.ts';

/** The chart with its services. */
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

/** The running chart of favourite styles. */
export type FavoriteStylesRef = ActorRefFrom<typeof favoriteStylesMachine>;
