import { describe, expect, it } from 'vitest';
import type { Tile } from '../contract/index.ts';
import { chartSuite, wiringSuite } from '../testing/index.ts';
import { greetingActors, tilesActors } from './dashboard.actors.ts';
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
  events: [{ type: 'tiles.retried' }, { type: 'language.changed' }],
  answers: { loadTiles: [[tile]], reloadTiles: [[tile]] },
};

chartSuite(tilesMachine, {
  ...tilesTour,
  invariants: {
    'D2 tiles are there exactly where they are shown': (snapshot) =>
      snapshot.hasTag('shown') === (snapshot.context as TilesContext).tiles.length > 0,
    'D6 a failure is known exactly where one is shown': (snapshot) =>
      snapshot.hasTag('failed') === ((snapshot.context as TilesContext).failure !== null),
  },
});

wiringSuite(tilesMachine, {
  tour: tilesTour,
  machine: (api) => tilesMachine.provide({ actors: tilesActors(api) }),
});

describe('sub-pages', () => {
  it('D3 belong to the tile whose link is their path', () => {
    const apps = { ...tile, id: 't-2', link: '/apps' };
    expect(tileOfSlug([tile, apps], 'apps')).toBe(apps);
    expect(tileOfSlug([tile, apps], 'app')).toBeNull();
  });
});
