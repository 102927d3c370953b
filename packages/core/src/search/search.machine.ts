import { assign, type EventObject, setup } from 'xstate';
import type { SearchFilter } from '../contract/index.ts';
import { dialogReporter } from '../platform/actors/dialogReporter.ts';
import { keepFailure } from '../platform/actors/failing.ts';
import { statusReporter } from '../platform/actors/notifyParent.ts';
import { service, watch } from '../platform/actors/service.ts';
import { type Failure, failureOf, lacksNetwork } from '../platform/api/failure.ts';
import { patience, SEARCH_DELAY, SLOW_LOAD } from '../platform/patience.ts';
import type { PortalNews } from '../platform/portalFacts.ts';
import type { TrackedEvent } from '../tracking/trackingReport.ts';
import type { SearchHit } from './results.ts';
import { cutTerm, queryOf } from './term.ts';

export interface SearchContext {
  /** The text in the search box. */
  term: string;
  /** The results, best first within each kind; empty until they are known. */
  hits: readonly SearchHit[];
  filter: SearchFilter | null;
  failure: Failure | null;
}

export type SearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'term.typed'; term: string }
  /** Composition with an input method has started: the text in the box is not final yet. */
  | { type: 'composition.started' }
  | { type: 'composition.ended'; term: string }
  | { type: 'filter.toggled'; filter: SearchFilter }
  | { type: 'search.retried' }
  | { type: 'page.woke' }
  /** `apart`: the result opens in a tab or window of its own, so the dialog stays open. */
  | { type: 'result.chosen'; kind: SearchFilter; apart: boolean }
  | Extract<PortalNews, { type: 'language.changed' | 'route.changed' }>;

/** What the search tells its parent: what is searched for; '' while there is nothing, or it is being composed. */
export interface SearchQueryChanged extends EventObject {
  readonly type: 'search.queryChanged';
  readonly query: string;
}

interface OfSearch {
  readonly context: SearchContext;
  matches(state: { open: 'composing' }): boolean;
}

const queryReporter = statusReporter(
  (snapshot: OfSearch): SearchQueryChanged => ({
    type: 'search.queryChanged',
    query: snapshot.matches({ open: 'composing' }) ? '' : queryOf(snapshot.context.term),
  }),
  (one, other) => one.query === other.query,
);

const nothing: SearchContext = { term: '', hits: [], filter: null, failure: null };

