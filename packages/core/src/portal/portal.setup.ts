import { assign, enqueueActions, sendTo, setup, stopChild } from 'xstate';
import { accessMachine } from '../access/access.machine.ts';
import type { Access } from '../access/access.ts';
import type { Language } from '../contract/index.ts';
import { greetingMachine } from '../dashboard/greeting.machine.ts';
import { type TilesStatusChanged, tilesMachine } from '../dashboard/tiles.machine.ts';
import { type LanguageStatusChanged, languageMachine } from '../language/language.machine.ts';
import { demandOf, formatRoute, isOrderingRoute, needsOverlays, type Route } from '../navigation/routes.ts';
import { overlaysLoaderMachine } from '../overlays/overlaysLoader.machine.ts';
import { service, watch } from '../platform/actors/service.ts';
import { type SessionStatusChanged, sessionMachine } from '../session/session.machine.ts';
import type { OrderingLogic, OrderingRef, SpawnOrdering } from './orderingPart.ts';

/** The ordering screen where the user has to decide about typed entries. Signing out shows this screen first. */
export const placeOfTyping = ({ ordering, route }: PortalContext): Route =>
  ordering?.getSnapshot().context.route ?? route;

/** True when there are typed entries that signing out could lose. */
const hasUndecided = ({ ordering }: PortalContext): boolean =>
  ordering?.getSnapshot().can({ type: 'signOut.wished' }) === true;

/** True when logout is newly requested and no typed entries have to be decided first. */
export const isOtherLogout = (context: PortalContext, { screen }: Route): boolean =>
  screen === 'logout' && context.route.screen !== 'logout' && !hasUndecided(context);

/** The root chart's context: current route, language and access rights. */
export interface PortalContext {
  route: Route;
  language: Language;
  access: Access | null;
  /** Runs from the first visit until the user signs out, so that saving continues in the background. */
  ordering: OrderingRef | null;
  /**
   * The page was opened at the logout address while unsaved work is kept on the device. The user is asked about it
   * first.
   */
  held: boolean;
}

export type PortalEvent =
  | { type: 'route.changed'; route: Route }
  | { type: 'reload.requested' }
  /** The page came back from the background, or is online again. */
  | { type: 'page.woke' }
  /** The user has decided about the work kept on the device, so the session may end. */
  | { type: 'logout.agreed' }
  /** Calls that were refused because of a maintenance may be retried. */
  | { type: 'maintenance.over' }
  | SessionStatusChanged
  | LanguageStatusChanged
  | TilesStatusChanged;

/** Types, actors, actions and guards of the portal chart. */
export const portalSetup = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as { route: Route; language: Language; held: boolean },
    children: {} as {
      session: 'session';
      language: 'language';
      access: 'access';
      tiles: 'tiles';
      greeting: 'greeting';
      overlays: 'overlays';
    },
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    session: sessionMachine,
    language: languageMachine,
    access: accessMachine,
    tiles: tilesMachine,
    greeting: greetingMachine,
    overlays: overlaysLoaderMachine,
    /** Loads the code of the ordering area. */
    loadOrdering: service<OrderingLogic>(),
    reload: service<void>(),
    watchLocation: watch(),
    watchPage: watch(),
  },
  actions: {
    setRoute: assign((_, { route }: { route: Route }) => ({ route })),
    release: assign({ held: false }),
    setLanguage: assign((_, { status }: LanguageStatusChanged) => ({ language: status })),
    setAccess: assign((_, { access }: { access: Access }) => ({ access })),
    notifySession: sendTo('session', (_, { route }: { route: Route }) => ({
      type: 'demand.changed' as const,
      demand: demandOf(route),
    })),
    notifyArrival: sendTo('language', { type: 'user.arrived' }),
    notifyDeparture: sendTo('language', { type: 'user.left' }),
    notifyTiles: sendTo('tiles', { type: 'language.changed' }),
    reportPageSettled: sendTo('overlays', { type: 'page.settled' }),
    reportOverlaysNeeded: enqueueActions(({ enqueue }, { route }: { route: Route }) => {
      if (needsOverlays(route)) enqueue.sendTo('overlays', { type: 'overlays.needed' });
    }),
    retryAll: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo('tiles', { type: 'tiles.retried' });
      enqueue.sendTo('greeting', { type: 'greeting.retried' });
      if (!context.access) enqueue.sendTo('access', { type: 'access.retried' });
      if (context.ordering) enqueue.sendTo(context.ordering, { type: 'maintenance.over' });
    }),
    passOnOrderingRoute: enqueueActions(({ context, enqueue }, { route }: { route: Route }) => {
      if (!context.ordering) return;
      if (isOrderingRoute(route)) enqueue.sendTo(context.ordering, { type: 'route.changed', route });
      else enqueue.sendTo(context.ordering, { type: 'area.left' });
    }),
    notifyKeptWork: sendTo('overlays', { type: 'logout.wished' }),
    /** Puts a route into the address bar; provided by the composition root. */
    showRoute: (_, _params: { route: Route }) => {},
    notifySignOut: enqueueActions(({ context, enqueue }) => {
      if (context.ordering) enqueue.sendTo(context.ordering, { type: 'signOut.wished' });
    }),
    passOnOrderingLanguage: enqueueActions(({ context, enqueue }) => {
      if (context.ordering) enqueue.sendTo(context.ordering, { type: 'language.changed' });
    }),
    startOrdering: assign({
      ordering: ({ context: { route, access }, spawn }, { logic }: { logic: OrderingLogic }) =>
        isOrderingRoute(route) && access !== null
          ? (spawn as unknown as SpawnOrdering)(logic, {
              id: 'ordering',
              input: { route, rights: access.rights },
            })
          : null,
    }),
    stopOrdering: stopChild('ordering'),
    forgetUser: assign({ access: null, ordering: null }),
  },
  guards: {
    isSignedIn: (_, { status }: SessionStatusChanged) => status === 'signedIn',
    isNotSignedIn: (_, { status }: SessionStatusChanged) => status !== 'signedIn',
    /** The address already matches what is shown. */
    isShown: ({ context }, { route }: { route: Route }) => formatRoute(route) === formatRoute(context.route),
    /** There are typed entries that signing out could lose. The ordering area saves them, or asks the user. */
    asksBefore: ({ context }, { route }: { route: Route }) =>
      route.screen === 'logout' && hasUndecided(context),
    /** Work that could not be saved is kept on this device; provided by the composition root. */
    asksAboutKept: (_, _params: { route: Route }) => false,
    isHeld: ({ context }, { status }: SessionStatusChanged) => context.held && status === 'signedIn',
    /** Nobody is signed in, so there is nothing to ask. */
    isHeldForNothing: ({ context }, { status }: SessionStatusChanged) =>
      context.held && status === 'signedOut',
    isOrdering: ({ context }) => isOrderingRoute(context.route),
    isElsewhere: ({ context }) => !isOrderingRoute(context.route),
    runsOrdering: ({ context }) => context.ordering !== null,
    isSettled: (_, { status }: TilesStatusChanged) => status === 'settled',
    hasAccess: ({ context }) => context.access !== null,
  },
});
