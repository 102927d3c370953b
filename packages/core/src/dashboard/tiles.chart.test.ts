import type { AnyMachineSnapshot } from 'xstate';
import type { Tile } from '../contract/index.ts';
import { chartSuite, settlingTiles, wiringSuite } from '../testing/index.ts';
import { tilesActors } from './dashboard.actors.ts';
import { nextWish } from './favorites.ts';
import { type TilesContext, tilesMachine } from './tiles.machine.ts';

const tile: Tile = {
  id: 't-1',
  title: 'Pre-order',
  description: '',
  image: null,
  link: '/ordering/preorder',
  newTab: false,
  favorite: false,
  subpageTitle: null,
  subpageDescription: null,
  subpageTiles: [],
};
const tour = {
  events: [
    { type: 'tiles.retried' },
    { type: 'tiles.outdated' },
    { type: 'language.changed' },
    { type: 'favorite.wished', id: 't-1', favorite: true },
    { type: 'favorite.wished', id: 't-1', favorite: false },
  ],
  answers: { loadTiles: [[tile]], reloadTiles: [[tile]], refreshTiles: [[tile]] },
};

const tilesIn = (snapshot: AnyMachineSnapshot) => snapshot.context as TilesContext;

chartSuite(tilesMachine, {
  ...tour,
  invariants: {
    'D2 tiles are there exactly where they are shown': (snapshot) =>
      snapshot.hasTag('shown') === tilesIn(snapshot).tiles.length > 0,
    'D6 a failure is known exactly where one is shown': (snapshot) =>
      snapshot.hasTag('failed') === (tilesIn(snapshot).failure !== null),
    'D5 a wish is on its way exactly while it is being stored': (snapshot) =>
      (tilesIn(snapshot).sent !== null) === snapshot.matches({ favorites: 'storing' }),
    'D5 no wish of the tiles shown is forgotten': (snapshot) =>
      snapshot.matches({ favorites: 'storing' }) ||
      nextWish(tilesIn(snapshot).tiles, tilesIn(snapshot).wishes) === null,
  },
});

wiringSuite(tilesMachine, {
  tour,
  machine: (api) => tilesMachine.provide({ actors: tilesActors(api) }),
  doing: {
    answers: settlingTiles((call, tiles) => call?.answer(tiles)),
    failures: settlingTiles((call, error) => call?.fail(error)),
  },
});
