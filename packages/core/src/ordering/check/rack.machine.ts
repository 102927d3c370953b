import { assign, setup } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import type { OrderingRoute } from '../../navigation/orderingRoute.ts';
import { rackViewOf, searchOfRack } from './rackAddress.ts';
import {
  isNarrowed,
  LARGEST_ZOOM,
  type RackFacetName,
  type RackGrouping,
  type RackTab,
  type RackView,
  SMALLEST_ZOOM,
  withValue,
} from './rackView.ts';

/** The context of the rack's chart: the place, and the view options. */
export interface RackContext {
  place: SeasonPlace;
  view: RackView;
}

export type RackEvent =
  | { type: 'tab.chosen'; tab: RackTab }
  | { type: 'grouping.chosen'; grouping: RackGrouping }
  | { type: 'zoomed.in' }
  | { type: 'zoomed.out' }
  /** Switches facts and figures on or off. */
  | { type: 'figures.switched'; on: boolean }
  | { type: 'value.chosen'; facet: RackFacetName; key: string; chosen: boolean }
  | { type: 'values.cleared' }
  /** Shows the rack alone in full screen, for the wall of a showroom. */
  | { type: 'wall.entered' }
  | { type: 'wall.left' }
  /** The address has changed. */
  | { type: 'search.shown'; search: string };

const routeShown = ({ context: { place, view } }: { context: RackContext }) => ({
  route: { screen: 'check' as const, place, search: searchOfRack(view) },
});

/** The view options of the order on the rack: tabs, grouping, zoom, facts and figures, filters (O1). */
export const rackMachine = setup({
  types: {
    context: {} as RackContext,
    events: {} as RackEvent,
    input: {} as { place: SeasonPlace; search: string },
  },
  actions: {
    setView: assign((_, { view }: { view: RackView }) => ({ view })),
    change: assign(({ context }, change: Partial<RackView>) => ({ view: { ...context.view, ...change } })),
    /** Puts the view options into the address; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute }) => {},
  },
  guards: {
    isNarrowed: ({ context }) => isNarrowed(context.view),
    isNotLargest: ({ context }) => context.view.zoom < LARGEST_ZOOM,
    isNotSmallest: ({ context }) => context.view.zoom > SMALLEST_ZOOM,
  },
}).createMachine({
  id: 'rack',
  description: 'How the order is looked at on the Order-Check',
  context: ({ input: { place, search } }) => ({ place, view: rackViewOf(search) }),
  initial: 'page',
  on: {
    'search.shown': {
      actions: { type: 'setView', params: ({ event }) => ({ view: rackViewOf(event.search) }) },
    },
    'tab.chosen': {
      actions: [
        { type: 'change', params: ({ event: { tab } }) => ({ tab }) },
        { type: 'showRoute', params: routeShown },
      ],
    },
    'grouping.chosen': {
      actions: [
        { type: 'change', params: ({ event: { grouping } }) => ({ grouping }) },
        { type: 'showRoute', params: routeShown },
      ],
    },
    'zoomed.in': {
      guard: 'isNotLargest',
      actions: [
        { type: 'change', params: ({ context }) => ({ zoom: context.view.zoom + 1 }) },
        { type: 'showRoute', params: routeShown },
      ],
    },
    'zoomed.out': {
      guard: 'isNotSmallest',
      actions: [
        { type: 'change', params: ({ context }) => ({ zoom: context.view.zoom - 1 }) },
        { type: 'showRoute', params: routeShown },
      ],
    },
    'figures.switched': {
      actions: [
        { type: 'change', params: ({ event }) => ({ figures: event.on }) },
        { type: 'showRoute', params: routeShown },
      ],
    },
    'value.chosen': {
      actions: [
        {
          type: 'change',
          params: ({ context, event: { facet, key, chosen } }) => withValue(context.view, facet, key, chosen),
        },
        { type: 'showRoute', params: routeShown },
      ],
    },
    'values.cleared': {
      guard: 'isNarrowed',
      actions: [
        { type: 'change', params: { chosen: {} } },
        { type: 'showRoute', params: routeShown },
      ],
    },
  },
  states: {
    page: {
      description: 'The rack is a part of the page',
      on: { 'wall.entered': 'wall' },
    },
    wall: {
      description: 'The rack fills the screen',
      on: { 'wall.left': 'page' },
    },
  },
});
