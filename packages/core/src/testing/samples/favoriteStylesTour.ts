import { samplePlace } from './seasons.ts';

/** Everything that can happen to the favourites of a season. */
export const favoriteStylesTour = {
  input: { place: samplePlace },
  events: [
    { type: 'favorite.wished', articleId: 's-1', favorite: false },
    { type: 'favorite.wished', articleId: 's-1', favorite: true },
    { type: 'favorite.wished', articleId: 's-2', favorite: true },
    { type: 'favorites.retried' },
  ],
  answers: { loadFavorites: [['s-1'], []] },
};
