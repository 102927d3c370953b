import { assign, raise, sendTo, setup } from 'xstate';
import type { ResolvedRights, RightEnv } from '../contract/index.ts';
import { cartsMachine } from './cart/carts.machine.ts';
import { groupsMachine } from './group/groups.machine.ts';
import { orderMachine } from './order/order.machine.ts';
import { ordersMachine } from './order/orders.machine.ts';
import { holds } from './orderingRights.ts';
import { type OrderingRoute, type PlaceRoute, samePlace, searchIn } from './orderingRoute.ts';
import { paletteMachine } from './palette/palette.machine.ts';
import { posMachine } from './pos/pos.machine.ts';
import { seasonsMachine } from './season/seasons.machine.ts';
import { waitingMachine } from './waiting/waiting.machine.ts';
import { workspaceMachine } from './workspace/workspace.machine.ts';

/** How long leaving waits for typed quantities to be stored before it asks. */
export const LEAVE_DELAY = 1500;

export interface OrderingContext {
  route: OrderingRoute;
  /** The address asked for while quantities are still being stored. */
  next: OrderingRoute | null;
  rights: ResolvedRights;
  unsaved: boolean;
  /** Leaving now could lose something that is typed. */
  atRisk: boolean;
}

export type OrderingEvent =
  | { type: 'route.changed'; route: OrderingRoute }
  | { type: 'language.changed' }
  /** What was refused because of a maintenance is asked for again. */
  | { type: 'maintenance.over' }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.cancelled' }
  | { type: 'quantities.moved' };

const envOf = (route: OrderingRoute): RightEnv => {
  if ('place' in route) return route.place.rightEnv;
  return 'rightEnv' in route ? route.rightEnv : 'preorder';
};

/** Of a screen that belongs to one customer. */
const customerOf = (route: OrderingRoute): { rightEnv: RightEnv; customerId: string } => ({
  rightEnv: envOf(route),
  customerId: 'customerId' in route ? route.customerId : '',
});

const isPlaceRoute = (route: OrderingRoute): route is PlaceRoute => 'place' in route;

const placeRouteOf = ({ route }: OrderingContext): PlaceRoute => {
  if (!isPlaceRoute(route)) throw new Error('the workspace was entered without a place');
  return route;
};

