import { assign, type DoneActorEvent, not, raise as raiseEvent, setup } from 'xstate';
import type { Tile } from '../contract/index.ts';
import type { Notice } from '../notices/notices.ts';
import { keepFailure } from '../platform/actors/failing.ts';
import { hasSameStatus, statusReporter } from '../platform/actors/notifyParent.ts';
import { service } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';
import { nextWish, type Wish, type Wishes, withStored } from './favorites.ts';

export interface TilesContext {
  /** The tiles as on the server. */
  tiles: Tile[];
  failure: Failure | null;
  wishes: Wishes;
  /** The change being stored. */
  sent: Wish | null;
}

export type TilesEvent =
  | { type: 'tiles.retried' }
  /** Internal event: favourites were stored, or may have been. */
  | { type: 'tiles.outdated' }
  | { type: 'language.changed' }
  | ({ type: 'favorite.wished' } & Wish);

/** What the tiles tell their parent; they begin `pending`. */
export interface TilesStatusChanged {
  readonly type: 'tiles.statusChanged';
  readonly status: 'pending' | 'settled';
}

const tilesStatusChanged = ({ tags }: { readonly tags: ReadonlySet<string> }): TilesStatusChanged => ({
  type: 'tiles.statusChanged',
  status: tags.has('pending') ? 'pending' : 'settled',
});

const takeTiles = {
  target: 'ready',
  actions: {
    type: 'setTiles',
    params: ({ event }: { event: DoneActorEvent<Tile[]> }) => ({ tiles: event.output }),
  },
} as const;

/**
 * The tiles of the dashboard and the user's favourites. A change is shown at once. Changes are stored one call after
 * the other, and the last click wins (requirements D2, D4 to D6).
 */
export const tilesMachine = setup({
  types: {
    context: {} as TilesContext,
    events: {} as TilesEvent,
    tags: {} as 'pending' | 'failed' | 'shown',
  },
  actors: {
    loadTiles: service<Tile[]>(),
    storeWish: service<void, Wish>(),
    reportStatus: statusReporter(tilesStatusChanged, hasSameStatus),
  },
  actions: {
    setTiles: assign((_, { tiles }: { tiles: Tile[] }) => ({ tiles, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ tiles: [], failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    setWish: assign(({ context: { wishes } }, { id, favorite }: Wish) => ({
      wishes: { ...wishes, [id]: favorite },
    })),
    sendNext: assign(({ context: { tiles, wishes } }) => ({ sent: nextWish(tiles, wishes) })),
    setStored: assign(({ context: { tiles, sent } }) => ({ tiles: withStored(tiles, sent) })),
    dropWish: assign(({ context: { wishes, sent } }) => {
      const { [sent?.id ?? '']: _, ...others } = wishes;
      return { wishes: others };
    }),
    /** Once the tiles reflect all changes, the changes are dropped: later responses of the server apply. */
    forgetWishes: assign({ wishes: {}, sent: null }),
    raise: (_, __: { notice: Notice }) => {},
    outdate: raiseEvent({ type: 'tiles.outdated' }),
  },
  guards: {
    hasWish: ({ context: { tiles, wishes } }) => nextWish(tiles, wishes) !== null,
    hasFurther: ({ context: { tiles, wishes, sent } }) => nextWish(withStored(tiles, sent), wishes) !== null,
    isStillWanted: ({ context: { wishes, sent } }) => sent !== null && wishes[sent.id] === sent.favorite,
  },
}).createMachine({
  id: 'tiles',
  description: 'The tiles of the dashboard',
  context: { tiles: [], failure: null, wishes: {}, sent: null },
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  on: { 'favorite.wished': { actions: { type: 'setWish', params: ({ event }) => event } } },
  type: 'parallel',
  states: {
    list: {
      description: 'The list as the server has it',
      initial: 'loading',
      states: {
        loading: {
          description: 'Tiles are being fetched, and none are shown',
          tags: 'pending',
          invoke: {
            id: 'loadTiles',
            src: 'loadTiles',
            onDone: takeTiles,
            onError: { target: 'failed', actions: keepFailure },
          },
          on: {
            'language.changed': { target: 'loading', reenter: true },
            'tiles.outdated': { target: 'loading', reenter: true },
          },
        },
        ready: {
          description: 'The tiles are shown',
          tags: 'shown',
          on: { 'language.changed': 'translating', 'tiles.outdated': 'refreshing' },
        },
        refreshing: {
          description: 'The tiles stay until the newer list is there; without it they stay as they are',
          tags: 'shown',
          invoke: {
            id: 'refreshTiles',
            src: 'loadTiles',
            onDone: takeTiles,
            onError: 'ready',
          },
          on: {
            'language.changed': 'translating',
            'tiles.outdated': { target: 'refreshing', reenter: true },
          },
        },
        translating: {
          description: 'The tiles stay until those in the language just chosen are there',
          tags: ['shown', 'pending'],
          invoke: {
            id: 'reloadTiles',
            src: 'loadTiles',
            onDone: takeTiles,
            onError: { target: 'failed', actions: keepFailure },
          },
          on: {
            'language.changed': { target: 'translating', reenter: true },
            'tiles.outdated': { target: 'translating', reenter: true },
          },
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
    },
    favorites: {
      description: 'The user’s wishes',
      initial: 'stored',
      states: {
        stored: {
          description: 'Every wish is stored',
          always: { guard: 'hasWish', target: 'storing', actions: 'sendNext' },
        },
        storing: {
          description: 'One wish is being stored; of those that wait the newest for each tile counts',
          invoke: {
            id: 'storeWish',
            src: 'storeWish',
            input: ({ context }) => context.sent as Wish,
            onDone: { target: 'deciding', actions: 'setStored' },
            onError: [
              {
                guard: 'isStillWanted',
                target: 'deciding',
                actions: [
                  {
                    type: 'raise',
                    params: ({ event }) => ({
                      notice: { subject: 'favorite', failure: failureOf(event.error) },
                    }),
                  },
                  'dropWish',
                ],
              },
              { target: 'deciding', actions: 'dropWish' },
            ],
          },
          initial: 'last',
          states: {
            last: {
              description: 'No other waits',
              always: { guard: 'hasFurther', target: 'followed' },
            },
            followed: {
              description: 'Another waits',
              always: { guard: not('hasFurther'), target: 'last' },
            },
          },
        },
        deciding: {
          description: 'Another wish, or the list anew',
          always: [
            { guard: 'hasWish', target: 'storing', actions: 'sendNext' },
            { target: 'stored', actions: ['forgetWishes', 'outdate'] },
          ],
        },
      },
    },
  },
});
