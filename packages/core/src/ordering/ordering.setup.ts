import { assign, enqueueActions, setup } from 'xstate';
import { envOf, mayOpen } from '../access/screenRights.ts';
import type { ResolvedRights, RightEnv, WaitingNews } from '../contract/index.ts';
import { type OrderingRoute, type PlaceRoute, type SignOut, samePlace } from '../navigation/orderingRoute.ts';
import { maySubmit } from '../rules/rights.ts';
import type { Unsaved } from './cart/cartStatus.ts';
import type { NewsCame } from './news/newsChart.ts';
import { orderingCharts } from './orderingCharts.ts';
import type { WorkspaceStatusChanged } from './workspace/workspaceFacts.ts';

/** When leaving, wait this long (ms) for typed quantities to be stored before asking the user. */
export const LEAVE_DELAY = 1500;

const signOut: SignOut = { screen: 'logout' };

export interface OrderingContext {
  route: OrderingRoute;
  /** The requested address, while quantities are still being stored. */
  next: OrderingRoute | SignOut | null;
  rights: ResolvedRights;
  /** The last that the workspace told: what leaving the place would do to what is typed. */
  unsaved: Unsaved;
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
  | WorkspaceStatusChanged
  | NewsCame<WaitingNews>;

/** The customer of a route; the id is '' if the screen belongs to no customer. */
export const customerOf = (route: OrderingRoute): { rightEnv: RightEnv; customerId: string } => ({
  rightEnv: envOf(route),
  customerId: 'customerId' in route ? route.customerId : '',
});

export const orderIn = (route: OrderingRoute): string => (route.screen === 'order' ? route.orderId : '');

const isSignOut = (route: OrderingRoute | SignOut): route is SignOut => route.screen === 'logout';

const isPlaceRoute = (route: OrderingRoute): route is PlaceRoute => 'place' in route;

export const placeRouteOf = ({ route }: OrderingContext): PlaceRoute => {
  if (!isPlaceRoute(route)) throw new Error('the workspace was entered without a place');
  return route;
};

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
  actors: orderingCharts,
  actions: {
    setRoute: assign((_, { route }: { route: OrderingRoute }) => ({ route, next: null })),
    setNext: assign((_, { route }: { route: OrderingRoute }) => ({ next: route })),
    setSignOut: assign({ next: signOut }),
    takeNext: assign(({ context: { next, route } }) => ({
      route: next === null || isSignOut(next) ? route : next,
      next: null,
      unsaved: 'none' as const,
    })),
    dropNext: assign({ next: null }),
    /** Retries the palette and the copy dialog, which are shown on top of every screen. */
    retryLayers: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('palette', { type: 'search.retried' });
      enqueue.sendTo('copy', { type: 'targets.retried' });
    }),
    setUnsaved: assign((_, { unsaved }: { unsaved: Unsaved }) => ({ unsaved })),
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
    /** The list of waiting orders was read together with the first news. */
    isLater: (_, { isFirst }: { isFirst: boolean }) => !isFirst,
    hasUnsaved: ({ context }) => context.unsaved !== 'none',
    isStored: (_, { unsaved }: { unsaved: Unsaved }) => unsaved === 'none',
    signsOut: ({ context: { next } }) => next !== null && isSignOut(next),
    isAtRisk: ({ context }) => context.unsaved === 'atRisk',
  },
  delays: { leaveDelay: LEAVE_DELAY },
});