/** The search over the self-service area (G1 to G5). */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    tags: {} as 'dialog' | 'pending' | 'slow' | 'failed',
  },
  actors: {
    watchPortal: watch(),
    reportDialog: dialogReporter('search'),
    reportQuery: queryReporter,
    watchPage: watch(),
    /** Finds everything for a query; aborted when a newer query comes. */
    findResults: service<SearchHit[], { query: string }>(),
  },
  actions: {
    setTerm: assign((_, { term }: { term: string }) => ({ term: cutTerm(term) })),
    setHits: assign(({ context }, { hits }: { hits: readonly SearchHit[] }) => ({
      hits,
      filter: hits.some(({ kind }) => kind === context.filter) ? context.filter : null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    toggleFilter: assign(({ context }, { filter }: { filter: SearchFilter }) => ({
      filter: context.filter === filter ? null : filter,
    })),
    forgetAnswer: assign({ hits: [], failure: null }),
    forgetFilter: assign({ filter: null }),
    forget: assign(nothing),
    /** Reports to the analytics service; never what was typed. */
    track: (_, _params: { event: TrackedEvent }) => {},
  },
  guards: {
    isBlank: (_, { term }: { term: string }) => queryOf(term) === '',
    isOther: ({ context }, { term }: { term: string }) => queryOf(term) !== queryOf(context.term),
    isFound: (_, { hits }: { hits: readonly SearchHit[] }) => hits.length > 0,
    hasSuch: ({ context }, { filter }: { filter: SearchFilter }) =>
      context.hits.some(({ kind }) => kind === filter),
    lacksNetwork,
    isApart: (_, { apart }: { apart: boolean }) => apart,
  },
  delays: { searchDelay: SEARCH_DELAY, slowLoad: SLOW_LOAD },
}).createMachine({
  id: 'search',
  description: 'Search over the self-service area',
  context: nothing,
  invoke: [
    { id: 'watchPortal', src: 'watchPortal' },
    { id: 'reportDialog', src: 'reportDialog', input: ({ self }) => self },
    { id: 'reportQuery', src: 'reportQuery', input: ({ self }) => self },
  ],
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed',
      on: {
        'search.opened': {
          target: 'open',
          actions: { type: 'track', params: { event: { action: 'searchIcon', name: null } } },
        },
      },
    },
    open: {
      description: 'The dialog is open',
      tags: 'dialog',
      exit: 'forget',
      on: {
        'search.closed': 'closed',
        'route.changed': 'closed',
        'composition.started': '.composing',
        'term.typed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.empty',
            actions: { type: 'setTerm', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: '.waiting',
            actions: { type: 'setTerm', params: ({ event }) => event },
          },
          { actions: { type: 'setTerm', params: ({ event }) => event } },
        ],
      },
      initial: 'empty',
      states: {
        empty: { description: 'There is nothing to search for', entry: ['forgetAnswer', 'forgetFilter'] },
        composing: {
          description: 'An input method puts a word together',
          entry: 'forgetAnswer',
          on: {
            'term.typed': { actions: { type: 'setTerm', params: ({ event }) => event } },
            'composition.ended': [
              {
                guard: { type: 'isBlank', params: ({ event }) => event },
                target: 'empty',
                actions: { type: 'setTerm', params: ({ event }) => event },
              },
              { target: 'waiting', actions: { type: 'setTerm', params: ({ event }) => event } },
            ],
          },
        },
        waiting: {
          description: 'The user is typing; the search waits for a pause',
          tags: 'pending',
          entry: 'forgetAnswer',
          after: { searchDelay: 'asked' },
        },
        asked: {
          description: 'A search is on its way or has ended',
          on: { 'language.changed': '.searching' },
          initial: 'searching',
          states: {
            searching: {
              description: 'The results are awaited',
              tags: 'pending',
              entry: 'forgetAnswer',
              invoke: {
                id: 'findResults',
                src: 'findResults',
                input: ({ context }) => ({ query: queryOf(context.term) }),
                onDone: [
                  {
                    guard: { type: 'isFound', params: ({ event }) => ({ hits: event.output }) },
                    target: 'results',
                    actions: { type: 'setHits', params: ({ event }) => ({ hits: event.output }) },
                  },
                  { target: 'nothing', actions: 'forgetFilter' },
                ],
                onError: { target: 'failed', actions: keepFailure },
              },
              ...patience,
            },
            results: {
              description: 'What was found is shown',
              on: {
                'filter.toggled': {
                  guard: { type: 'hasSuch', params: ({ event }) => event },
                  actions: { type: 'toggleFilter', params: ({ event }) => event },
                },
                'result.chosen': [
                  {
                    guard: { type: 'isApart', params: ({ event }) => event },
                    actions: {
                      type: 'track',
                      params: ({ event }) => ({ event: { action: 'searchResult', name: event.kind } }),
                    },
                  },
                  {
                    target: '#search.closed',
                    actions: {
                      type: 'track',
                      params: ({ event }) => ({ event: { action: 'searchResult', name: event.kind } }),
                    },
                  },
                ],
              },
            },
            nothing: { description: 'Nothing was found' },
            failed: {
              description: 'The search failed; it may be tried again',
              tags: 'failed',
              invoke: { id: 'watchPage', src: 'watchPage' },
              on: {
                'search.retried': 'searching',
                'page.woke': { guard: 'lacksNetwork', target: 'searching' },
              },
            },
          },
        },
      },
    },
  },
});
