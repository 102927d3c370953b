import { assign, setup } from 'xstate';
import { service } from '../../actors/service.ts';
import { type Failure, failureOf } from '../../api/failure.ts';
import type { SeasonPlace, StyleIndex } from '../../contract/index.ts';
import type { OrderingRoute } from '../orderingRoute.ts';
import type { Selection } from './selection.ts';
import { searchOf, selectionOf } from './selectionAddress.ts';

export interface CatalogContext {
  place: SeasonPlace;
  index: StyleIndex | null;
  selection: Selection;
  failure: Failure | null;
}

export type CatalogEvent =
  /** The user narrows or orders the list; the address follows. */
  | { type: 'selection.changed'; selection: Selection }
  /** The address says what the list shows; '' or '?…'. */
  | { type: 'search.shown'; search: string }
  | { type: 'catalog.retried' }
  | { type: 'language.changed' };

/** The styles of a season: fetched once, searched and sorted locally (specification, section 2). */
export const catalogMachine = setup({
  types: {
    context: {} as CatalogContext,
    events: {} as CatalogEvent,
    input: {} as { place: SeasonPlace; search: string },
  },
  actors: { loadStyles: service<StyleIndex, SeasonPlace>() },
  actions: {
    setIndex: assign((_, { index }: { index: StyleIndex }) => ({ index, failure: null })),
    setSelection: assign((_, { selection }: { selection: Selection }) => ({ selection })),
    /** Puts the list's address into the address bar; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute }) => {},
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: { hasStyles: (_, { index }: { index: StyleIndex }) => index.styles.length > 0 },
}).createMachine({
  id: 'catalog',
  description: 'The styles a customer may order in a season',
  context: ({ input }) => ({
    place: input.place,
    index: null,
    selection: selectionOf(input.search),
    failure: null,
  }),
  initial: 'loading',
  on: {
    'language.changed': '.loading',
    'search.shown': {
      actions: {
        type: 'setSelection',
        params: ({ event }) => ({ selection: selectionOf(event.search) }),
      },
    },
  },
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
        'selection.changed': {
          actions: [
            { type: 'setSelection', params: ({ event }) => event },
            {
              type: 'showRoute',
              params: ({ context: { place }, event }) => ({
                route: { screen: 'styles', place, search: searchOf(event.selection) },
              }),
            },
          ],
        },
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
