import { assign, setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import type { Dimension, Measure } from './breakdown/dimensions.ts';
import type { CartSort } from './cartSorting.ts';
import { type CartView, cartViewOf, searchOfCart, toggled } from './cartView.ts';

export interface CartViewContext {
  place: SeasonPlace;
  view: CartView;
}

export type CartViewEvent =
  | { type: 'sort.chosen'; sort: CartSort }
  | { type: 'charts.opened' }
  | { type: 'charts.closed' }
  | { type: 'dimension.toggled'; dimension: Dimension }
  | { type: 'measure.chosen'; measure: Measure }
  /** The address has changed. */
  | { type: 'search.shown'; search: string };

const routeShown = ({ context: { place, view } }: { context: CartViewContext }) => ({
  route: { screen: 'cart' as const, place, search: searchOfCart(view) },
});

/** The view options of a cart: its sorting and its breakdown, which always has at least one dimension (N2). */
export const cartViewMachine = setup({
  types: {
    context: {} as CartViewContext,
    events: {} as CartViewEvent,
    input: {} as { place: SeasonPlace; search: string },
  },
  actions: {
    setView: assign((_, { view }: { view: CartView }) => ({ view })),
    change: assign(({ context }, change: Partial<CartView>) => ({ view: { ...context.view, ...change } })),
    /** Puts the view options into the address; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute }) => {},
  },
  guards: {
    showsCharts: ({ context }) => context.view.charts,
    hasOne: ({ context }) => context.view.by.length === 1,
    isAnother: ({ context }, { dimension }: { dimension: Dimension }) => !context.view.by.includes(dimension),
  },
}).createMachine({
  id: 'cartView',
  description: 'How the page of a cart is looked at: its order and its distribution',
  context: ({ input: { place, search } }) => ({ place, view: cartViewOf(search) }),
  initial: 'deciding',
  on: {
    'search.shown': {
      target: '.deciding',
      actions: { type: 'setView', params: ({ event }) => ({ view: cartViewOf(event.search) }) },
    },
    'sort.chosen': {
      actions: [
        { type: 'change', params: ({ event: { sort } }) => ({ sort }) },
        { type: 'showRoute', params: routeShown },
      ],
    },
  },
  states: {
    deciding: {
      description: 'Is the distribution shown, and divided by how much?',
      always: [{ guard: 'showsCharts', target: 'charts' }, { target: 'plain' }],
    },
    plain: {
      description: 'The cart is shown without its distribution',
      on: {
        'charts.opened': {
          target: 'charts',
          actions: [
            { type: 'change', params: { charts: true } },
            { type: 'showRoute', params: routeShown },
          ],
        },
      },
    },
    charts: {
      description: 'The distribution is shown',
      initial: 'counting',
      on: {
        'charts.closed': {
          target: 'plain',
          actions: [
            { type: 'change', params: { charts: false } },
            { type: 'showRoute', params: routeShown },
          ],
        },
        'measure.chosen': {
          actions: [
            { type: 'change', params: ({ event: { measure } }) => ({ measure }) },
            { type: 'showRoute', params: routeShown },
          ],
        },
        'dimension.toggled': {
          target: '.counting',
          actions: [
            {
              type: 'change',
              params: ({ context, event: { dimension } }) => ({ by: toggled(context.view.by, dimension) }),
            },
            { type: 'showRoute', params: routeShown },
          ],
        },
      },
      states: {
        counting: {
          description: 'Is one option selected, or are there several?',
          always: [{ guard: 'hasOne', target: 'one' }, { target: 'several' }],
        },
        one: {
          description: 'One option is selected: it cannot be taken away',
          on: {
            'dimension.toggled': [
              {
                guard: { type: 'isAnother', params: ({ event }) => event },
                target: 'several',
                actions: [
                  {
                    type: 'change',
                    params: ({ context, event: { dimension } }) => ({
                      by: toggled(context.view.by, dimension),
                    }),
                  },
                  { type: 'showRoute', params: routeShown },
                ],
              },
              {},
            ],
          },
        },
        several: { description: 'Several options are selected, each with a chart of its own' },
      },
    },
  },
});
