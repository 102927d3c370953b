import { assign, setup } from 'xstate';
import { service } from '../../actors/service.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import type { SeasonPlace, StyleIndex } from '../../contract/index.ts';
import type { StyleSort } from './styleList.ts';

export interface CatalogContext {
  place: SeasonPlace;
  index: StyleIndex | null;
  term: string;
  sort: StyleSort;
  failure: Failure | null;
}

export type CatalogEvent =
  | { type: 'term.changed'; term: string }
  | { type: 'sort.chosen'; sort: StyleSort }
  | { type: 'catalog.retried' }
  | { type: 'language.changed' };

/** The styles of a season: fetched once, searched and sorted locally (specification, section 2). */
export const catalogMachine = setup({
  types: {
    context: {} as CatalogContext,
    events: {} as CatalogEvent,
    input: {} as { place: SeasonPlace },
  },
  actors: { loadStyles: service<StyleIndex, SeasonPlace>() },
  actions: {
    setIndex: assign((_, { index }: { index: StyleIndex }) => ({ index, failure: null })),
    setTerm: assign((_, { term }: { term: string }) => ({ term })),
    setSort: assign((_, { sort }: { sort: StyleSort }) => ({ sort })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: { hasStyles: (_, { index }: { index: StyleIndex }) => index.styles.length > 0 },
}).createMachine({
  id: 'catalog',
  description: 'The styles a customer may order in a season',
  context: ({ input }) => ({ place: input.place, index: null, term: '', sort: 'number', failure: null }),
  initial: 'loading',
  on: { 'language.changed': '.loading' },
  states: {
    loading: {
      description: "The season's index of styles is being fetched",
      tags: 'pending',
      invoke: {
        id: 'loadStyles',
        src: 'loadStyles',
        input: ({ context }) => context.place,
        onDone: [
          {
            target: 'listing',
            guard: { type: 'hasStyles', params: ({ event }) => ({ index: event.output }) },
            actions: { type: 'setIndex', params: ({ event }) => ({ index: event.output }) },
          },
          {
            target: 'empty',
            actions: { type: 'setIndex', params: ({ event }) => ({ index: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    listing: {
      description: 'Styles are shown, narrowed by the term and in the chosen order',
      on: {
        'term.changed': { actions: { type: 'setTerm', params: ({ event }) => event } },
        'sort.chosen': { actions: { type: 'setSort', params: ({ event }) => event } },
      },
    },
    empty: { description: 'The season has no styles for this customer' },
    failed: {
      description: 'The styles could not be loaded',
      tags: 'failed',
      on: { 'catalog.retried': 'loading' },
    },
  },
});
