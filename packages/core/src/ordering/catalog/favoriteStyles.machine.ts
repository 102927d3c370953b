import { assign, enqueueActions, setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import type { Notice } from '../../notices/notices.ts';
import { keepFailure } from '../../platform/actors/failing.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { withWish } from '../pos/withWish.ts';

/** A change of a style's favourite mark. */
export interface StyleWish {
  readonly articleId: string;
  readonly favorite: boolean;
}

/** What is known of a season's favourite styles. */
export interface FavoriteStylesContext {
  place: SeasonPlace;
  /** The articleIds of the season's favourites as the user wishes them. */
  favorites: readonly string[];
  /** Changes not stored yet, oldest first; one per style. */
  waiting: readonly StyleWish[];
  failure: Failure | null;
}

export type FavoriteStylesEvent =
  | ({ type: 'favorite.wished' } & StyleWish)
  /** Loads those that could not be loaded. */
  | { type: 'favorites.retried' };

/** What it tells its parent: which styles are favourites now. */
export interface FavoritesChanged {
  readonly type: 'favorites.changed';
  readonly articleIds: readonly string[];
}

const isSame = (one: StyleWish, other: StyleWish): boolean => one.articleId === other.articleId;

const withMark = (favorites: readonly string[], { articleId, favorite }: StyleWish): readonly string[] => {
  const others = favorites.filter((one) => one !== articleId);
  return favorite ? [...others, articleId] : others;
};

/**
 * Marks styles of a season as favourites (M1). A change is shown at once; changes are stored one after the other, and the
 * last press on each wins.
 */
export const favoriteStylesMachine = setup({
  types: {
    context: {} as FavoriteStylesContext,
    events: {} as FavoriteStylesEvent,
    input: {} as { place: SeasonPlace },
  },
  actors: {
    loadFavorites: service<string[], SeasonPlace>(),
    storeWish: service<void, StyleWish & { readonly place: SeasonPlace }>(),
  },
  actions: {
    setFavorites: assign((_, { favorites }: { favorites: readonly string[] }) => ({
      favorites,
      failure: null,
    })),
    setWish: assign(({ context: { favorites, waiting } }, { articleId, favorite }: StyleWish) => {
      const wish = { articleId, favorite };
      return { favorites: withMark(favorites, wish), waiting: withWish(waiting, wish, isSame) };
    }),
    dropSent: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    /** Storing failed: the mark is as it was, unless another change of the same style is waiting. */
    takeBack: assign(({ context: { favorites, waiting } }) => {
      const [sent, ...rest] = waiting;
      if (!sent || rest.some((one) => isSame(one, sent))) return {};
      return { favorites: withMark(favorites, { ...sent, favorite: !sent.favorite }) };
    }),
    tellParent: enqueueActions(({ context: { favorites }, self, enqueue }) =>
      notifyParent<FavoritesChanged>({ self, enqueue }, { type: 'favorites.changed', articleIds: favorites }),
    ),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    raise: (_, __: { notice: Notice }) => {},
  },
  guards: { hasWish: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'favoriteStyles',
  description: 'Styles of a season are marked as favourites',
  context: ({ input }) => ({ ...input, favorites: [], waiting: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The favourites of the season are being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadFavorites',
        src: 'loadFavorites',
        input: ({ context }) => context.place,
        onDone: {
          target: 'known',
          actions: [
            { type: 'setFavorites', params: ({ event }) => ({ favorites: event.output }) },
            'tellParent',
          ],
        },
        onError: { target: 'unavailable', actions: keepFailure },
      },
    },
    unavailable: {
      description: 'The favourites could not be loaded',
      tags: 'failed',
      on: { 'favorites.retried': 'loading' },
    },
    known: {
      description: 'The favourites are known, and can be changed',
      initial: 'stored',
      on: {
        'favorite.wished': {
          actions: [{ type: 'setWish', params: ({ event }) => event }, 'tellParent'],
        },
      },
      states: {
        stored: {
          description: 'Every wish is stored',
          always: { guard: 'hasWish', target: 'storing' },
        },
        storing: {
          description: 'One wish is being stored; others wait',
          invoke: {
            id: 'storeWish',
            src: 'storeWish',
            input: ({ context: { place, waiting } }) => ({
              place,
              articleId: waiting[0]?.articleId ?? '',
              favorite: waiting[0]?.favorite ?? false,
            }),
            onDone: { target: 'stored', actions: 'dropSent' },
            onError: {
              target: 'stored',
              actions: [
                'takeBack',
                'dropSent',
                'tellParent',
                {
                  type: 'raise',
                  params: ({ event }) => ({
                    notice: { subject: 'favorite', failure: failureOf(event.error) },
                  }),
                },
              ],
            },
          },
        },
      },
    },
  },
});
