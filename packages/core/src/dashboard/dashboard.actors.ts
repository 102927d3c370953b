import { fromPromise } from 'xstate';
import type { Api } from '../api/client.ts';
import { dashboardTiles, type Profile, type Tile, userProfile } from '../contract/index.ts';

export const greetingActors = (api: Api) => ({
  loadProfile: fromPromise<Profile>(({ signal }) => api.send(userProfile, { signal })),
});

export const tilesActors = (api: Api) => ({
  loadTiles: fromPromise<Tile[]>(({ signal }) => api.send(dashboardTiles, { signal })),
});
