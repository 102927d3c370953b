import { assign, enqueueActions, sendTo, setup, stopChild } from 'xstate';
import { accessMachine } from '../access/access.machine.ts';
import type { Access } from '../access/access.ts';
import type { Language } from '../contract/index.ts';
import { greetingMachine } from '../dashboard/greeting.machine.ts';
import { type TilesStatusChanged, tilesMachine } from '../dashboard/tiles.machine.ts';
import { type LanguageStatusChanged, languageMachine } from '../language/language.machine.ts';
import { demandOf, formatRoute, isOrderingRoute, needsOverlays, type Route } from '../navigation/routes.ts';
import { overlaysLoaderMachine } from '../overlays/overlaysLoader.machine.ts';
import { watch } from '../platform/actors/service.ts';
import { tellRunning } from '../platform/actors/tellRunning.ts';
import { type SessionStatusChanged, sessionMachine } from '../session/session.machine.ts';
import { type OrderingCame, orderingLoaderMachine } from './orderingLoader.machine.ts';
import { spawnOrdering } from './orderingPart.ts';
import {
  hasUndecided,
  loaderNews,
  neededOrdering,
  type PortalContext,
  type PortalEvent,
} from './portalContext.ts';

const retries = {
  tiles: { type: 'tiles.retried' },
  greeting: { type: 'greeting.retried' },
  ordering: { type: 'maintenance.over' },
  overlays: { type: 'maintenance.over' },
  language: { type: 'choice.retried' },
};

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
      orderingLoader: 'orderingLoader';
    },
  },
  actors: {
    session: sessionMachine,
    language: languageMachine,
    access: accessMachine,
    tiles: tilesMachine,
    greeting: greetingMachine,
    overlays: overlaysLoaderMachine,
    orderingLoader: orderingLoaderMachine,
    watchLocation: watch(),
    watchPage: watch(),
  },
  actions: {
    /** The session always knows what the place demands of it. */
    setRoute: enqueueActions((given, { route }: { route: Route }) => {
      given.enqueue.assign({ route });
      given.enqueue.sendTo('session', { type: 'demand.changed', demand: demandOf(route) });
      tellRunning(given, loaderNews({ ...given.context, route }));
    }),
    release: assign({ held: false }),
    setLanguage: assign((_, { status }: LanguageStatusChanged) => ({ language: status })),
    setAccess: enqueueActions((given, { access }: { access: Access }) => {
      given.enqueue.assign({ access });
      tellRunning(given, loaderNews({ ...given.context, access }));
    }),
    notifyArrival: sendTo('language', { type: 'user.arrived' }),
    notifyDeparture: sendTo('language', { type: 'user.left' }),
    passOnLanguage: enqueueActions((given) =>
      tellRunning(given, { tiles: { type: 'language.changed' }, ordering: { type: 'language.changed' } }),
    ),
    reportPageSettled: sendTo('overlays', { type: 'page.settled' }),
    reportOverlaysNeeded: enqueueActions(({ enqueue }, { route }: { route: Route }) => {
      if (needsOverlays(route)) enqueue.sendTo('overlays', { type: 'overlays.needed' });
    }),
    retryAll: enqueueActions((given) => {
      tellRunning(given, retries);
      if (!given.context.access) given.enqueue.sendTo('access', { type: 'access.retried' });
    }),
    passOnRoute: enqueueActions((given, { route }: { route: Route }) =>
      tellRunning(given, {
        ordering: isOrderingRoute(route) ? { type: 'route.changed', route } : { type: 'area.left' },
      }),
    ),
    notifyKeptWork: sendTo('overlays', { type: 'logout.wished' }),
    /** Puts a route into the address bar; provided by the composition root. */
    showRoute: (_, _params: { route: Route }) => {},
    notifySignOut: enqueueActions((given) => tellRunning(given, { ordering: { type: 'signOut.wished' } })),
    startOrdering: assign({
      ordering: ({ context, spawn }, { logic }: OrderingCame) => {
        const input = neededOrdering(context);
        return input && spawnOrdering(spawn, logic, input);
      },
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
    awaitsOrdering: ({ context }) => context.ordering === null && neededOrdering(context) !== null,
    /** The list of styles takes longer than the tiles, and says itself when it is there. */
    isPageSettled: ({ context: { route } }, { status }: TilesStatusChanged) =>
      status === 'settled' && route.screen !== 'styles',
  },
});
