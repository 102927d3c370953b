import { assign, setup } from 'xstate';
import { type Finds, SHORTEST_FIND } from '../contract/index.ts';
import { keepFailure } from '../platform/actors/failing.ts';
import { service, watch } from '../platform/actors/service.ts';
import { type Failure, failureOf, lacksNetwork } from '../platform/api/failure.ts';
import { patience, SEARCH_DELAY, SLOW_LOAD } from '../platform/patience.ts';
import type { PortalNews } from '../platform/portalFacts.ts';
import { countFinds, isPartial } from './answer.ts';

export interface FindsContext {
  query: string;
  /** Null until known, and while nothing is asked for. */
  finds: Finds | null;
  failure: Failure | null;
}

export type FindsEvent =
  /** As the search reports it: without control characters and doubled spaces. */
  | { type: 'query.changed'; query: string }
  | { type: 'finds.retried' }
  | { type: 'page.woke' }
  | Extract<PortalNews, { type: 'language.changed' }>;

/** What the search finds in ordering: points of sale, styles of open seasons, carts and orders. */
export const findsMachine = setup({
  types: {
    context: {} as FindsContext,
    events: {} as FindsEvent,
    tags: {} as 'pending' | 'slow' | 'failed',
  },
  actors: {
    watchPortal: watch(),
    watchPage: watch(),
    find: service<Finds, { readonly query: string }>(),
  },
  actions: {
    begin: assign((_, { query }: { query: string }) => ({ query, finds: null, failure: null })),
    setFinds: assign((_, { finds }: { finds: Finds }) => ({ finds })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetAnswer: assign({ finds: null, failure: null }),
  },
  guards: {
    isShort: (_, { query }: { query: string }) => query.length < SHORTEST_FIND,
    isFound: (_, { finds }: { finds: Finds }) => countFinds(finds) > 0,
    isPartial: ({ context }) => isPartial(context.finds),
    lacksNetwork,
  },
  delays: { searchDelay: SEARCH_DELAY, slowLoad: SLOW_LOAD },
}).createMachine({
  id: 'finds',
  description: 'What the search finds in ordering',
  context: { query: '', finds: null, failure: null },
  invoke: { id: 'watchPortal', src: 'watchPortal' },
  initial: 'resting',
  on: {
    'query.changed': [
      {
        guard: { type: 'isShort', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'begin', params: ({ event }) => event },
      },
      {
        target: '.waiting',
        reenter: true,
        actions: { type: 'begin', params: ({ event }) => event },
      },
    ],
  },
  states: {
    resting: { description: 'There is nothing to look for' },
    waiting: {
      description: 'The user is typing; the call waits for a pause',
      tags: 'pending',
      after: { searchDelay: 'searching' },
    },
    searching: {
      description: 'The finds are awaited',
      tags: 'pending',
      entry: 'forgetAnswer',
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context: { query } }) => ({ query }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ finds: event.output }) },
            target: 'found',
            actions: { type: 'setFinds', params: ({ event }) => ({ finds: event.output }) },
          },
          {
            target: 'nothing',
            actions: { type: 'setFinds', params: ({ event }) => ({ finds: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
      on: { 'language.changed': { target: 'searching', reenter: true } },
      ...patience,
    },
    found: {
      description: 'The finds are shown',
      on: {
        'language.changed': 'searching',
        'finds.retried': { guard: 'isPartial', target: 'searching' },
      },
    },
    nothing: {
      description: 'Ordering has nothing of it',
      on: { 'finds.retried': { guard: 'isPartial', target: 'searching' } },
    },
    failed: {
      description: 'The call failed; it may be tried again',
      tags: 'failed',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'finds.retried': 'searching',
        'language.changed': 'searching',
        'page.woke': { guard: 'lacksNetwork', target: 'searching' },
      },
    },
  },
});
