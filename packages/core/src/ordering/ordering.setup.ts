import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { maySubmit } from '../access/orderingRights.ts';
import { envOf, mayOpen } from '../access/screenRights.ts';
import type { ResolvedRights, RightEnv } from '../contract/index.ts';
import { type OrderingRoute, type PlaceRoute, type SignOut, samePlace } from '../navigation/orderingRoute.ts';
import { cartsMachine } from './cart/carts.machine.ts';
import { copyMachine } from './copy/copy.machine.ts';
import { groupsMachine } from './group/groups.machine.ts';
import { waitingNewsMachine } from './news/waitingNews.machine.ts';
import { documentsMachine } from './order/documents.machine.ts';
import { orderMachine } from './order/order.machine.ts';
import { ordersMachine } from './order/orders.machine.ts';
import { paletteMachine } from './palette/palette.machine.ts';
import { posMachine } from './pos/pos.machine.ts';
import { customerMachine } from './season/customer.machine.ts';
import { seasonsMachine } from './season/seasons.machine.ts';
import { waitingMachine } from './waiting/waiting.machine.ts';
import { workspaceMachine } from './workspace/workspace.machine.ts';
import type { leavingOf, Unsaved } from './workspace/workspaceFacts.ts';

/** When leaving, wait this long (ms) for typed quantities to be stored before asking the user. */
export const LEAVE_DELAY = 1500;

const signOut: SignOut = { screen: 'logout' };

export interface OrderingContext {
  route: OrderingRoute;
  /** The requested address, while quantities are still being stored. */
  next: OrderingRoute | SignOut | null;
  rights: ResolvedRights;
  /** What is typed and not stored. Leaving discards it once the user confirms. */
  unsaved: Unsaved | null;
  /** Leaving now could lose something that is typed. */
  atRisk: boolean;
  /** The mark of the list of waiting orders while it is shown; null: not known yet. */
  waitingMark: string | null;
}

export type OrderingEvent =
  | { type: 'route.changed'; route: OrderingRoute }
  | { type: 'language.changed' }
  /** Retry what was refused because of a maintenance. */
  | { type: 'maintenance.over' }
  | { type: 'leaving.confirmed' }
  | { type: 'leaving.cancelled' }
  /** The user wants to sign out: first store what is typed, or let the user decide about it. */
  | { type: 'signOut.wished' }
  /** Another area of the portal is shown; edits here are kept. */
  | { type: 'area.left' }
  | { type: 'quantities.moved' };

/** The customer of a route; the id is '' if the screen belongs to no customer. */
export const customerOf = (route: OrderingRoute): { rightEnv: RightEnv; customerId: string } => ({
  rightEnv: envOf(route),
  customerId: 'customerId' in route ? route.customerId : '',
});

export const orderIn = (route: OrderingRoute): string => (route.screen === 'order' ? route.orderId : '');

const isSignOut = (route: OrderingRoute | SignOut): route is SignOut => route.screen === 'logout';

/** What leaving the place now would discard. */
type Leaving = ReturnType<typeof leavingOf>;

const isPlaceRoute = (route: OrderingRoute): route is PlaceRoute => 'place' in route;

export const placeRouteOf = ({ route }: OrderingContext): PlaceRoute => {
  if (!isPlaceRoute(route)) throw new Error('the workspace was entered without a place');
  return route;
};

export const markOf = ({ context }: SnapshotFrom<typeof waitingNewsMachine>): string | null =>
  context.news?.mark ?? null;

/** Input for the news of waiting orders: the right environment, and whether the user may see them. */
export const waitingInput = ({ context: { route, rights } }: { readonly context: OrderingContext }) => ({
  params: { rightEnv: envOf(route) },
  may: maySubmit(rights, envOf(route)),
});

/** Types, actors, actions and guards of the ordering area's chart. */
export const orderingSetup = setup({
  types: {
    context: {} as OrderingContext,
    events: {} as OrderingEvent,
    input: {} as { route: OrderingRoute; rights: ResolvedRights },
  },
  actors: {
    pos: posMachine,
    seasons: seasonsMachine,
    waiting: waitingMachine,
    waitingNews: waitingNewsMachine,
    carts: cartsMachine,
    orders: ordersMachine,
    customer: customerMachine,
    groups: groupsMachine,
    order: orderMachine,
    orderDocuments: documentsMachine,
    workspace: workspaceMachine,
    palette: paletteMachine,
    copy: copyMachine,
  },
  actions: {
    setRoute: assign((_, { route }: { route: OrderingRoute }) => ({ route, next: null })),
    setNext: assign((_, { route }: { route: OrderingRoute }) => ({ next: route })),
    setSignOut: assign({ next: signOut }),
    takeNext: assign(({ context: { next, route } }) => ({
      route: next === null || isSignOut(next) ? route : next,
      next: null,
      unsaved: null,
      atRisk: false,
    })),
    dropNext: assign({ next: null }),
    setWaitingMark: assign((_, { mark }: { mark: string | null }) => ({ waitingMark: mark })),
    /** The list is as current as the first news. It is reloaded on later news. */
    tellWaiting: enqueueActions(
      ({ context: { waitingMark }, enqueue }, { mark }: { mark: string | null }) => {
        if (waitingMark !== null && mark !== null) enqueue.sendTo('waiting', { type: 'reading.refreshed' });
      },
    ),
    /** Retries the palette and the copy dialog, which are shown on top of every screen. */
    retryLayers: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('palette', { type: 'search.retried' });
      enqueue.sendTo('copy', { type: 'targets.retried' });
    }),
    setUnsaved: assign((_, { unsaved, atRisk }: Leaving) => ({ unsaved, atRisk })),
    /** Restores the address; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute | SignOut }) => {},
  },
  guards: {
    isOn: ({ context }, { screen }: { screen: OrderingRoute['screen'] }) => context.route.screen === screen,
    isInPlace: ({ context }) => isPlaceRoute(context.route),
    hasNoRight: ({ context: { rights, route } }) => !mayOpen(rights, route),
    staysInPlace: ({ context }, { route }: { route: OrderingRoute }) =>
      isPlaceRoute(route) &&
      samePlace(placeRouteOf(context).place, route.place) &&
      mayOpen(context.rights, route),
    staysWithCustomer: ({ context: { route: shown } }, { route }: { route: OrderingRoute }) =>
      shown.screen === 'seasons' &&
      route.screen === 'seasons' &&
      shown.rightEnv === route.rightEnv &&
      shown.customerId === route.customerId,
    waitingMoved: ({ context }, { mark }: { mark: string | null }) =>
      mark !== null && mark !== context.waitingMark,
    hasUnsaved: ({ context }) => context.unsaved !== null,
    signsOut: ({ context: { next } }) => next !== null && isSignOut(next),
    isAtRisk: ({ context }) => context.atRisk,
    /** Whether unsaved edits have appeared, or are all gone. */
    unsavedTurned: ({ context }, { unsaved }: Leaving) => (context.unsaved === null) !== (unsaved === null),
    unsavedMoved: ({ context }, { unsaved, atRisk }: Leaving) =>
      context.unsaved !== unsaved || context.atRisk !== atRisk,
  },
  delays: { leaveDelay: LEAVE_DELAY },
});
