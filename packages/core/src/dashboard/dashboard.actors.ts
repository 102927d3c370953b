import { fromPromise } from 'xstate';
import {
  dashboardTiles,
  markFavorite,
  type Profile,
  type Tile,
  unmarkFavorite,
  userProfile,
} from '../contract/index.ts';
import type { Api } from '../platform/api/client.ts';
import type { Wish } from './favorites.ts';

export const greetingActors = (api: Api) => ({
  loadProfile: fromPromise<Profile>(({ signal }) => api.send(userProfile, { signal })),
});

export const tilesActors = (api: Api) => ({
  loadTiles: fromPromise<Tile[]>(({ signal }) => api.send(dashboardTiles, { signal })),
  storeWish: fromPromise<void, Wish>(async ({ input: { id, favorite }, signal }) => {
    await api.send(favorite ? markFavorite : unmarkFavorite, { params: { applicationId: id }, signal });
  }),
});
