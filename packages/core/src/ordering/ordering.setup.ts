import { assign, enqueueActions, setup } from 'xstate';
import { mayOpen } from '../access/screenRights.ts';
import type { ResolvedRights } from '../contract/index.ts';
import { type OrderingRoute, type SignOut, samePlace } from '../navigation/orderingRoute.ts';
import { tellRunning } from '../platform/actors/tellRunning.ts';
import type { Unsaved } from './cart/cartStatus.ts';
import { orderingCharts, retries } from './orderingCharts.ts';
import {
  isPlaceRoute,
  type OrderingContext,
  type OrderingEvent,
  placeRouteOf,
  sameSeasons,
} from './orderingFacts.ts';
import type { CodeCame } from './screenCode/screenCode.machine.ts';
import { needsCode } from './screenCode/screenCodes.ts';

/** When leaving, wait this long (ms) for typed quantities to be stored before asking the user. */
export const LEAVE_DELAY = 1500;

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
    setSignOut: assign(() => ({ next: { screen: 'logout' as const } })),
    takeNext: assign(({ context: { next, route } }) => ({
      route: next === null || next.screen === 'logout' ? route : next,
      next: null,
      unsaved: 'none' as const,
    })),
    dropNext: assign({ next: null }),
    /** Retries the screen, and what is shown on top of every screen. */
    retryAll: enqueueActions((given) => tellRunning(given, retries)),
    setBrought: assign(({ context: { brought } }, { screen }: CodeCame) => ({
      brought: [...brought, screen],
    })),
    setUnsaved: assign((_, { unsaved }: { unsaved: Unsaved }) => ({ unsaved })),
    /** Restores the address; provided by the composition root. */
    showRoute: (_, _params: { route: OrderingRoute | SignOut }) => {},
  },
  guards: {
    isOn: ({ context }, { screen }: { screen: OrderingRoute['screen'] }) => context.route.screen === screen,
    /** The screens of a place are the workspace's. */
    lacksCode: ({ context: { route, brought } }) => !isPlaceRoute(route) && needsCode(route.screen, brought),
    isInPlace: ({ context }) => isPlaceRoute(context.route),
    hasNoRight: ({ context: { rights, route } }) => !mayOpen(rights, route),
    staysInPlace: ({ context }, { route }: { route: OrderingRoute }) =>
      isPlaceRoute(route) &&
      samePlace(placeRouteOf(context).place, route.place) &&
      mayOpen(context.rights, route),
    staysWithCustomer: ({ context }, { route }: { route: OrderingRoute }) =>
      sameSeasons(context.route, route),
    /** The list of waiting orders was read together with the first news. */
    isLater: (_, { isFirst }: { isFirst: boolean }) => !isFirst,
    hasUnsaved: ({ context }) => context.unsaved !== 'none',
    isStored: (_, { unsaved }: { unsaved: Unsaved }) => unsaved === 'none',
    signsOut: ({ context: { next } }) => next?.screen === 'logout',
    isAtRisk: ({ context }) => context.unsaved === 'atRisk',
  },
  delays: { leaveDelay: LEAVE_DELAY },
});
