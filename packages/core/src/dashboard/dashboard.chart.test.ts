import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Tile } from '../contract/index.ts';
import { chartSuite, type PendingCall, type World, wiringSuite } from '../testing/index.ts';
import { greetingActors, tilesActors } from './dashboard.actors.ts';
import { nextWish } from './favorites.ts';
import { type GreetingContext, greetingMachine } from './greeting.machine.ts';
import { type TilesContext, tilesMachine } from './tiles.machine.ts';
import { tileOfSlug } from './tiles.ts';

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
const profile = { firstName: 'Ada', lastName: 'Lind', canonicalId: 'c-1', email: 'ada@lind.test' };

const greetingTour = { events: [{ type: 'greeting.retried' }], answers: { loadProfile: [profile] } };

chartSuite(greetingMachine, {
  ...greetingTour,
  invariants: {
    'D1 a name is known exactly when it is shown': (snapshot) =>
      snapshot.matches('ready') === ((snapshot.context as GreetingContext).profile !== null),
    'D6 a failure is known exactly where one is shown': (snapshot) =>
      snapshot.hasTag('failed') === ((snapshot.context as GreetingContext).failure !== null),
  },
});

wiringSuite(greetingMachine, {
  tour: greetingTour,
  machine: (api) => greetingMachine.provide({ actors: greetingActors(api) }),
});

const tilesTour = {
  events: [
    { type: 'tiles.retried' },
    { type: 'tiles.outdated' },
    { type: 'language.changed' },
    { type: 'favorite.wished', id: 't-1', favorite: true },
    { type: 'favorite.wished', id: 't-1', favorite: false },
  ],
  answers: { loadTiles: [[tile]], reloadTiles: [[tile]], refreshTiles: [[tile]] },
};

/** Settles the call of a service by name: a list and a wish may be under way at once. */
const handled = (settle: (call: PendingCall | undefined, value: unknown) => void) => {
  const by =
    (isOfIt: (call: PendingCall) => boolean) =>
    (value: unknown, { fake }: World) =>
      settle(fake.pending.find(isOfIt), value);
  const list = by(({ name }) => name === 'dashboardTiles');
  return {
    loadTiles: list,
    reloadTiles: list,
    refreshTiles: list,
    storeWish: by(({ name }) => name !== 'dashboardTiles'),
  };
};

const tilesIn = (snapshot: AnyMachineSnapshot) => snapshot.context as TilesContext;

chartSuite(tilesMachine, {
  ...tilesTour,
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
  tour: tilesTour,
  machine: (api) => tilesMachine.provide({ actors: tilesActors(api) }),
  doing: {
    answers: handled((call, tiles) => call?.answer(tiles)),
    failures: handled((call, error) => call?.fail(error)),
  },
});

describe('sub-pages', () => {
  it('D3 belong to the tile whose link is their path', () => {
    const apps = { ...tile, id: 't-2', link: '/apps' };
    expect(tileOfSlug([tile, apps], 'apps')).toBe(apps);
    expect(tileOfSlug([tile, apps], 'app')).toBeNull();
  });
});