/** The ordering area: from the point of sale to the finalized order (specification, section 1). */
export const orderingMachine = setup({
  types: {
    context: {} as OrderingContext,
    events: {} as OrderingEvent,
    input: {} as { route: OrderingRoute; rights: ResolvedRights },
  },
  actors: {
    pos: posMachine,
    seasons: seasonsMachine,
    waiting: waitingMachine,
    carts: cartsMachine,
    orders: ordersMachine,
    groups: groupsMachine,
    order: orderMachine,
    workspace: workspaceMachine,
    palette: paletteMachine,
  },
  actions: {
    setRoute: assign((_, { route }: { route: OrderingRoute }) => ({ route, next: null })),
    setNext: assign((_, { route }: { route: OrderingRoute }) => ({ next: route })),
    takeNext: assign(({ context }) => ({
      route: context.next ?? context.route,
      next: null,
      unsaved: false,
      atRisk: false,
    })),
    dropNext: assign({ next: null }),
    setUnsaved: assign((_, { unsaved, atRisk }: { unsaved: boolean; atRisk: boolean }) => ({
      unsaved,
      atRisk,
    })),
    /** Puts the address back; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute }) => {},
  },
  guards: {
    isOn: ({ context }, { screen }: { screen: OrderingRoute['screen'] }) => context.route.screen === screen,
    isInPlace: ({ context }) => isPlaceRoute(context.route),
    hasNoRight: ({ context: { rights, route } }) =>
      route.screen !== 'order' && !holds(rights, envOf(route), 'COLLECTION_VIEW'),
    staysInPlace: ({ context }, { route }: { route: OrderingRoute }) =>
      isPlaceRoute(route) && samePlace(placeRouteOf(context).place, route.place),
    staysWithCustomer: ({ context: { route: shown } }, { route }: { route: OrderingRoute }) =>
      shown.screen === 'seasons' &&
      route.screen === 'seasons' &&
      shown.rightEnv === route.rightEnv &&
      shown.customerId === route.customerId,
    hasUnsaved: ({ context }) => context.unsaved,
    isAtRisk: ({ context }) => context.atRisk,
    riskMoved: ({ context }, { atRisk }: { atRisk: boolean }) => context.atRisk !== atRisk,
    unsavedMoved: ({ context }, { unsaved }: { unsaved: boolean }) => context.unsaved !== unsaved,
  },
  delays: { leaveDelay: LEAVE_DELAY },
}).createMachine({
  id: 'ordering',
  description: 'The ordering area, from the point of sale to the finalized order',
  context: ({ input }) => ({ ...input, next: null, unsaved: false, atRisk: false }),
  invoke: { id: 'palette', src: 'palette' },
  initial: 'deciding',
  on: {
    'route.changed': { target: '.deciding', actions: { type: 'setRoute', params: ({ event }) => event } },
    'language.changed': '.deciding',
  },
  states: {
    deciding: {
      description: 'Address and rights decide which screen is shown',
      always: [
        { guard: 'hasNoRight', target: 'noRight' },
        { guard: { type: 'isOn', params: { screen: 'pos' } }, target: 'pos' },
        { guard: { type: 'isOn', params: { screen: 'waiting' } }, target: 'waiting' },
        { guard: { type: 'isOn', params: { screen: 'seasons' } }, target: 'seasons' },
        { guard: { type: 'isOn', params: { screen: 'carts' } }, target: 'carts' },
        { guard: { type: 'isOn', params: { screen: 'orders' } }, target: 'orders' },
        { guard: { type: 'isOn', params: { screen: 'groups' } }, target: 'groups' },
        { guard: 'isInPlace', target: 'place' },
        { target: 'order' },
      ],
    },
    noRight: { description: 'The user may not see the collection here' },
    pos: {
      description: 'Choosing the point of sale',
      invoke: {
        id: 'pos',
        src: 'pos',
        input: ({ context }) => ({ rightEnv: envOf(context.route) }),
      },
      on: { 'maintenance.over': { actions: sendTo('pos', { type: 'search.retried' }) } },
    },
    waiting: {
      description: 'Approved carts that wait for the POS Manager',
      invoke: {
        id: 'waiting',
        src: 'waiting',
        input: ({ context }) => ({ rightEnv: envOf(context.route) }),
      },
      on: { 'maintenance.over': { actions: sendTo('waiting', { type: 'reading.retried' }) } },
    },
    seasons: {
      description: 'Choosing the season',
      invoke: {
        id: 'seasons',
        src: 'seasons',
        input: ({ context: { route } }) => ({
          rightEnv: envOf(route),
          customerId: route.screen === 'seasons' ? route.customerId : '',
          search: searchIn(route),
        }),
      },
      on: {
        'maintenance.over': { actions: sendTo('seasons', { type: 'seasons.retried' }) },
        'route.changed': [
          {
            guard: { type: 'staysWithCustomer', params: ({ event }) => event },
            actions: [
              { type: 'setRoute', params: ({ event }) => event },
              sendTo('seasons', ({ event }) => ({
                type: 'search.shown' as const,
                search: searchIn(event.route),
              })),
            ],
          },
          { target: 'deciding', actions: { type: 'setRoute', params: ({ event }) => event } },
        ],
      },
    },
    carts: {
      description: 'The carts of a customer are listed',
      invoke: { id: 'carts', src: 'carts', input: ({ context }) => customerOf(context.route) },
      on: { 'maintenance.over': { actions: sendTo('carts', { type: 'reading.retried' }) } },
    },
    orders: {
      description: 'The orders of a customer are listed',
      invoke: { id: 'orders', src: 'orders', input: ({ context }) => customerOf(context.route) },
      on: { 'maintenance.over': { actions: sendTo('orders', { type: 'reading.retried' }) } },
    },
    groups: {
      description: 'Group orders are shown',
      invoke: {
        id: 'groups',
        src: 'groups',
        input: ({ context: { route } }) => ({
          rightEnv: envOf(route),
          groupId: route.screen === 'groups' ? route.groupId : null,
        }),
      },
    },
    order: {
      description: 'A finalized order is shown',
      invoke: {
        id: 'order',
        src: 'order',
        input: ({ context: { route } }) => ({ orderId: route.screen === 'order' ? route.orderId : '' }),
      },
      on: { 'maintenance.over': { actions: sendTo('order', { type: 'reading.retried' }) } },
    },
    place: {
      description: 'Ordering in one season for one customer',
      invoke: {
        id: 'workspace',
        src: 'workspace',
        input: ({ context }) => ({ route: placeRouteOf(context), rights: context.rights }),
        onSnapshot: [
          {
            guard: { type: 'unsavedMoved', params: ({ event }) => event.snapshot.context.cart },
            actions: [
              { type: 'setUnsaved', params: ({ event }) => event.snapshot.context.cart },
              raise({ type: 'quantities.moved' }),
            ],
          },
          {
            guard: { type: 'riskMoved', params: ({ event }) => event.snapshot.context.cart },
            actions: { type: 'setUnsaved', params: ({ event }) => event.snapshot.context.cart },
          },
        ],
      },
      initial: 'staying',
      on: {
        'route.changed': [
          {
            guard: { type: 'staysInPlace', params: ({ event }) => event },
            target: '.staying',
            actions: [
              { type: 'setRoute', params: ({ event }) => event },
              sendTo('workspace', ({ event }) => ({
                type: 'route.changed' as const,
                route: event.route as PlaceRoute,
              })),
            ],
          },
          {
            guard: 'hasUnsaved',
            target: '.leaving',
            actions: { type: 'setNext', params: ({ event }) => event },
          },
          { target: 'deciding', actions: { type: 'setRoute', params: ({ event }) => event } },
        ],
        'language.changed': { actions: sendTo('workspace', { type: 'language.changed' }) },
        'maintenance.over': { actions: sendTo('workspace', { type: 'workspace.retried' }) },
      },
      states: {
        staying: { description: 'The user works in this season' },
        leaving: {
          description: 'The user is leaving while quantities are being stored',
          tags: 'pending',
          after: {
            leaveDelay: [
              { guard: 'isAtRisk', target: 'asking' },
              { target: '#ordering.deciding', actions: 'takeNext' },
            ],
          },
          on: {
            'quantities.moved': { target: '#ordering.deciding', actions: 'takeNext' },
          },
        },
        asking: {
          description: 'Quantities could be lost: discard them or keep editing?',
          on: {
            'leaving.confirmed': 'discarding',
            'leaving.cancelled': {
              target: 'staying',
              actions: [
                'dropNext',
                { type: 'showRoute', params: ({ context }) => ({ route: context.route }) },
              ],
            },
            'quantities.moved': { target: '#ordering.deciding', actions: 'takeNext' },
          },
        },
        discarding: {
          description: 'What is not stored is given up, here and where it is kept',
          entry: sendTo('workspace', { type: 'edits.discarded' }),
          always: { target: '#ordering.deciding', actions: 'takeNext' },
        },
      },
    },
  },
});
