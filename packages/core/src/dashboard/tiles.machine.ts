import { assign, setup } from 'xstate';
import { service } from '../actors/service.ts';
import { type Failure, failureOf } from '../api/failure.ts';
import type { Tile } from '../contract/index.ts';

export interface TilesContext {
  tiles: Tile[];
  failure: Failure | null;
}

export type TilesEvent = { type: 'tiles.retried' } | { type: 'language.changed' };

/** The tiles of the dashboard (requirements D2, D6). */
export const tilesMachine = setup({
  types: {
    context: {} as TilesContext,
    events: {} as TilesEvent,
    tags: {} as 'pending' | 'failed' | 'shown',
  },
  actors: { loadTiles: service<Tile[]>() },
  actions: {
    setTiles: assign((_, { tiles }: { tiles: Tile[] }) => ({ tiles, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ tiles: [], failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'tiles',
  description: 'The tiles of the dashboard',
  context: { tiles: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Tiles are being fetched, and none are shown',
      tags: 'pending',
      invoke: {
        id: 'loadTiles',
        src: 'loadTiles',
        onDone: {
          target: 'ready',
          actions: { type: 'setTiles', params: ({ event }) => ({ tiles: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'language.changed': { target: 'loading', reenter: true } },
    },
    ready: {
      description: 'The tiles are shown',
      tags: 'shown',
      on: { 'language.changed': 'translating' },
    },
    translating: {
      description: 'The tiles stay until those in the language just chosen are there',
      tags: ['shown', 'pending'],
      invoke: {
        id: 'reloadTiles',
        src: 'loadTiles',
        onDone: {
          target: 'ready',
          actions: { type: 'setTiles', params: ({ event }) => ({ tiles: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'language.changed': { target: 'translating', reenter: true } },
    },
    failed: {
      description: 'The tiles could not be loaded',
      tags: 'failed',
      on: {
        'tiles.retried': { target: 'loading', actions: 'forgetFailure' },
        'language.changed': { target: 'loading', actions: 'forgetFailure' },
      },
    },
  },
});
